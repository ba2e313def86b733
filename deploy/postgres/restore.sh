#!/bin/sh
# Compose: stops the service and starts PostgreSQL with the data of a moment. Each run begins with
# the base backup, so that another moment can be tried. The data before it stay next to $PGDATA.
# Arguments: a folder in ARCHIVE/base, and a moment after the end of its backup.
set -eu
: "${2:?usage: restore.sh 2026-01-31T030000Z '2026-01-31 07:05:00+00'}"
in_container="docker compose run --rm --no-deps -T postgres"
$in_container ls "/archive/base/$1/base.tar.gz"
docker compose stop
$in_container bash -eus -- "/archive/base/$1" "$2" <<'EOF'
mv "$PGDATA" "$PGDATA.lost.$(date -u +%FT%H%M%S.%NZ)"
mkdir -m 700 "$PGDATA"
tar -xzf "$1/base.tar.gz" -C "$PGDATA"
tar -xzf "$1/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
cp "$1/backup_manifest" "$PGDATA"
pg_verifybackup "$PGDATA"
# An earlier restore began a new time line, which `latest` would follow. Without `promote` the
# server would stay read-only. It is healthy when the recovery has ended, not before.
cat >> "$PGDATA/postgresql.auto.conf" <<END
restore_command = 'cp /archive/wal/%f %p'
recovery_target_timeline = 'current'
recovery_target_time = '$2'
recovery_target_action = 'promote'
hot_standby = off
END
touch "$PGDATA/recovery.signal"
chown -R postgres: "$PGDATA"
EOF
docker compose up --detach --wait postgres || {
  docker compose logs --no-log-prefix --tail 20 postgres
  echo "PostgreSQL has not reached $2. Run this again with another moment." >&2
  exit 1
}
