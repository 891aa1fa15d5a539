#!/bin/sh
# Copies the certificate and key of a swarm's secrets to where the edge on this node reads them, and keeps running. A
# secret cannot change in a running container: when this one is replaced, the edge loads the new pair and keeps its
# connections. A pair that does not match is refused before it is copied.
set -eu

certificate=/run/secrets/tls-certificate key=/run/secrets/tls-key
# On a separate line, so that an unreadable certificate is an error instead of being equal to an unreadable key.
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
