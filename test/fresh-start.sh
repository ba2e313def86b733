#!/bin/bash
# The first steps of a new user: clone, `make start`, the README's session, Ctrl-C. Afterwards no
# process may be left.
set -euo pipefail

project=$(git rev-parse --show-toplevel)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet "$project" "$work/clone"
cd "$work/clone"

free_port() {
  node -e 'const server = require("net").createServer().listen(0, "127.0.0.1", () => {
    console.log(server.address().port)
    server.close()
  })'
}
PORT=${PORT:-$(free_port)} OPS_PORT=${OPS_PORT:-$(free_port)}
export PORT OPS_PORT BASE="http://127.0.0.1:$PORT"
# A separate process group, like in a terminal, so that Ctrl-C reaches all processes.
setsid make start >"$work/log" 2>&1 &
leader=$!

fail() {
  echo "fresh start: $1" >&2
  tail -n 40 "$work/log" >&2
  kill -KILL -- "-$leader" 2>/dev/null || true
  exit 1
}

for _ in $(seq 300); do
  grep -q "$BASE" "$work/log" && break
  kill -0 "$leader" 2>/dev/null || fail 'the service ended before it was ready'
  sleep 1
done
grep -q "$BASE" "$work/log" || fail 'the service was not ready within 5 minutes'

for run in first second; do
  node_modules/.bin/node test/readme-session.ts || fail "the README's $run session went wrong"
done

processes() { pgrep -f "$work/clone" || true; pgrep -g "$leader" || true; }
kill -INT -- "-$leader"
for _ in $(seq 20); do
  [ -z "$(processes)" ] && break
  sleep 1
done
[ -z "$(processes)" ] || fail "still running 20 seconds after Ctrl-C: $(processes | tr '\n' ' ')"
if curl -s -o /dev/null "$BASE/api/config"; then fail 'the port still answers'; fi
echo "fresh start: ready, README's session as written, nothing left running"
