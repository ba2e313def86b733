#!/bin/sh
# Runs a program of the service. V8 would give a container of 512 MiB a young generation of 1 MiB,
# and a read twice the CPU time; docs/performance.md has the other flags.
exec node --max-semi-space-size=16 "$@"
