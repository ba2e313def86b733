#!/bin/sh
# Compose: makes a base backup next to the archive, removes files of more than 30 days and those of
# attempts to archive that failed, and shows whether archiving works.
set -eu
docker compose exec -T postgres bash -eu <<'EOF'
find /archive/wal -name 'archtemp.*' -mmin +60 -delete
pg_basebackup -U postgres --pgdata="/archive/base/$(date -u +%FT%H%M%SZ)" \
  --format=tar --gzip --checkpoint=fast --wal-method=stream
find /archive -type f ! -name "*.history" -mtime +30 -delete
psql -U postgres -c 'select last_archived_time, last_failed_time from pg_stat_archiver'
EOF
