#!/bin/sh
# Becomes the edge of a swarm (edge.conf) once a certificate is there, and takes each new one without a restart.
# SITE_HOST is the host that plain HTTP is sent to; TLS_CERTIFICATE and TLS_KEY are those of certificate.sh.
set -eu

case ${SITE_HOST:-} in
'' | *[!A-Za-z0-9.:-]*)
    echo "SITE_HOST is '${SITE_HOST:-}': want the site's host, such as www.example.com" >&2
    exit 1
    ;;
esac
sed "s/@SITE_HOST@/$SITE_HOST/" "$(dirname "$0")/edge.conf" >/tmp/edge.conf

# The service that brings it starts beside this one. Told to stop, this shell has to say so itself.
trap 'exit 0' QUIT TERM
until [ -s "$TLS_CERTIFICATE" ] && [ -s "$TLS_KEY" ]; do
    sleep 1
done
trap - QUIT TERM

# nginx will have this shell's process id.
sh "$(dirname "$0")/reload-on-renewal.sh" $$ 2 &
exec nginx -c /tmp/edge.conf
