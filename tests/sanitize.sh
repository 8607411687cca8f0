#!/bin/sh
# Build the rules so that they stop dead at an index outside its array or an overflow, and play many games with them.
# All happens in a copy, build/sanitized; the ordinary build is left alone.
set -eu
cd "$(dirname "$0")/.."
python="$PWD/.venv/bin/python"
copy=build/sanitized
rm -rf "$copy"
mkdir -p "$copy"
tar cf - --exclude='*.so' --exclude=__pycache__ pxd.py setup.py pyproject.toml src examples tests | tar xf - -C "$copy"
cd "$copy"
touch README.md LICENSE

echo "building in $copy ..."
"$python" pxd.py
CI=1 WESTBOUND_EXAMPLES=1 CFLAGS="-fsanitize=undefined -fsanitize-undefined-trap-on-error" \
    "$python" setup.py -q build_ext --inplace > build.log 2>&1 || { cat build.log; exit 1; }
unset WESTBOUND_SOURCE
PYTHONPATH="$PWD/src:$PWD"
export PYTHONPATH
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
echo "and the tests ..."
"$python" -m pytest -q -p no:cacheprovider -m "not slow" tests/contract/test_play.py tests/contract/test_secrecy.py tests/engine
echo "nothing was found"
