# What Python and C must say differently (written by hand; see native.py).
cdef extern from *:
    """
    static CYTHON_INLINE void overlay(PyObject *table, PyObject *other) {
        PyTypeObject *last = Py_TYPE(table), *desk;
        while (last->tp_getset == NULL) last = last->tp_base;       /* classes at the end without public fields, ... */
        for (desk = last; desk->tp_base != &PyBaseObject_Type;) desk = desk->tp_base;   /* ... and the one next to */
        memcpy((char *) table + desk->tp_basicsize, (char *) other + desk->tp_basicsize,        /* object, are not copied */
               last->tp_basicsize - desk->tp_basicsize);
    }
    static CYTHON_INLINE void *nth(PyObject *many, int n) {
        return (void *) PyList_GET_ITEM(many, n);
    }
    static CYTHON_INLINE int member(long long mask, int n) {
        unsigned long long rest = (unsigned long long) mask;
        int at = 0, half, below, beyond;
        for (half = rest < 256 ? 4 : 32; half > 0; half >>= 1) {    /* in which half is it?  without branches */
            below = __builtin_popcountll(rest & ((1ULL << half) - 1));
            beyond = -(n >= below);
            n -= below & beyond;
            rest >>= half & beyond;
            at += half & beyond;
        }
        return at;
    }
    static CYTHON_INLINE long long mixed(long long digest, long long number) {
        unsigned long long mixture = ((unsigned long long) digest ^ (unsigned long long) number) + 0x9E3779B97F4A7C15ULL;
        mixture = (mixture ^ mixture >> 30) * 0xBF58476D1CE4E5B9ULL;
        mixture = (mixture ^ mixture >> 27) * 0x94D049BB133111EBULL;
        return (long long) (mixture ^ mixture >> 31);
    }
    static CYTHON_INLINE double on_grid(double number) {
        return number + 25769803776.0 - 25769803776.0;
    }
    #if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__)
    #define WIDE __attribute__((target_clones("avx512f", "avx2", "default")))     /* the same sums, more at a time */
    #else
    #define WIDE
    #endif
    WIDE static CYTHON_UNUSED void shift_sums(double *restrict sums, int at, int width, const double *restrict weights,
                                              double *restrict row, int start, const double *restrict numbers, int n) {
        int i, j;
        for (i = 0; i < n; i++) {
            double number = on_grid(numbers[i]), more = number - row[start + i];
            if (more != 0.0) {
                row[start + i] = number;
                for (j = 0; j < width; j++) sums[at + j] += more * weights[i * width + j];
            }
        }
    }
    WIDE static CYTHON_UNUSED void add_layer(double *restrict sums, int width, const double *restrict weights, int at,
                                             const double *restrict numbers, int start, int n) {
        int i, j;
        for (i = 0; i < n; i++)
            if (numbers[start + i] > 0.0)
                for (j = 0; j < width; j++) sums[j] += numbers[start + i] * weights[at + i * width + j];
    }
    """
    void overlay(object table, object other) noexcept nogil
    void *nth(object many, int n) noexcept nogil
    int member(long long mask, int n) noexcept nogil
    long long mixed(long long digest, long long number) noexcept nogil
    double on_grid(double number) noexcept nogil
    void shift_sums(double *sums, int at, int width, const double *weights, double *row, int start, const double *new,
                    int n) noexcept nogil
    void add_layer(double *sums, int width, const double *weights, int at, const double *numbers, int start,
                   int n) noexcept nogil
    int __builtin_ctzll(long long mask) noexcept nogil
    int __builtin_popcountll(long long mask) noexcept nogil

cdef extern from "<math.h>":
    double exp(double number) noexcept nogil
    double sqrt(double number) noexcept nogil

cdef inline long long bit(int index) noexcept nogil:
    return (<long long> 1) << index

cdef inline int lowest(long long mask) noexcept nogil:
    return __builtin_ctzll(mask)

cdef inline int members(long long mask) noexcept nogil:
    return __builtin_popcountll(mask)
