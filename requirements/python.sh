#!/bin/sh
# Print the Python to set up with: python3, unless it was built without optimization (which makes it slow) and the
# system has a suitable one of its own.
system=/usr/bin/python3
plain='import sys, sysconfig; sys.exit("--enable-optimizations" in sysconfig.get_config_var("CONFIG_ARGS"))'
will_do='import ensurepip, os, sys, sysconfig, venv
header = os.path.join(sysconfig.get_path("include"), "Python.h")
sys.exit(sys.version_info < (3, 11) or not os.path.exists(header))'

if python3 -c "$plain" 2>/dev/null && "$system" -c "$will_do" 2>/dev/null; then
    echo "$system"
else
    echo python3
fi
