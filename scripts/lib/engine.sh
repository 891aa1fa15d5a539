#!/usr/bin/env bash
# Sourced: chooses the engine of `make up`. choose_engine sets engine (docker or native) and engine_why.

# shellcheck disable=SC2034,SC2153  # ENGINE comes from settings.sh; engine and engine_why are for the caller.

choose_engine() {
  local lacking
  engine=$ENGINE engine_why=ENGINE=$ENGINE
  [ "$ENGINE" != native ] || return 0
  if lacking=$(what_docker_lacks); then
    [ "$ENGINE" = docker ] || engine=docker engine_why='an engine answers and has the base images'
  elif [ "$ENGINE" = auto ]; then
    engine=native engine_why=$lacking
  else
    fail "ENGINE=docker, but $lacking"
  fi
}

# Prints why Docker cannot be used, with status 1; prints nothing, with status 0, where it can.
what_docker_lacks() {
  command -v docker >/dev/null || { echo 'there is no docker on this host'; return 1; }
  within 15 docker info >/dev/null 2>&1 || { echo 'no Docker engine answers'; return 1; }
  docker compose version >/dev/null 2>&1 || { echo 'Docker has no Compose 2'; return 1; }
  local image
  for image in "$(base_image RUNTIME_IMAGE)" "$(base_image NODE_IMAGE)"; do
    have_image "$image" || {
      echo "the base image $image is not there and cannot be pulled; scripts/run/base-images.sh can make it"
      return 1
    }
  done
}

# The base image of a build argument: the setting of that name, or the Dockerfile's default.
base_image() {
  local image=${!1:-}
  [ -n "$image" ] || image=$(sed -n "s/^ARG $1=//p" deploy/Dockerfile)
  echo "$image"
}

# Requests the manifest first: the registry responds quickly, whereas a pull may take minutes.
have_image() {
  docker image inspect "$1" >/dev/null 2>&1 ||
    { within 15 docker manifest inspect "$1" >/dev/null 2>&1 && within 600 docker pull --quiet "$1" >/dev/null 2>&1; }
}

# within SECONDS COMMAND…  ends a command that takes longer; macOS has no timeout.
within() {
  local tenths=$((10 * $1)) pid
  shift
  "$@" &
  pid=$!
  while kill -0 "$pid" 2>/dev/null && [ $((tenths -= 1)) -ge 0 ]; do sleep 0.1; done
  kill "$pid" 2>/dev/null || true
  wait "$pid"
}

# The other folder whose containers have this project's name, if any. Compose would replace them.
other_checkout() {
  local folder
  docker ps --all --filter "label=com.docker.compose.project=$1" \
    --format '{{.Label "com.docker.compose.project.working_dir"}}' | sort -u |
    while IFS= read -r folder; do
      [ "$(cd "$folder" 2>/dev/null && pwd -P)" = "$(pwd -P)" ] || { echo "$folder"; break; }
    done
}
