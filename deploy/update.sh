#!/bin/sh
# Compose: sets the roles' passwords, migrates, replaces the APIs one at a time, and then all other
# changed containers. A failed migration replaces nothing. Run it next to docker-compose.yml, after
# `docker compose build` or a change of .env.
set -eu
docker compose run --rm --no-deps roles
docker compose run --rm --no-deps migrate
containers=$(docker compose ps --quiet api)
number=$(echo "$containers" | wc -w)
for container in $containers; do
  docker compose up --detach --wait --no-deps --no-recreate --scale api=$((number + 1)) api
  docker stop "$container"
  docker rm "$container"
done
docker compose up --detach --wait
