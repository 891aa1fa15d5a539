#!/bin/sh
# shellcheck source-path=SCRIPTDIR
#
# Starts the edge of a swarm (haproxy.cfg).
#
# PROXY_FROM      balancers of TCP in front, which send the visitor's address in the PROXY protocol: IP addresses and
#                 networks, separated by spaces; none
# TRUSTED_PROXIES proxies of HTTP in front, such as a CDN, whose X-Forwarded-For the replicas believe; none
# IPV6            off: no visitor uses IPv6, so the check below is left out
set -eu

folder=$(dirname "$0")
# shellcheck source=../../nginx/render/values.sh
. "$folder/../../nginx/render/values.sh"
# shellcheck source=../../nginx/render/check.sh
. "$folder/../../nginx/render/check.sh"
faults=''
check_networks PROXY_FROM "${PROXY_FROM:-}"
check_networks TRUSTED_PROXIES "${TRUSTED_PROXIES:-}"
[ "${IPV6:-on}" = on ] || [ "$IPV6" = off ] || fault "IPV6 is '$IPV6': want on or off"
[ -z "$faults" ] || {
    printf 'edge is not configured:\n%s' "$faults" >&2
    exit 1
}

# Docker's userland proxy would pass on their connections with its own address.
if [ "${IPV6:-on}" != off ] && ! awk '$4 == "00" { found = 1 } END { exit !found }' /proc/net/if_inet6; then
    echo "edge: without an IPv6 address all visitors over IPv6 would share one address, and one limit. Give docker_gwbridge" \
        "an IPv6 subnet and set ip6tables in daemon.json (SWARM.md), or IPV6=off without such visitors" >&2
    exit 1
fi

export LISTS="${RUN_DIR:-/tmp}"
printf '%s\n' "${PROXY_FROM:-}" | tr ' ' '\n' >"$LISTS/PROXY_FROM"
printf '%s\n' "${TRUSTED_PROXIES:-}" | tr ' ' '\n' >"$LISTS/TRUSTED_PROXIES"
# HAProxy keeps this shell's process id.
exec haproxy -db -f "$folder/haproxy.cfg"
