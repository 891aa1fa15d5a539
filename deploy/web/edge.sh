#!/bin/sh
# Starts the edge of a swarm (edge.conf) once there is a certificate, and reloads it for each new one.
# SITE_HOST is the target of the redirect from HTTP; TLS_CERTIFICATE and TLS_KEY are written by certificate.sh.
set -eu

case ${SITE_HOST:-} in
'' | *[!A-Za-z0-9.:-]*)
    echo "SITE_HOST is '${SITE_HOST:-}': want the site's host, such as www.example.com" >&2
    exit 1
    ;;
esac
sed "s/@SITE_HOST@/$SITE_HOST/" "$(dirname "$0")/edge.conf" >/tmp/edge.conf

# The service that copies it starts at the same time. A shell with process id 1 has to handle signals itself.
trap 'exit 0' QUIT TERM
until [ -s "$TLS_CERTIFICATE" ] && [ -s "$TLS_KEY" ]; do
    sleep 1
done
trap - QUIT TERM

# nginx keeps this shell's process id.
sh "$(dirname "$0")/reload-on-renewal.sh" $$ 2 &
exec nginx -c /tmp/edge.conf
