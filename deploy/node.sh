#!/bin/sh
# Runs a program of the service. V8 would give a container of 512 MiB a young generation of 1 MiB,
# and a read twice the CPU time; docs/performance.md has the other flags.
version=$(node --version)
major=${version#v}
if [ "${major%%.*}" -lt 24 ]; then
  echo "Node.js $version is too old: run \`npm rebuild\`, which installs a newer one" >&2
  exit 1
fi
exec node --max-semi-space-size=16 "$@"
