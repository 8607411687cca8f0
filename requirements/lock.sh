#!/bin/sh
# Rewrite the lock files, without the name of any registry in them.  Needs uv.
set -eu
cd "$(dirname "$0")"
for list in play dev docs ../bench/requirements; do
    uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url \
        --upgrade "$list.in" -o "$list.txt"
done
