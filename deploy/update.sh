#!/bin/sh
# Compose: builds the image, sets the roles' passwords, migrates, and replaces the APIs one at a
# time, and then all other changed containers. It begins with one more worker. A new container that
# does not become healthy is removed. VERSION in .env names the image, and moves only when the APIs
# are new: until then `docker compose up` starts the previous release. Run it next to
# docker-compose.yml after a change of the sources, also back to previous ones, or of .env.
set -eu

previous=$(sed -n 's/^VERSION=//p' .env | tail -n 1)
previous=${previous:-local}
repository=weight-bmi-register
new_apis=0
worker=

fail() {
  test -z "$worker" || docker rm --force "$worker"
  # The numbers of before, if containers of an earlier attempt have been removed.
  VERSION=$previous docker compose up --detach --no-deps --no-recreate api worker || true
  test "$VERSION" = "$previous" || docker image rm "$repository:$VERSION" || true
  echo "$1 New APIs: $new_apis. All other containers, and the release that \`docker compose up\`" \
    "starts, are the previous ones. Run this again, with mended or with the previous sources." >&2
  exit 1
}
# Adds a container to those of a service, as $added, and removes it if it does not become healthy.
add() {
  before=$(docker compose ps --all --quiet "$1")
  docker compose up --detach --wait --no-deps --no-recreate \
    --scale "$1=$(($(echo "$before" | wc -w) + 1))" "$1" && healthy=yes || healthy=
  added=
  for found in $(docker compose ps --all --quiet "$1"); do
    case "$before" in *"$found"*) ;; *) added=$found ;; esac
  done
  test "$healthy" || {
    test -z "$added" || docker logs --tail 20 "$added"
    test -z "$added" || docker rm --force "$added"
    fail "The new $1 is not healthy and has been removed; its log is above."
  }
}

VERSION=next docker compose build || {
  echo "The image has not been built, and nothing is new." >&2
  exit 1
}
VERSION=$(docker image inspect --format '{{.Id}}' "$repository:next" | sed 's/.*://' | cut -c 1-12)
export VERSION
docker tag "$repository:next" "$repository:$VERSION"
docker image rm "$repository:next"
{ docker compose run --rm --no-deps roles && docker compose run --rm --no-deps migrate; } ||
  fail "The migration has failed; its log is above."
# Stopped containers, and those that do not start, such as of an earlier attempt.
docker compose rm --force api worker
for container in $(docker compose ps --quiet api worker); do
  case $(docker inspect --format '{{.State.Health.Status}} {{.RestartCount}}' "$container") in
    healthy* | "starting 0") ;;
    *) docker rm --force "$container" ;;
  esac
done
apis=$(docker compose ps --quiet api)
add worker
worker=$added
for container in $apis; do
  add api
  new_apis=$((new_apis + 1))
  docker stop "$container"
  docker rm "$container"
done
sed -i -e "\$a VERSION=$VERSION" -e '/^VERSION=/d' .env
docker compose up --detach --wait || {
  docker compose logs --tail 20
  echo "The APIs are new. Of the others not all are healthy; the log is above." \
    "\`docker compose up --detach --wait\` continues." >&2
  exit 1
}
test "$VERSION" = "$previous" || docker image rm "$repository:$previous" || true
echo "All containers are new. Their release is VERSION=$VERSION in .env."
