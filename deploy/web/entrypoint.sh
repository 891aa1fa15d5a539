#!/bin/sh
# Checks the environment, writes the configuration and starts nginx in this process. Only RUN_DIR and
# KEPT_FILES are written, so the root file system may be read-only; NGINX_SOURCE is the repository's nginx/ folder.
set -eu

# With Compose, BIND_ADDRESS is the host's address that the site listens on.
case ${BIND_ADDRESS:-127.0.0.1},${INQUIRY_HOST:-} in
127.*,* | '[::1],'*) ;;
*,http://mock-inquiry-api:*)
    echo "BIND_ADDRESS is '$BIND_ADDRESS', which others reach, and INQUIRY_HOST is not set: the mock is for this host alone" >&2
    exit 1
    ;;
esac

# A container that is stopped before nginx runs: a shell with process id 1 would ignore the signal, until it is killed.
trap 'exit 0' QUIT TERM
folder=$(dirname "$0")
sh "${NGINX_SOURCE:-/opt/site/nginx}/render.sh" "${RUN_DIR:-/tmp/nginx}"
[ -z "${KEPT_FILES:-}" ] || sh "$folder/keep-files.sh" ||
    echo "nginx: files of this release are not in $KEPT_FILES, so the next release does not serve them" >&2
# nginx keeps this shell's process id.
if [ -n "${TLS_CERTIFICATE:-}" ]; then
    sh "$folder/reload-on-renewal.sh" $$ 30 &
fi
echo "nginx: starting with version ${RELEASE_VERSION:-unknown}, revision ${RELEASE_REVISION:-unknown}" >&2
# Process 1 loses a signal that it has no handler for. Blocked, these wait until nginx has its own.
exec env --block-signal=QUIT,TERM sh "$folder/nginx.sh"
