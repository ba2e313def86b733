#!/bin/sh
# Has Compose's own parser read docker-compose.yml. The JSON schema of the Compose specification does
# not hold Compose's rules between fields, nor does the Compose 1.29 of Debian 12.
set -eu
cd "$(dirname "$0")"

go=go
needed=go$(sed -n 's/^go //p' go.mod)
if [ "$(printf '%s\n' "$needed" "$(go env GOVERSION)" | sort -V | head -n 1)" != "$needed" ]; then
  # Too old, as in Debian 12, but able to fetch a newer Go as a module. Its files are not executable.
  toolchain=golang.org/toolchain@v0.0.1-go1.26.8.linux-$(go env GOARCH)
  (cd / && go mod download "$toolchain")
  folder=$(go env GOMODCACHE)/$toolchain
  chmod +x "$folder"/bin/* "$folder"/pkg/tool/*/*
  go=$folder/bin/go
  export GOROOT="$folder" GOTOOLCHAIN=local
fi
"$go" run . ../../../docker-compose.yml POSTGRES_PASSWORD=x JWT_SECRET_KEY=x
