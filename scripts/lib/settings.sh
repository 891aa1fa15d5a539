#!/usr/bin/env bash
# Sourced: the settings of `make up`. read_settings sets and exports them, check_settings rejects invalid ones.
# The environment overrides .env, as in Compose and Vite, which read the same file.

setting_names='ENGINE COMPOSE_PROJECT_NAME COMPOSE_FILE SITE_PORT MOCK_PORT DEV_PORT BIND_ADDRESS INQUIRY_HOST NODE_IMAGE RUNTIME_IMAGE EXTRA_CA_CERTS NPMRC HTTP_PROXY HTTPS_PROXY NO_PROXY
  TRUSTED_PROXIES OFFLINE WORKERS TLS_CERTIFICATE TLS_KEY TLS_FOLDER TLS_PORT TLS_PUBLIC_PORT ACME_ROOT SNIPPETS METRICS_ADDRESS METRICS_PORT
  PROMETHEUS_PORT INQUIRY_CA RESOLVER ACCESS_LOG ERROR_LOG
  SITE_ORIGIN SITE_NAME SITE_PHONE SITE_EMAIL SITE_ADDRESS SITE_MAP_URL SITE_VIDEO_URL SITE_PARENT_URL SITE_PLACEHOLDERS'

read_settings() {
  [ ! -f .env ] || read_env_file .env
  # The project is that of docker-compose.yml, so that `docker compose` by hand finds the containers of make up.
  : "${ENGINE:=auto}" "${COMPOSE_PROJECT_NAME:=medical-coolers}" "${SITE_PORT:=8080}" "${MOCK_PORT:=8081}" "${DEV_PORT:=5173}"
  : "${TLS_PORT:=8443}" "${BIND_ADDRESS:=127.0.0.1}"
  # Behind an inspecting proxy Node has this setting; a build in a container needs it as well.
  : "${EXTRA_CA_CERTS:=${NODE_EXTRA_CA_CERTS:-}}"
  export ENGINE COMPOSE_PROJECT_NAME SITE_PORT MOCK_PORT DEV_PORT BIND_ADDRESS
  local name files=${COMPOSE_FILE:-docker-compose.yml}
  for name in ${TLS_CERTIFICATE:+tls} ${ACME_ROOT:+acme} ${SNIPPETS:+snippets}; do
    [[ :$files: == *:deploy/compose.$name.yml:* ]] || files+=:deploy/compose.$name.yml
  done
  # The override file that Compose reads by itself: the first of these, unless COMPOSE_FILE is set.
  for name in {,docker-}compose.override.{yml,yaml}; do
    [ -n "${COMPOSE_FILE:-}" ] || [ ! -f "$name" ] || { files+=:$name; break; }
  done
  [ "$files" = docker-compose.yml ] || export COMPOSE_FILE=$files
  # Compose would use an empty value.
  for name in INQUIRY_HOST NODE_IMAGE RUNTIME_IMAGE EXTRA_CA_CERTS; do
    if [ -n "${!name:-}" ]; then export "${name?}"; else unset "$name"; fi
  done
}

# Lines are NAME=value, with or without quotes. The file is never run as a script, and is read without Node's
# --env-file, as Docker needs no Node.
read_env_file() {
  local line name value
  while IFS= read -r line || [ -n "$line" ]; do
    [[ $line =~ ^[[:space:]]*(export[[:space:]]+)?([A-Z_]+)=(.*)$ ]] || continue
    name=${BASH_REMATCH[2]} value=${BASH_REMATCH[3]}
    [[ " ${setting_names//$'\n'/ } " == *" $name "* && -z ${!name+set} ]] || continue
    if [[ $value =~ ^[[:space:]]*\"([^\"]*)\" || $value =~ ^[[:space:]]*\'([^\']*)\' ]]; then
      value=${BASH_REMATCH[1]}
    else
      value=${value%%[[:space:]]#*}
      value=${value#"${value%%[![:space:]]*}"} value=${value%"${value##*[![:space:]]}"}
    fi
    export "$name=$value"
  done <"$1"
}

# check_settings TARGET: prints every invalid setting to standard error, for this target of make; status 1 if there is one.
check_settings() {
  local faults=()
  [[ $ENGINE =~ ^(auto|docker|native)$ ]] || faults+=("ENGINE is '$ENGINE': want auto, docker or native")
  local name fault
  for name in SITE_PORT MOCK_PORT DEV_PORT PROMETHEUS_PORT; do
    is_port "${!name:-9090}" || faults+=("$name is '${!name}': want a number from 1 to 65535")
  done
  for name in SITE_PORT METRICS_PORT ${TLS_CERTIFICATE:+TLS_PORT} $([ "$1" != dev ] || echo DEV_PORT); do
    [ "${!name:-}" != "$MOCK_PORT" ] || faults+=("$name and MOCK_PORT are both '$MOCK_PORT': want two different ports")
  done
  [[ $COMPOSE_PROJECT_NAME =~ ^[a-z0-9][a-z0-9_-]*$ ]] ||
    faults+=("COMPOSE_PROJECT_NAME is '$COMPOSE_PROJECT_NAME': want lower-case letters, digits, - and _, no sign first")
  # The folder that Docker mounts.
  case ${TLS_CERTIFICATE:+${TLS_FOLDER:+$TLS_CERTIFICATE:${TLS_KEY:-}}} in
  '' | "${TLS_FOLDER%/}"/*:"${TLS_FOLDER%/}"/*) ;;
  *) faults+=("TLS_FOLDER is '$TLS_FOLDER': want the folder of TLS_CERTIFICATE and TLS_KEY") ;;
  esac
  # What this user cannot see there, the container's user may.
  for name in ${TLS_CERTIFICATE:+TLS_CERTIFICATE} ${TLS_KEY:+TLS_KEY}; do
    [[ ${!name} == /* && $(LC_ALL=C ls -d "${!name}" 2>&1) != *'No such file'* ]] ||
      faults+=("$name is '${!name}': want the absolute path of a file that can be read")
  done
  while IFS= read -r fault; do [ -z "$fault" ] || faults+=("$fault"); done < <(faults_of_nginx_settings)
  if [[ ${#faults[@]} = 0 && -z ${INQUIRY_HOST:-} && $BIND_ADDRESS != 127.* && $BIND_ADDRESS != '[::1]' ]]; then
    faults=("BIND_ADDRESS is '$BIND_ADDRESS', which others reach, and INQUIRY_HOST is not set: the mock is for this host alone")
  fi
  [ ${#faults[@]} = 0 ] || { printf "make $1: %s\\n" "${faults[@]}" >&2; return 1; }
}

is_port() { [[ $1 =~ ^[1-9][0-9]{0,4}$ ]] && [ "$1" -le 65535 ]; }

# Lets nginx/render.sh check its settings before anything is built; the folder and the program that it gets here exist,
# so that it checks nothing else. Whether the certificate can be read is left to build_docker, whose container has openssl and
# another user than this, and to build_native.
faults_of_nginx_settings() {
  local work
  work=$(mktemp -d)
  touch "$work/index.html" "$work/404.html"
  # render.sh reports invalid settings before it fails for the version that `true` does not print.
  WEB_ROOT=$work LISTEN_ADDRESS=$BIND_ADDRESS LISTEN_PORT=$SITE_PORT INQUIRY_HOST=${INQUIRY_HOST:-http://127.0.0.1} NGINX=true \
    sh nginx/render.sh "$work/out" 2>&1 >/dev/null |
    sed -nE -e '/^  TLS_.*(that can be read|: install openssl)$/d' \
      -e 's/^(  (TLS|METRICS)_PORT and )LISTEN_PORT /\1SITE_PORT /' -e 's/^  ((INQUIRY_HOST|TRUSTED_PROXIES|OFFLINE|WORKERS|ACME_ROOT|SNIPPETS|METRICS_PORT|TLS_[A-Z_]*) .*)/\1/p' -e 's/^  LISTEN_ADDRESS /BIND_ADDRESS /p'
  rm -rf "$work"
}

# The host part of a URL on this machine: the loopback address for a wildcard address.
reachable() {
  case $1 in
  0.0.0.0) echo 127.0.0.1 ;;
  '[::]') echo '[::1]' ;;
  *) echo "$1" ;;
  esac
}
