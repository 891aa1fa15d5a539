#!/bin/sh
# Puts the certificate and key of a swarm's secrets where the edge on this node reads them, and stays. A secret cannot
# change in a container that runs: with this one replaced, the edge has the new pair and keeps its connections.
# A pair that does not fit is refused before it gets there.
set -eu

certificate=/run/secrets/tls-certificate key=/run/secrets/tls-key
# On a line of its own, so that a certificate that cannot be read ends this, instead of being equal to a key that cannot.
certified=$(openssl x509 -noout -pubkey -in "$certificate")
if [ "$certified" != "$(openssl pkey -pubout -passin pass: -in "$key")" ]; then
    echo 'certificate: the secret tls-key is not the key to tls-certificate' >&2
    exit 1
fi
umask 077
cp "$certificate" "$TLS_CERTIFICATE.new"
cp "$key" "$TLS_KEY.new"
mv "$TLS_CERTIFICATE.new" "$TLS_CERTIFICATE"
mv "$TLS_KEY.new" "$TLS_KEY"

trap 'exit 0' QUIT TERM
sleep infinity &
wait
