#!/bin/sh
# Build the rules so that they stop dead at an index outside its array or an overflow (with ADDRESS=1 also at a write
# outside their memory), and play many games with them.  All happens in a copy, build/sanitized; the ordinary build is left alone.
# A number that does not fit into its field is no error to the sanitizer: tests.extreme compares with Python's numbers.
set -eu
cd "$(dirname "$0")/.."
python="$PWD/.venv/bin/python"
copy=build/sanitized
rm -rf "$copy"
mkdir -p "$copy"
tar cf - --exclude='*.so' --exclude=__pycache__ pxd.py page.py setup.py pyproject.toml src examples tests | tar xf - -C "$copy"
cd "$copy"
touch README.md LICENSE
sed -i 's/"-O3"/"-O1"/' setup.py # checks take a compiler long enough

checks=undefined
address=
if [ "${ADDRESS:-}" ]; then # memory, too: slower, and needs libasan
    checks=$checks,address
    address=$(${CC:-cc} -print-file-name=libasan.so)
fi
echo "building in $copy, with $checks ..."
CI=1 WESTBOUND_EXAMPLES=1 CFLAGS="-fsanitize=$checks -fsanitize-undefined-trap-on-error" \
    "$python" setup.py -q build_ext --inplace -j "${JOBS:-2}" > build.log 2>&1 || { cat build.log; exit 1; }
unset WESTBOUND_SOURCE
PYTHONPATH="$PWD/src:$PWD"
PYTHONMALLOC=malloc # else Python keeps tables side by side in blocks of its own
ASAN_OPTIONS=detect_leaks=0:handle_sigill=0 # leaks are Python's own, and a trap is to be seen as one
LD_PRELOAD=$address
export PYTHONPATH PYTHONMALLOC ASAN_OPTIONS LD_PRELOAD
"$python" -c "
import westbound
from westbound.engine import flow
assert westbound.compiled() and flow.__file__.startswith('$PWD/'), flow.__file__"

echo "an index outside its array must stop it dead ..."
status=0
"$python" -c "
import westbound
match = westbound.new('pioneers', players=2, seed=1)
match.table.apply(match.actors()[0], 30_000)" 2> /dev/null || status=$?
if [ "$status" -ne 132 ]; then # an illegal instruction: the trap
    echo "it did not (status $status): nothing is checked" >&2
    exit 1
fi

echo "random games, with a journal ..."
"$python" -m tests.streams --full "${GAMES:-200}" --bulk "${BULK:-5000}" > streams.txt ||
    { echo "stopped dead (status $?) after:" >&2; tail -1 streams.txt >&2; exit 1; }
echo "random games, everything counted after every action ..."
"$python" -m tests.fuzz --games "${FUZZ:-2000}" --jobs 1
echo "games on extreme editions, compared with Python's numbers ..."
"$python" -m tests.extreme --editions "${EDITIONS:-20}" --games 8 --jobs 1
echo "bots that think, and play against themselves ..."
PYTHONPATH="$PYTHONPATH:$PWD/examples:$PWD/tests/toys" "$python" -m tests.bots.thinking > thoughts.txt ||
    { echo "stopped dead (status $?) after:" >&2; tail -1 thoughts.txt >&2; exit 1; }
echo "and the tests ..."
"$python" -m pytest -q -p no:cacheprovider -m "not slow and not soak" tests/contract/test_play.py tests/contract/test_secrecy.py tests/engine tests/research/test_batch.py
echo "nothing was found"
