#!/bin/sh
# Compose: stops the service and starts PostgreSQL with the data of a moment, whatever the volume
# holds: nothing, the data of a server, or those of an earlier run. Data of a server stay next to
# $PGDATA. Arguments: a folder in ARCHIVE/base, and a moment after the end of its backup.
set -eu
: "${2:?usage: restore.sh 2026-01-31T030000Z '2026-01-31 07:05:00+00'}"
in_container="docker compose run --rm --no-deps -T postgres bash -eus --"
# Nothing has changed if this fails.
$in_container "/archive/base/$1" "$2" <<'EOF'
if ! test -e "$1/backup_manifest"; then
  echo "ARCHIVE has no backup ${1##*/}. Its backups:" $(ls /archive/base) >&2
  exit 1
fi
date --date "$2" >/dev/null
volume=$PGDATA
while ! test -d "$volume"; do volume=${volume%/*}; done
free=$(df --output=avail --block-size=1M "$volume" | tail -n 1)
if test -e "$PGDATA/recovery.signal"; then
  free=$((free + $(du --summarize --block-size=1M "$PGDATA" | cut -f 1)))
fi
# The files of the backup, and 1 GiB of segments.
needed=$(tr , '\n' < "$1/backup_manifest" |
  awk -F: '/"Size"/ { sum += $2 } END { printf "%.0f", sum / 1048576 + 1024 }')
if test "$free" -lt "$needed"; then
  echo "The volume of PostgreSQL has $free MiB free, and this needs $needed MiB." >&2
  exit 1
fi
EOF
docker compose stop
$in_container "/archive/base/$1" "$2" <<'EOF'
mkdir -p "${PGDATA%/*}"
exec 9< "${PGDATA%/*}"
flock --nonblock 9 || { echo "Another restore.sh unpacks the backup." >&2; exit 1; }
# A run that has not ended leaves this file, and its data are in the archive.
if test -e "$PGDATA/recovery.signal"; then
  rm -rf "$PGDATA"
elif test -e "$PGDATA"; then
  mv "$PGDATA" "$PGDATA.lost.$(date -u +%FT%H%M%S.%NZ)"
fi
mkdir -m 700 "$PGDATA"
touch "$PGDATA/recovery.signal"
tar -xzf "$1/base.tar.gz" -C "$PGDATA"
tar -xzf "$1/pg_wal.tar.gz" -C "$PGDATA/pg_wal"
cp "$1/backup_manifest" "$PGDATA"
pg_verifybackup "$PGDATA"
# An earlier restore began a new time line, which `latest` would follow. Without `promote` the
# server would stay read-only. It takes connections when the recovery has ended, not before.
cat >> "$PGDATA/postgresql.auto.conf" <<END
restore_command = 'cp /archive/wal/%f %p'
recovery_target_timeline = 'current'
recovery_target_time = '$2'
recovery_target_action = 'promote'
hot_standby = off
END
chown -R postgres: "$PGDATA"
EOF
# A new container has the log of this recovery alone.
docker compose up --detach --force-recreate postgres
container=$(docker compose ps --all --quiet postgres)
log() { docker compose logs --no-log-prefix postgres 2>&1; }
segments=$(docker compose exec -T postgres ls /archive/wal | grep -E '^[0-9A-F]{24}$' || true)
# Without a limit: the server replays all that was written after the backup.
until docker compose exec -T postgres pg_isready --quiet --host=127.0.0.1; do
  # It would start again and again.
  if test "$(docker inspect --format '{{.State.Status}} {{.RestartCount}}' "$container")" \
    != "running 0"; then
    docker compose stop postgres
    log | tail -n 20
    reason=$(log | grep -E 'FATAL|PANIC' | head -n 1)
    if log | grep -q 'recovery ended before configured recovery target'; then
      echo "The archive ends before $2. Run this again with an earlier moment." >&2
    else
      echo "PostgreSQL has ended and not reached $2. ${reason:-Its log is above.}" >&2
    fi
    exit 1
  fi
  sleep 5
  segment=$(log | grep -oE 'restored log file "[0-9A-F]{24}"' | tail -n 1 | cut -d '"' -f 2)
  timeline=$(echo "$segment" | cut -c 1-8)
  echo "Still replaying: segment ${segment:-of the backup} of $(echo "$segments" |
    grep "^$timeline" | tail -n 1)"
done
echo "PostgreSQL has the data of $2."
