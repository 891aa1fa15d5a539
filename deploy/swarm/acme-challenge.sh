#!/bin/sh
# A hook of certbot (--manual-auth-hook) on a manager of the swarm: puts a challenge on each replica, as a config of the
# service. The next deployment removes it. After an interruption it can be run again.
set -eu

# The name of a config ends with a letter or a digit, a token possibly not.
config=acme-$CERTBOT_TOKEN-0
docker config inspect "$config" >/dev/null 2>&1 || printf %s "$CERTBOT_VALIDATION" | docker config create "$config" -
# Also where the service has it already: the update waits until each replica does.
set -- --env-add ACME_ROOT=/srv/acme
configs='{{range .Spec.TaskTemplate.ContainerSpec.Configs}}{{println .ConfigName}}{{end}}'
docker service inspect --format "$configs" medical-coolers_web | grep -Fxq "$config" ||
    set -- "$@" --config-add "source=$config,target=/srv/acme/.well-known/acme-challenge/$CERTBOT_TOKEN"
docker service update --quiet "$@" medical-coolers_web
