#!/usr/bin/env bash
# Gives a build machine a Docker engine, to be sourced:  install_engine, start_engine, stop_engine.
# Everything comes from Debian's packages. What is already there is used as it is.
# Debian 12 has no Compose 2 and no buildx; Debian 13's are single binaries that run there as well.

. .ci/debian-13.sh

engine_pid=

install_engine() {
  command -v dockerd >/dev/null || scripts/run/ensure-packages.sh docker.io || return 1
  # From Debian 13 on the client is a package of its own.
  command -v docker >/dev/null || scripts/run/ensure-packages.sh docker-cli || return 1
  docker compose version >/dev/null 2>&1 || install_plugin docker-compose || return 1
  docker buildx version >/dev/null 2>&1 || install_plugin docker-buildx || return 1
  # The swarm of the stack suite has a network of its own; without it that part is skipped.
  command -v ip >/dev/null || scripts/run/ensure-packages.sh iproute2 || true
}

# Into the user's plugin folder.
install_plugin() {
  unpack_from_debian_13 "$1" "./usr/*/docker/cli-plugins/$1" "${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins/$1"
}

# Starts dockerd unless an engine answers already. $1: where its log goes.
start_engine() {
  docker info >/dev/null 2>&1 && return 0
  [ "$(id -u)" = 0 ] || { echo 'Starting a Docker engine takes root.' >&2; return 1; }
  setsid dockerd >"$1" 2>&1 </dev/null &
  engine_pid=$!
  local second
  for second in $(seq 60); do
    docker info >/dev/null 2>&1 && return 0
    kill -0 "$engine_pid" 2>/dev/null || break
    sleep 1
  done
  echo "dockerd did not come up (waited ${second} s):" >&2
  tail -n 5 "$1" >&2
  stop_engine
  return 1
}

# Ends the dockerd that start_engine started, and no other.
stop_engine() {
  [ -n "$engine_pid" ] || return 0
  kill "$engine_pid" 2>/dev/null || true
  wait "$engine_pid" 2>/dev/null || true
  engine_pid=
}
