#!/bin/sh
# Compose: stops the service and starts PostgreSQL with the data of a moment. The data before stay
# in $PGDATA.lost. Arguments: a folder in ARCHIVE/base, and a moment after the end of its backup.
set -eu
: "${2:?usage: restore.sh 2026-01-31T030000Z '2026-01-31 07:05:00+00'}"
docker compose stop
docker compose run --rm --no-deps -T postgres bash -eus -- "$1" "$2" <<'EOF'
base=/archive/base/$1
test -f "$base/base.tar.gz"
mv "$PGDATA" "$PGDATA.lost"
mkdir -m 700 "$PGDATA"
tar -xzf "$base/base.tar.gz" -C "$PGDATA"
tar -xzf "$base/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
cp "$base/backup_manifest" "$PGDATA"
pg_verifybackup "$PGDATA"
# Without `promote` the server would stay read-only.
cat >> "$PGDATA/postgresql.auto.conf" <<END
restore_command = 'cp /archive/wal/%f %p'
recovery_target_time = '$2'
recovery_target_action = 'promote'
END
touch "$PGDATA/recovery.signal"
chown -R postgres: "$PGDATA"
EOF
docker compose up --detach --wait postgres
