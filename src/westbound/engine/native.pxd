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
    #ifdef __GNUC__
    #define PART static inline __attribute__((always_inline))                   /* as WIDE as what it is part of */
    typedef double Eight __attribute__((vector_size(64), aligned(8), may_alias));
    PART void add_32(double *sums, const double *weights, int width, const double *by, const int *which, int count) {
        Eight *to = (Eight *) sums, a = to[0], b = to[1], c = to[2], d = to[3];       /* stay in registers */
        int i;
        for (i = 0; i < count; i++) {
            const Eight *of = (const Eight *) (weights + (size_t) which[i] * width);
            double number = by[which[i]];
            a += number * of[0];
            b += number * of[1];
            c += number * of[2];
            d += number * of[3];
        }
        to[0] = a, to[1] = b, to[2] = c, to[3] = d;
    }
    PART void add_8(double *sums, const double *weights, int width, const double *by, const int *which, int count) {
        Eight *to = (Eight *) sums, a = *to;
        int i;
        for (i = 0; i < count; i++) a += by[which[i]] * *(const Eight *) (weights + (size_t) which[i] * width);
        *to = a;
    }
    #else
    #define PART static CYTHON_INLINE
    #endif
    PART void add_rows(double *sums, int width, const double *weights, const double *by, const int *which, int count) {
        int at = 0, i, j;
    #ifdef __GNUC__
        for (; at + 32 <= width; at += 32) add_32(sums + at, weights + at, width, by, which, count);
        for (; at + 8 <= width; at += 8) add_8(sums + at, weights + at, width, by, which, count);
    #endif
        for (i = 0; i < count; i++)
            for (j = at; j < width; j++) sums[j] += by[which[i]] * weights[(size_t) which[i] * width + j];
    }
    WIDE static CYTHON_UNUSED void shift_sums(double *restrict sums, int at, int width, const double *restrict weights,
                                              double *restrict row, int start, const double *restrict numbers, int n) {
        union { double numbers[64]; long long bits[64]; } more;
        int which[64], first, i, count, most;
        for (first = 0; first < n; first += 64) {
            const double *restrict from = numbers + first;
            double *restrict last = row + start + first;
            most = n - first < 64 ? n - first : 64;
            for (i = 0; i < most; i++) {
                double number = on_grid(from[i]);
                more.numbers[i] = number - last[i];
                last[i] = number;
            }
            for (count = 0, i = 0; i < most; i++) {                                             /* without branches */
                which[count] = i;
                count += more.bits[i] != 0;
            }
            add_rows(sums + at, width, weights + (size_t) first * width, more.numbers, which, count);
        }
    }
    WIDE static CYTHON_UNUSED void add_layer(double *restrict sums, int width, const double *restrict weights, int at,
                                             const double *restrict numbers, int start, int n) {
        int which[64], first, i, count, most;
        for (first = 0; first < n; first += 64) {
            const double *from = numbers + start + first;
            most = n - first < 64 ? n - first : 64;
            for (count = 0, i = 0; i < most; i++) {
                which[count] = i;
                count += from[i] > 0.0;
            }
            add_rows(sums, width, weights + at + (size_t) first * width, from, which, count);
        }
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
