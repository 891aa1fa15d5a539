#!/bin/sh
# nginx with the configuration that runs: as /usr/local/bin/nginx of the image it makes `nginx -t`, `nginx -T` and
# `nginx -s reload` act on that, not on Debian's.
set -eu
program=${NGINX:-/usr/sbin/nginx}
# nginx would take it for a list of sockets.
unset NGINX
exec "$program" -e stderr -c "${RUN_DIR:-/tmp/nginx}/nginx.conf" "$@"
