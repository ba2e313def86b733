#!/bin/sh
# Compose: sets the roles' passwords, migrates, replaces the APIs one at a time, and then all other
# changed containers. A failed migration replaces nothing. A new API that does not become healthy is
# removed, and the others go on: run this again, with mended sources or with the previous ones. Run
# it next to docker-compose.yml, after `docker compose build` or a change of .env.
set -eu

apis() { docker compose ps --quiet api; }
# Removes APIs that are not healthy, after their last log lines. The argument lists those to keep.
remove_failed() {
  for container in $(apis); do
    case "$1 $(docker inspect --format '{{.State.Health.Status}}' "$container")" in
      *"$container"* | *" healthy") ;;
      *)
        docker logs --tail 20 "$container"
        docker rm --force "$container"
        ;;
    esac
  done
}

docker compose run --rm --no-deps roles
docker compose run --rm --no-deps migrate
# Stopped APIs, and those of an update that was interrupted.
docker compose rm --force api
remove_failed ""
containers=$(apis)
number=$(echo "$containers" | wc -w)
for container in $containers; do
  docker compose up --detach --wait --no-deps --no-recreate --scale api=$((number + 1)) api || {
    remove_failed "$containers"
    echo "The new API is not healthy and has been removed; its log is above." >&2
    exit 1
  }
  docker stop "$container"
  docker rm "$container"
done
docker compose up --detach --wait || {
  docker compose logs --tail 20
  exit 1
}
