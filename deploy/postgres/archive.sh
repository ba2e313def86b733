#!/bin/sh
# Compose: archives the write-ahead log of PostgreSQL in the folder ARCHIVE of .env, for
# base-backup.sh and restore.sh. Run it once next to docker-compose.yml; the server restarts.
set -eu
docker compose up --detach --wait postgres
docker compose exec postgres install -d -o postgres -m 700 /archive/wal /archive/base
docker compose exec postgres psql -U postgres -v ON_ERROR_STOP=1 \
  -c "load 'basic_archive'" -c "alter system set archive_library = 'basic_archive'" \
  -c "alter system set basic_archive.archive_directory = '/archive/wal'" \
  -c "alter system set archive_mode = on" -c "alter system set archive_timeout = 300"
docker compose restart postgres
