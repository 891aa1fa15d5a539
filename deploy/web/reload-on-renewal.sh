#!/bin/sh
# Reloads nginx when the files TLS_CERTIFICATE and TLS_KEY have changed, as long as nginx runs. If only one of them was
# replaced yet, nginx keeps the old pair, and the change of the other one causes another reload.
#
#   sh reload-on-renewal.sh PROCESS SECONDS
set -eu

process=$1 seconds=$2
fingerprint() {
    cat "$TLS_CERTIFICATE" "$TLS_KEY" 2>/dev/null | cksum
}
known=$(fingerprint)
while kill -0 "$process" 2>/dev/null; do
    sleep "$seconds"
    now=$(fingerprint)
    [ "$now" != "$known" ] || continue
    known=$now
    echo "nginx: the certificate has changed, reloading" >&2
    kill -HUP "$process" 2>/dev/null || exit 0
done
