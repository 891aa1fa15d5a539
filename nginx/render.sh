#!/bin/sh
# shellcheck source-path=SCRIPTDIR
#
# Checks the environment and writes the configuration for "nginx -c OUTDIR/nginx.conf", whose pid file and temporary
# files are in OUTDIR too. All bad values are reported at once on standard error; the exit status is then 1 and
# nothing is written. The checks are in render/check.sh, detection of the environment is in render/detect.sh, and the
# templates are the *.template files of this folder.
#
#   sh nginx/render.sh OUTDIR
#
# The variables are described in deploy/OPERATIONS.md, under Variables. WEB_ROOT has the inline-hashes.map of its build.
set -eu
LC_ALL=C
export LC_ALL

if [ $# -ne 1 ] || [ -z "$1" ]; then
    echo "Usage: sh render.sh OUTDIR" >&2
    exit 1
fi
source_dir=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
case $1 in
/*) outdir=$1 ;;
*) outdir=$(pwd)/$1 ;;
esac

web_root=${WEB_ROOT:-}
inquiry_host=${INQUIRY_HOST:-}
listen_address=${LISTEN_ADDRESS:-[::]}
listen_port=${LISTEN_PORT:-8080}
trusted_proxies=${TRUSTED_PROXIES:-}
tls_certificate=${TLS_CERTIFICATE:-}
tls_key=${TLS_KEY:-}
tls_port=${TLS_PORT:-8443}
tls_public_port=${TLS_PUBLIC_PORT:-$tls_port}
acme_root=${ACME_ROOT:-}
proxied_from=${PROXIED_FROM:-}
proxied_port=${PROXIED_PORT:-8090}
proxied_tls_port=${PROXIED_TLS_PORT:-8453}
metrics_address=${METRICS_ADDRESS:-127.0.0.1}
metrics_port=${METRICS_PORT:-}
resolver=${RESOLVER:-}
release_peers=${RELEASE_PEERS:-}
kept_files=${KEPT_FILES:-}
offline=${OFFLINE:-on}
workers=${WORKERS:-auto}
inquiry_ca=${INQUIRY_CA:-}
release_version=${RELEASE_VERSION:-}
release_revision=${RELEASE_REVISION:-}
snippets=${SNIPPETS:-/etc/site}
access_log=${ACCESS_LOG:-/dev/stdout}
error_log=${ERROR_LOG:-stderr}
nginx=${NGINX:-$(command -v nginx || echo /usr/sbin/nginx)}
system_ca=/etc/ssl/certs/ca-certificates.crt

# shellcheck source=render/values.sh
. "$source_dir/render/values.sh"
# shellcheck source=render/certificate.sh
. "$source_dir/render/certificate.sh"
# shellcheck source=render/check.sh
. "$source_dir/render/check.sh"
# shellcheck source=render/detect.sh
. "$source_dir/render/detect.sh"
check_settings || exit 1
detect_place

# ---- Values for the templates -------------------------------------------------------------------
# All variables of the templates, and no other.

# shellcheck disable=SC2016
names='${OUTDIR} ${ERROR_LOG} ${WORKERS} ${WORKER_USER} ${ACME_ROOT} ${SNIPPETS} ${MODULES} ${BROTLI_MODULE} ${WEB_ROOT}
${INQUIRY_ORIGIN} ${INQUIRY_AUTHORITY} ${INQUIRY_CA} ${RELEASE} ${RELEASE_VERSION} ${RELEASE_REVISION} ${RELEASE_PEERS}
${KEPT_FILES} ${RESOLVER} ${RESOLVER_FAMILIES} ${ACCESS_LOG} ${SET_REAL_IP_FROM} ${TRUSTED_NETWORKS}
${LISTEN} ${LISTEN_TLS} ${LISTEN_HTTP3} ${LISTEN_METRICS} ${TLS_CERTIFICATE} ${TLS_KEY} ${TLS_PUBLIC_PORT}
${HTTPS_DEFAULT_HOST} ${HTTPS_HOSTS} ${HTTPS_PORT}
${LISTEN_PROXIED} ${LISTEN_PROXIED_TLS} ${SET_REAL_IP_FROM_PROXIED}'

# The redirect to HTTPS leads to the requested host if the certificate names it, else to the certificate's first name
# that is not a wildcard. Regular expressions, as a name may be repeated, and may be a keyword of nginx.
https_hosts='' https_default_host=''
for name in $(printf %s "$tls_names" | tr '*' '%'); do
    case $name in
    %.*) label='[a-z0-9-]+\.' name=${name#%.} ;;
    *) label='' ;;
    esac
    is_host_name "$name" || { [ -z "$label" ] && is_ipv4 "$name"; } || continue
    https_hosts="$https_hosts\"~^$label$(printf %s "$name" | sed 's/\./\\./g')\\z\" \$host; "
    [ -n "$label$https_default_host" ] || https_default_host=$name
done

set_real_ip_from='' trusted_networks=''
for network in $trusted_proxies; do
    set_real_ip_from="${set_real_ip_from}set_real_ip_from $network; " trusted_networks="$trusted_networks$network 1; "
done

set_real_ip_from_proxied=''
for network in $proxied_from; do
    set_real_ip_from_proxied="${set_real_ip_from_proxied}set_real_ip_from $network; "
done
[ -z "$release_peers" ] || release_peers=http${tls_certificate:+s}://$release_peers

export OUTDIR="$outdir" WORKERS="$workers" WORKER_USER="$worker_user" WEB_ROOT="$web_root"
export ACME_ROOT="$acme_root" SNIPPETS="$snippets" MODULES="$modules" BROTLI_MODULE="$brotli_module"
export INQUIRY_ORIGIN="$inquiry_origin" INQUIRY_AUTHORITY="$authority" INQUIRY_CA="${inquiry_ca:-$system_ca}"
RELEASE=''
[ -z "$release_version$release_revision" ] ||
    RELEASE="\nversion ${release_version:-unknown}\nrevision ${release_revision:-unknown}\n"
export RELEASE RELEASE_VERSION="${release_version:-unknown}" RELEASE_REVISION="${release_revision:-unknown}"
# Without a folder of kept files the release's own is tried twice.
export RELEASE_PEERS="$release_peers" KEPT_FILES="${kept_files:-$web_root}"
export RESOLVER="$resolver" RESOLVER_FAMILIES="$resolver_families"
export SET_REAL_IP_FROM="$set_real_ip_from" TRUSTED_NETWORKS="$trusted_networks" ACCESS_LOG="$access_log"
LISTEN=$(listen_on "$listen_address" "$listen_port default_server")
LISTEN_TLS=$(listen_on "$listen_address" "$tls_port ssl$listen_http2 default_server")
LISTEN_HTTP3=$(listen_on "$listen_address" "$tls_port quic reuseport default_server")
LISTEN_METRICS=$(listen_on "$metrics_address" "$metrics_port")
LISTEN_PROXIED=$(listen_on "$listen_address" "$proxied_port proxy_protocol default_server")
LISTEN_PROXIED_TLS=$(listen_on "$listen_address" "$proxied_tls_port ssl$listen_http2 proxy_protocol default_server")
export LISTEN_PROXIED LISTEN_PROXIED_TLS SET_REAL_IP_FROM_PROXIED="$set_real_ip_from_proxied"
export LISTEN LISTEN_TLS LISTEN_HTTP3 LISTEN_METRICS
export TLS_CERTIFICATE="$tls_certificate" TLS_KEY="$tls_key" TLS_PUBLIC_PORT="$tls_public_port"
export HTTPS_DEFAULT_HOST="$https_default_host" HTTPS_HOSTS="$https_hosts" HTTPS_PORT=":$tls_public_port"
[ "$tls_public_port" != 443 ] || HTTPS_PORT=''
export ERROR_LOG=stderr
[ "$error_log" = stderr ] || ERROR_LOG="\"$error_log\""

# ---- Writing ------------------------------------------------------------------------------------

# Writes one file of this folder to OUTDIR, copied or made from its template.
put() {
    mkdir -p "$outdir/$(dirname "$1")"
    if [ -f "$source_dir/$1" ]; then
        cp "$source_dir/$1" "$outdir/$1"
    else
        envsubst "$names" <"$source_dir/$1.template" >"$outdir/$1"
    fi
}

mkdir -p "$outdir/tmp"
# Files of an earlier run.
rm -rf "$outdir/optional" "$outdir/servers" "$outdir/lua"
cp -R "$source_dir"/*.conf "$source_dir/mime.types" "$source_dir/headers" "$source_dir/http" "$source_dir/maps" "$source_dir/snippets" "$outdir/"
if [ -f "$inline_hashes" ]; then
    cp "$inline_hashes" "$outdir/maps/inline-hashes.map"
else
    echo "nginx: there is no inline-hashes.map in $web_root, so the pages' inline styles are refused" >&2
    : >"$outdir/maps/inline-hashes.map"
fi

[ -z "$worker_user" ] || put optional/main/user.conf
if [ -n "$brotli_module" ]; then
    put optional/main/brotli-module.conf
    put optional/http/brotli.conf
fi
put snippets/this-or-an-earlier-release.conf
[ -z "$resolver" ] || put optional/http/resolver.conf
[ -z "$resolver" ] || put optional/peers/resolver.conf
[ "$scheme" != https ] || put optional/http/inquiry-over-tls.conf
if [ "$offline" = on ]; then put optional/http/offline.conf; else put optional/http/no-offline.conf; fi
if [ -n "$trusted_proxies" ]; then put optional/http/trusted-proxies.conf; else put optional/http/no-trusted-proxies.conf; fi
if [ "$access_log" = off ]; then put optional/http/no-access-log.conf; else put optional/http/access-log.conf; fi
[ -z "$acme_root" ] || put optional/server/acme.conf
if [ -z "$tls_certificate" ]; then
    put servers/http.conf
else
    put servers/https.conf
    put optional/headers/tls.conf
    [ -z "$has_http2" ] || put optional/https/http2.conf
    if [ -n "$proxied_from" ]; then
        put servers/proxied.conf
    elif [ -n "$has_http3" ]; then
        put optional/http/http3.conf
        put optional/https/http3.conf
        put optional/headers/http3.conf
    fi
fi
if [ -n "$metrics_port" ]; then
    put optional/http/metrics.conf
    put lua/metrics.lua
    put servers/metrics.conf
fi
put nginx.conf
