#!/usr/bin/env bash
# make up: builds the site, starts it and the mock of the inquiry API, and returns.
# ENGINE=docker runs both in containers, ENGINE=native on this host; auto chooses what the host supports.
# On an error it prints the cause and exits with status 1. What ran before keeps running if the build fails; a later
# error ends it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/settings.sh
. scripts/lib/running.sh
. scripts/lib/engine.sh

# Set while the processes of the last make up are stopped and its own are not up yet.
is_between=
trap 'clean_up' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

clean_up() {
  local status=$?
  # Neither a second Ctrl-C nor that of `make up | tee` may interrupt the clean-up.
  trap '' INT TERM HUP PIPE
  [ -z "$is_between" ] || stop_everything 5 || true
  exit "$status"
}

fail() { printf 'make up: %s\n' "$*" >&2; exit 1; }

main() {
  local ports=' ' refused=
  lock_run_dir
  read_settings
  check_settings up
  check_port "$BIND_ADDRESS" SITE_PORT "$SITE_PORT"
  check_port 127.0.0.1 MOCK_PORT "$MOCK_PORT"
  [ -z "${TLS_CERTIFICATE:-}" ] || check_port "$BIND_ADDRESS" TLS_PORT "$TLS_PORT"
  choose_engine
  [ "$engine" = docker ] || [ -z "${METRICS_PORT:-}" ] || check_port "${METRICS_ADDRESS:-127.0.0.1}" METRICS_PORT "$METRICS_PORT"
  [ "$engine" = docker ] || [ -z "$refused" ] || fail "$refused"
  # The release that /readyz, the log and the labels of the images state. "-dirty" means that there are changes without a commit.
  RELEASE_VERSION=${RELEASE_VERSION:-$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)}
  RELEASE_REVISION=${RELEASE_REVISION:-$(git describe --always --abbrev=12 --exclude '*' --dirty 2>/dev/null || true)}
  RELEASE_CREATED=${RELEASE_CREATED:-$(git log -1 --format=%cI 2>/dev/null || true)}
  RELEASE_SOURCE=${RELEASE_SOURCE:-$(git remote get-url origin 2>/dev/null | sed 's#//[^@/]*@#//#' || true)}
  export RELEASE_VERSION RELEASE_REVISION RELEASE_CREATED RELEASE_SOURCE
  echo "Engine: $engine ($engine_why)"
  "build_$engine"
  is_between=yes
  stop_everything
  echo "$ports" >"$run_dir/ports"
  "up_$engine"
  is_between=
  tell_addresses
}

# check_port ADDRESS SETTING PORT: tries to listen or, without Node, to connect, unless the last make up has it. Adds to `ports`.
# Sets `refused` for a port that is not for this user: Docker can use it, as can an nginx with the capability.
check_port() {
  local host fault=
  ports+="$3 "
  ! is_port_of_make_up "$3" || return 0
  host=${1#[} host=${host%]}
  if command -v node >/dev/null; then
    fault=$(node -e 'require("net").createServer().listen({ port: +process.argv[1], host: process.argv[2] }, () => process.exit())
      .on("error", ({ code }) => console.log(code))' "$3" "$host")
  else
    ! (exec 3<>"/dev/tcp/$host/$3") 2>/dev/null || fault=EADDRINUSE
  fi
  case $fault in
  EADDRINUSE) fail "port $3 is taken by another program: stop it, or choose another port with $2=…" ;;
  EACCES) [ "$2" != MOCK_PORT ] && PATH=$PATH:/usr/sbin getcap /usr/sbin/nginx 2>/dev/null | grep -q net_bind ||
    refused=${refused:-"port $3 is not for this user: choose one from 1024 on with $2=…, or run as root"} ;;
  EADDRNOTAVAIL) fail "$([ "$2" = METRICS_PORT ] && echo METRICS || echo BIND)_ADDRESS is '$1', which is no address of this host" ;;
  esac
}

build_docker() {
  local other how=there
  other=$(other_checkout "$COMPOSE_PROJECT_NAME")
  [ -d "$other" ] || how="with docker compose -p $COMPOSE_PROJECT_NAME down"
  [ -z "$other" ] || fail "the containers of $COMPOSE_PROJECT_NAME belong to $other: stop them $how, or choose another COMPOSE_PROJECT_NAME=…"
  # Empty rather than unset: Podman's Compose keeps an unset reference as text.
  export INQUIRY_HOST=${INQUIRY_HOST:-} TRUSTED_PROXIES=${TRUSTED_PROXIES:-} OFFLINE=${OFFLINE:-} WORKERS=${WORKERS:-}
  BUILDKIT_PROGRESS=plain docker compose -p "$COMPOSE_PROJECT_NAME" build 2>&1 | tee "$run_dir/build.log" || {
    grep -oE 'SITE_[A-Z_]+=".*": expected .*' "$run_dir/build.log" | sort -u | sed 's/^/make up: /' >&2 || true
    fail "the images could not be built"
  }
  # Checks the settings as the container's user, who may read less, while the last make up's still runs.
  docker compose -p "$COMPOSE_PROJECT_NAME" run --rm --no-deps -T --entrypoint 'sh /opt/site/nginx/render.sh /tmp/nginx' web 9>&- </dev/null || {
    [ -f "$run_dir/compose" ] || docker compose -p "$COMPOSE_PROJECT_NAME" down >/dev/null 2>&1 || true
    fail "nginx cannot be configured"
  }
}

up_docker() {
  echo "$COMPOSE_PROJECT_NAME" >"$run_dir/compose"
  # Podman's Compose has no --wait: await_health checks both.
  docker compose -p "$COMPOSE_PROJECT_NAME" up --detach 9>&- || { tell_last_words; fail "the containers did not come up"; }
  await_health site "$BIND_ADDRESS" "$SITE_PORT"
  await_health mock 127.0.0.1 "$MOCK_PORT"
}

build_native() {
  command -v apt-get >/dev/null || fail "$engine_why, and without Docker make up runs on Debian and Ubuntu alone"
  . scripts/lib/node.sh
  require_node
  scripts/run/ensure-packages.sh nginx || fail "nginx is not installed"
  install_node_modules || fail "npm ci failed"
  node_modules/.bin/tsx scripts/check/site-environment.ts || fail "the site was not built"
  # Checks nginx's settings with an empty site, before the build, while the last make up's still runs.
  mkdir -p "$run_dir/empty" && touch "$run_dir/empty/"{index.html,404.html,inline-hashes.map}
  render_nginx "$run_dir/empty" "$run_dir/empty" || { rm -r "$run_dir/empty" && fail "nginx cannot be configured"; }
  rm -r "$run_dir/empty"
  npm run --silent build || fail "the site could not be built"
}

# render_nginx WEB_ROOT OUTDIR: writes the configuration of nginx, or prints which settings are invalid.
render_nginx() {
  WEB_ROOT=$1 LISTEN_ADDRESS=$BIND_ADDRESS LISTEN_PORT=$SITE_PORT \
    INQUIRY_HOST=${INQUIRY_HOST:-http://127.0.0.1:$MOCK_PORT} PATH=$PATH:/usr/sbin sh nginx/render.sh "$2"
}

up_native() {
  # A copy, as the next build replaces dist/ file by file, and nginx has read which inline styles this one allows.
  rm -rf "$run_dir/site"
  cp -R dist/client "$run_dir/site"

  DATA_DIR=$run_dir/inquiries LISTEN_ADDRESS=127.0.0.1 LISTEN_PORT=$MOCK_PORT \
    start_process mock node --import tsx tests/mock-inquiry-api/main.ts
  await_health mock 127.0.0.1 "$MOCK_PORT" mock

  render_nginx "$run_dir/site" "$run_dir/nginx" || fail "nginx could not be configured"
  PATH=$PATH:/usr/sbin
  start_process web nginx -c "$run_dir/nginx/nginx.conf"
  await_health site "$BIND_ADDRESS" "$SITE_PORT" web
}

# await_health WHAT ADDRESS PORT [PROCESS]: waits until /healthz responds; otherwise prints the last log lines.
await_health() {
  local what=$1 process=${4:-} url try
  url=http://$(reachable "$2"):$3/healthz
  for ((try = 0; try < 150; try++)); do
    curl --silent --fail --globoff --noproxy '*' --max-time 2 --output /dev/null "$url" && return 0
    [ -z "$process" ] || is_running "$process" || break
    sleep 0.2
  done
  tell_last_words "$process"
  fail "the $what does not answer at $url"
}

tell_last_words() {
  if [ "$engine" = docker ]; then docker compose -p "$COMPOSE_PROJECT_NAME" logs --tail 5; else tail -n 5 "$run_dir/$1.log"; fi >&2 || true
}

tell_addresses() {
  local host
  host=$(reachable "$BIND_ADDRESS")
  [ "$host" != 127.0.0.1 ] || host=localhost
  cat <<ADDRESSES

  The site        http://$host:$SITE_PORT$([ -z "${TLS_CERTIFICATE:-}" ] || echo ", https://$host:$TLS_PORT")
  The mock        http://localhost:$MOCK_PORT
  Its inquiries   http://localhost:$MOCK_PORT/inquiries
$([ -z "${INQUIRY_HOST:-}" ] || echo "  Inquiries go to $INQUIRY_HOST, not to the mock.")
  make logs follows the logs, make down stops both.
ADDRESSES
}

main
