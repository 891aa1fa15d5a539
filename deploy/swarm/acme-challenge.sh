#!/bin/sh
# A hook of certbot (--manual-auth-hook) on a manager of the swarm: puts a challenge on each replica, as a config of the
# service. The next deployment removes it.
set -eu

# The name of a config ends with a letter or a digit, a token possibly not.
config=acme-$CERTBOT_TOKEN-0
printf %s "$CERTBOT_VALIDATION" | docker config create "$config" -
docker service update --quiet --env-add ACME_ROOT=/srv/acme \
    --config-add "source=$config,target=/srv/acme/.well-known/acme-challenge/$CERTBOT_TOKEN" medical-coolers_web
