# What Python and C must say differently (written by hand; see native.py).
cdef extern from *:
    """
    static CYTHON_INLINE void overlay(PyObject *table, PyObject *other) {
        PyTypeObject *desk = Py_TYPE(table);       /* the class next to object is not copied */
        while (desk->tp_base != &PyBaseObject_Type) desk = desk->tp_base;
        memcpy((char *) table + desk->tp_basicsize, (char *) other + desk->tp_basicsize,
               Py_TYPE(table)->tp_basicsize - desk->tp_basicsize);
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
    """
    void overlay(object table, object other) noexcept nogil
    int member(long long mask, int n) noexcept nogil
    int __builtin_ctzll(long long mask) noexcept nogil
    int __builtin_popcountll(long long mask) noexcept nogil

cdef inline long long bit(int index) noexcept nogil:
    return (<long long> 1) << index

cdef inline int lowest(long long mask) noexcept nogil:
    return __builtin_ctzll(mask)

cdef inline int members(long long mask) noexcept nogil:
    return __builtin_popcountll(mask)
