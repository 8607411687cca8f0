# Written by pxd.py from box.py.

cdef class Box:
    cdef public object edition
    cdef public int players
    cdef public int miles
    cdef public int crates
