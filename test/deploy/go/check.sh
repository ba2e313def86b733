#!/bin/sh
# Checks the workflows, the Compose files with Compose's own parser, and that Kustomize builds the
# manifests, and that the documented Go client compiles.
# Neither the JSON schema of the Compose specification nor the Compose 1.29 of Debian 12 checks the
# rules between fields.
set -eu
cd "$(dirname "$0")"

go=go
needed=go$(sed -n 's/^go //p' go.mod)
if [ "$(printf '%s\n' "$needed" "$(go env GOVERSION)" | sort -V | head -n 1)" != "$needed" ]; then
  # The Go of Debian 12 is too old, but it can fetch a newer Go as a module. The module's files are
  # not executable.
  toolchain=golang.org/toolchain@v0.0.1-go1.26.8.linux-$(go env GOARCH)
  (cd / && go mod download "$toolchain")
  folder=$(go env GOMODCACHE)/$toolchain
  chmod +x "$folder"/bin/* "$folder"/pkg/tool/*/*
  go=$folder/bin/go
  export GOROOT="$folder" GOTOOLCHAIN=local
fi
for overrides in "" ../../../docker-compose.tls.yml; do
  # shellcheck disable=SC2086 # no word without overrides
  "$go" run . ../../../docker-compose.yml $overrides \
    POSTGRES_PASSWORD=x DATABASE_OWNER_PASSWORD=x DATABASE_PASSWORD=x JWT_SECRET_KEY=x
done

for folder in base example; do
  "$go" run sigs.k8s.io/kustomize/kustomize/v5@v5.8.1 build ../../../deploy/kubernetes/$folder \
    >/dev/null
done

# Without shellcheck, which some machines have and others lack.
"$go" run github.com/rhysd/actionlint/cmd/actionlint@v1.7.12 -shellcheck= \
  ../../../.github/workflows/*.yml

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp ../../../generated/client/openapi.json "$folder"
recipe=$(sed -n '/^go mod init register$/,/^```$/{/^```$/!p}' ../../../docs/compatibility.md)
(
  cd "$folder"
  PATH=$("$go" env GOROOT)/bin:$PATH
  sh -eu -c "$recipe"
  go vet .
)
