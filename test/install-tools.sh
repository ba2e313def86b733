#!/bin/sh
# Installs the Debian packages that the tests use if one of their commands is missing.
set -eu

missing=
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }
need curl curl
need jq jq
need redis-server redis-server
need pdftotext poppler-utils
need qpdf qpdf
need pgbouncer pgbouncer
need pg_dump postgresql-client
need chromium chromium
need promtool prometheus
need haproxy haproxy
need openssl openssl
# pg_verifybackup reads the log with pg_waldump, which is in the server's package.
ls /usr/lib/postgresql/*/bin/pg_waldump >/dev/null 2>&1 || missing="$missing postgresql"
need go golang-go

[ -n "$missing" ] || exit 0
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "The tests need these packages:$missing" >&2
  exit 1
fi
# Run level 1: the installation of a server must not start it.
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
apt-get update -qq
# shellcheck disable=SC2086 # one word for each package
apt-get install -y -qq --no-install-recommends $missing >/dev/null
