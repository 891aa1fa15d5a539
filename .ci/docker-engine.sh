#!/usr/bin/env bash
# Gives a build machine a Docker engine, to be sourced:  install_engine, start_engine, stop_engine.
# Everything comes from Debian's packages. What is already there is used as it is.
# Debian 12 has no Compose 2 and no buildx; Debian 13's are single binaries that run there as well.

. scripts/lib/debian-mirror.sh

engine_pid=

install_engine() {
  command -v dockerd >/dev/null || scripts/ensure-packages.sh docker.io || return 1
  # From Debian 13 on the client is a package of its own.
  command -v docker >/dev/null || scripts/ensure-packages.sh docker-cli || return 1
  docker compose version >/dev/null 2>&1 || install_plugin docker-compose || return 1
  docker buildx version >/dev/null 2>&1 || install_plugin docker-buildx || return 1
}

# Unpacks a client plugin of Debian 13 into the user's plugin folder, its signature checked by apt.
install_plugin() {
  local package=$1 plugins="${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins" work status=0
  work=$(mktemp -d)
  # apt's own unprivileged user has to get in.
  chmod 755 "$work"
  mkdir -p "$work/lists/partial" "$work/archives/partial" "$plugins"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror) trixie main" >"$work/sources.list"
  local options=(-qq -o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists" -o "Dir::Cache=$work")
  {
    apt-get "${options[@]}" update &&
      (cd "$work" && apt-get "${options[@]}" -o APT::Sandbox::User=root download "$package") &&
      dpkg-deb --fsys-tarfile "$work/$package"_*.deb |
      tar -x -O --wildcards "./usr/*/docker/cli-plugins/$package" >"$plugins/$package.new" &&
      chmod 755 "$plugins/$package.new" && mv "$plugins/$package.new" "$plugins/$package"
  } >"$work/log" 2>&1 || { tail -n 10 "$work/log" >&2; status=1; }
  rm -rf "$work"
  return "$status"
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
