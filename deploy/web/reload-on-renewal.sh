#!/bin/sh
# Reloads nginx when the files TLS_CERTIFICATE and TLS_KEY have changed, as long as nginx runs. Where it sees one of
# them new and the other still old, nginx keeps what it has, and the next change is the next try.
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
    echo "nginx: the certificate is a new one, reloading" >&2
    kill -HUP "$process" 2>/dev/null || exit 0
done
