#!/bin/sh
# Checks the environment and writes a configuration that "nginx -c OUTDIR/nginx.conf" runs, with its
# pid file and temporary files in OUTDIR too. Everything bad is named at once on standard error; the
# exit status is then 1 and nothing is written.
#
#   sh nginx/render.sh OUTDIR
#
# WEB_ROOT        folder of the built site, absolute (dist/client), with the inline-hashes.map of its build
# INQUIRY_HOST    origin that /api/Inquiry is passed to: https://api.example.com, no slash at its end. The
#                 name is written in full: nginx knows no search domains. With https it is a name: nginx holds no
#                 certificate against an address
# LISTEN_ADDRESS  IP address to listen on; 0.0.0.0
# LISTEN_PORT     8080
# TRUSTED_PROXIES whose X-Forwarded-For, X-Forwarded-Proto and X-Request-Id are believed: IP addresses and networks
#                 (10.0.0.0/8, fd00::/8) with spaces between; nobody's
# TLS_CERTIFICATE, TLS_KEY  PEM files, the certificate with its chain: HTTPS on TLS_PORT (8443), and LISTEN_PORT
#                 redirects there. After a renewal: kill -HUP
# TLS_PUBLIC_PORT where visitors reach TLS_PORT, if something in front maps it; TLS_PORT
# METRICS_PORT    stub_status for an exporter, on METRICS_ADDRESS (127.0.0.1); none
# RELEASE_PEERS   host:port at which all replicas of the site answer, those of another release too, without TLS; none.
#                 Asked for a script, picture or data file that this release does not have
# RESOLVER        name servers, by IP address; those of /etc/resolv.conf
# INQUIRY_CA      certificates an https INQUIRY_HOST is checked against; the system's
# ACCESS_LOG      absolute path or "off"; /dev/stdout
# ERROR_LOG       absolute path or "stderr"; stderr
# NGINX           the nginx to write for; the one on PATH, else /usr/sbin/nginx
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
listen_address=${LISTEN_ADDRESS:-0.0.0.0}
listen_port=${LISTEN_PORT:-8080}
trusted_proxies=${TRUSTED_PROXIES:-}
tls_certificate=${TLS_CERTIFICATE:-}
tls_key=${TLS_KEY:-}
tls_port=${TLS_PORT:-8443}
tls_public_port=${TLS_PUBLIC_PORT:-$tls_port}
metrics_address=${METRICS_ADDRESS:-127.0.0.1}
metrics_port=${METRICS_PORT:-}
resolver=${RESOLVER:-}
release_peers=${RELEASE_PEERS:-}
inquiry_ca=${INQUIRY_CA:-}
access_log=${ACCESS_LOG:-/dev/stdout}
error_log=${ERROR_LOG:-stderr}
nginx=${NGINX:-$(command -v nginx || echo /usr/sbin/nginx)}
system_ca=/etc/ssl/certs/ca-certificates.crt

# ---- What a value may look like -----------------------------------------------------------------
# The sets of characters leave out whatever means something to nginx or to sed: quotes, spaces, ; $ { } | & \ and
# line breaks. A path may have spaces, it is quoted.

is_path() {
    case $1 in
    *[!A-Za-z0-9/._@+,:=~\ -]*) return 1 ;;
    /*) return 0 ;;
    *) return 1 ;;
    esac
}

is_number_up_to() { # most, value
    case $2 in
    '' | *[!0-9]* | ??????*) return 1 ;;
    0 | [1-9]*) [ "$2" -le "$1" ] ;;
    *) return 1 ;;
    esac
}

is_port() {
    [ "$1" != 0 ] && is_number_up_to 65535 "$1"
}

is_ipv4() {
    rest=$1.
    for _ in 1 2 3 4; do
        is_number_up_to 255 "${rest%%.*}" || return 1
        rest=${rest#*.}
    done
    [ -z "$rest" ]
}

# Well enough for the mistakes that people make; nginx reads the address itself.
is_bracketed_ipv6() {
    case $1 in
    \[*[!0-9A-Fa-f:.]*\] | \[*:::*\]) return 1 ;;
    \[*:*:*\]) return 0 ;;
    *) return 1 ;;
    esac
}

is_address() {
    is_ipv4 "$1" || is_bracketed_ipv6 "$1"
}

# An address, or a network with the length of its prefix; IPv6 without brackets.
is_network() {
    case $1 in
    */*) address=${1%/*} prefix=${1##*/} ;;
    *) address=$1 prefix=32 ;;
    esac
    # Length 0 would be everybody.
    [ "$prefix" != 0 ] || return 1
    if is_ipv4 "$address"; then is_number_up_to 32 "$prefix"; else
        is_bracketed_ipv6 "[$address]" && is_number_up_to 128 "$prefix"
    fi
}

is_host_name() {
    case $1 in
    '' | *[!A-Za-z0-9._-]* | [.-]* | *[.-] | *..*) return 1 ;;
    # An address with a slip is not a name.
    *[!0-9.]*) [ ${#1} -le 253 ] ;;
    *) return 1 ;;
    esac
}

# ---- Every bad value is named -------------------------------------------------------------------

faults=''
fault() {
    faults="$faults  $1
"
}

# INQUIRY_HOST is scheme://authority; authority is name, name:port or [address]:port.
case $inquiry_host in
https://*) scheme=https authority=${inquiry_host#https://} ;;
http://*) scheme=http authority=${inquiry_host#http://} ;;
*) scheme='' authority='' ;;
esac
case $authority in
\[*\]) host=$authority port='' ;;
*:*) host=${authority%:*} port=:${authority##*:} ;;
*) host=$authority port='' ;;
esac
if [ -z "$inquiry_host" ]; then
    fault "INQUIRY_HOST is not set: it is the origin of the inquiry API, such as https://api.example.com"
elif [ -z "$scheme" ] || ! { is_address "$host" || is_host_name "$host"; } ||
    ! { [ -z "$port" ] || is_port "${port#:}"; }; then
    fault "INQUIRY_HOST is '$inquiry_host': want http:// or https://, a host, perhaps :port, and nothing after it, not even a slash"
elif [ "$scheme" = https ] && is_address "$host"; then
    fault "INQUIRY_HOST is '$inquiry_host': want a name with https://, as nginx holds no certificate against an address"
fi

peer_host=${release_peers%:*}
if [ -n "$release_peers" ] && { ! { is_address "$peer_host" || is_host_name "$peer_host"; } || ! is_port "${release_peers##*:}"; }; then
    fault "RELEASE_PEERS is '$release_peers': want host:port, such as web:8080"
fi
if [ -n "$release_peers" ] && [ -n "$tls_certificate" ]; then
    fault "RELEASE_PEERS is set, and so is TLS_CERTIFICATE: replicas with a certificate of their own redirect their peers to it"
fi

if [ -z "$web_root" ]; then
    fault "WEB_ROOT is not set: it is the folder of the built site"
elif ! is_path "$web_root"; then
    fault "WEB_ROOT is '$web_root': want an absolute path of letters, digits, spaces and / . _ @ + , : = ~ -"
elif [ ! -f "$web_root/index.html" ] || [ ! -f "$web_root/404.html" ]; then
    fault "WEB_ROOT is '$web_root': there is no built site, index.html or 404.html is missing"
fi

# Text from the build that gets into a header: nothing but what scripts/inline-hashes.ts writes.
inline_hashes=$web_root/inline-hashes.map
hash="'sha256-[A-Za-z0-9+/]{43}='"
inline_line="^(#.*|/[A-Za-z0-9/._-]+ \"script-src 'self'( $hash)*; style-src 'self'( $hash)+; style-src-attr 'none'\";)\$"
if [ -f "$inline_hashes" ] && grep -Evq "$inline_line" "$inline_hashes"; then
    fault "WEB_ROOT is '$web_root': its inline-hashes.map is not what the build writes"
fi

is_address "$listen_address" ||
    fault "LISTEN_ADDRESS is '$listen_address': want an IP address, IPv6 in brackets"
is_port "$listen_port" ||
    fault "LISTEN_PORT is '$listen_port': want a number from 1 to 65535"

# One line; patterns of file names stay as they are.
set -f
case $trusted_proxies in
*[!0-9A-Fa-f:./\ ]*) fault "TRUSTED_PROXIES is '$trusted_proxies': want IP addresses and networks such as 10.0.0.0/8, with spaces between" ;;
*)
    for network in $trusted_proxies; do
        is_network "$network" ||
            fault "TRUSTED_PROXIES has '$network': want an IP address, or a network such as 10.0.0.0/8 or fd00::/8"
    done
    ;;
esac
set +f

is_port "$tls_port" || fault "TLS_PORT is '$tls_port': want a number from 1 to 65535"
[ "$tls_public_port" = "$tls_port" ] || is_port "$tls_public_port" ||
    fault "TLS_PUBLIC_PORT is '$tls_public_port': want a number from 1 to 65535"
tls_names=''
if [ -n "$tls_certificate" ] && [ -z "$tls_key" ]; then
    fault "TLS_KEY is not set: it is the file of the key to TLS_CERTIFICATE"
elif [ -n "$tls_key" ] && [ -z "$tls_certificate" ]; then
    fault "TLS_CERTIFICATE is not set: it is the file of the certificate to TLS_KEY"
elif [ -n "$tls_certificate" ]; then
    [ "$tls_port" != "$listen_port" ] || fault "TLS_PORT and LISTEN_PORT are both '$tls_port': want two different ports"
    if ! { is_path "$tls_certificate" && [ -r "$tls_certificate" ]; }; then
        fault "TLS_CERTIFICATE is '$tls_certificate': want the absolute path of a file that can be read"
    elif ! { is_path "$tls_key" && [ -r "$tls_key" ]; }; then
        fault "TLS_KEY is '$tls_key': want the absolute path of a file that can be read"
    elif ! command -v openssl >/dev/null; then
        fault "TLS_CERTIFICATE is set, and there is no openssl to read its names with: install openssl"
    elif ! certified=$(openssl x509 -noout -pubkey -in "$tls_certificate" 2>/dev/null); then
        fault "TLS_CERTIFICATE is '$tls_certificate': want a certificate in PEM"
    elif [ "$certified" != "$(openssl pkey -pubout -passin pass: -in "$tls_key" 2>/dev/null)" ]; then
        fault "TLS_KEY is '$tls_key': want the key to TLS_CERTIFICATE, in PEM and without a passphrase"
    else
        tls_names=$(openssl x509 -noout -ext subjectAltName -in "$tls_certificate" 2>/dev/null | tr ',A-Z' '\na-z' |
            sed -n -e 's/^ *dns://p' -e 's/^ *ip address://p')
        # Browsers want the former; what else talks to a test certificate may be content with the latter.
        [ -n "$tls_names" ] ||
            tls_names=$(openssl x509 -noout -subject -nameopt multiline -in "$tls_certificate" | tr 'A-Z' 'a-z' |
                sed -n 's/^ *commonname *= //p')
        [ -n "$tls_names" ] || fault "TLS_CERTIFICATE is '$tls_certificate': want a certificate that names a host"
        openssl x509 -noout -checkend 0 -in "$tls_certificate" >/dev/null ||
            echo "nginx: the certificate in TLS_CERTIFICATE has expired" >&2
    fi
fi

if [ -n "$metrics_port" ]; then
    is_port "$metrics_port" || fault "METRICS_PORT is '$metrics_port': want a number from 1 to 65535"
    [ "$metrics_port" != "$listen_port" ] && { [ -z "$tls_certificate" ] || [ "$metrics_port" != "$tls_port" ]; } ||
        fault "METRICS_PORT is '$metrics_port', which visitors use: want a port of its own"
fi
is_address "$metrics_address" ||
    fault "METRICS_ADDRESS is '$metrics_address': want an IP address, IPv6 in brackets"

case $resolver in
*[!0-9A-Fa-f:.\[\]\ ]*) fault "RESOLVER is '$resolver': want IP addresses, IPv6 in brackets, with spaces between" ;;
*)
    for server in $resolver; do
        case $server in
        \[*\]:*) address=${server%:*} server_port=${server##*:} ;;
        \[*) address=$server server_port=53 ;;
        *:*) address=${server%:*} server_port=${server##*:} ;;
        *) address=$server server_port=53 ;;
        esac
        if ! is_address "$address" || ! is_port "$server_port"; then
            fault "RESOLVER has '$server': want an IP address, IPv6 in brackets, perhaps :port"
        fi
    done
    ;;
esac

if [ -n "$inquiry_ca" ] && ! { is_path "$inquiry_ca" && [ -r "$inquiry_ca" ]; }; then
    fault "INQUIRY_CA is '$inquiry_ca': want the absolute path of a file that can be read"
elif [ -z "$inquiry_ca" ] && [ "$scheme" = https ] && [ ! -r "$system_ca" ]; then
    fault "INQUIRY_HOST is https, and there are no certificates to check it against: install ca-certificates or set INQUIRY_CA"
fi

[ "$access_log" = off ] || is_path "$access_log" ||
    fault "ACCESS_LOG is '$access_log': want an absolute path or off"
[ "$error_log" = stderr ] || is_path "$error_log" ||
    fault "ERROR_LOG is '$error_log': want an absolute path or stderr"
is_path "$outdir" ||
    fault "OUTDIR is '$outdir': want a path of letters, digits, spaces and / . _ @ + , : = ~ -"

if ! version=$("$nginx" -v 2>&1); then
    fault "nginx cannot be run as '$nginx': install nginx or set NGINX"
    version=''
fi

if [ -n "$faults" ]; then
    printf 'nginx is not configured:\n%s' "$faults" >&2
    exit 1
fi

# ---- What follows from the place ----------------------------------------------------------------

# Started by root, the workers run as somebody else; unless a checkout under /root is served, which only root can read.
user=''
if [ "$(id -u)" = 0 ]; then
    user='user root;'
    for name in www-data nobody; do
        uid=$(id -u "$name" 2>/dev/null) || continue
        gid=$(id -g "$name")
        if setpriv --reuid="$uid" --regid="$gid" --clear-groups test -r "$web_root/index.html" 2>/dev/null; then
            user="user $name $(id -gn "$name");"
            break
        fi
    done
    [ "$user" != 'user root;' ] ||
        echo "nginx: only root can read $web_root, so nginx's workers run as root" >&2
fi

# Built-in modules follow the version, others whether their package is installed.
version=${version##*/}
major=${version%%.*} rest=${version#*.}
minor=${rest%%.*} patch=${rest#*.}
patch=${patch%%[!0-9]*}
http2=''
[ "$((major * 1000000 + minor * 1000 + ${patch:-0}))" -lt 1025001 ] || http2='http2 on;'

compiled=$("$nginx" -V 2>&1)
modules=$("$nginx" -V 2>&1 | tr ' ' '\n' | sed -n 's/^--modules-path=//p')
brotli_module=$modules/ngx_http_brotli_static_module.so
load_modules='' brotli=''
if [ -n "$modules" ] && [ -f "$brotli_module" ]; then
    load_modules="load_module $brotli_module;" brotli='brotli_static on;'
fi

# Whom the redirect to HTTPS leads where: to the host that was asked for, where the certificate names it, else to
# the certificate's first name that is no wildcard.
https_hosts='' https_default_host=''
for name in $(printf %s "$tls_names" | tr '*' '%'); do
    case $name in
    %.*)
        name=${name#%.}
        ! is_host_name "$name" ||
            https_hosts="$https_hosts \"~^[a-z0-9-]+\\.$(printf %s "$name" | sed 's/\./\\./g')\z\" \$host;"
        ;;
    *)
        is_host_name "$name" || is_ipv4 "$name" || continue
        https_hosts="$https_hosts $name $name;"
        [ -n "$https_default_host" ] || https_default_host=$name
        ;;
    esac
done
https_port=''
[ "$tls_public_port" = 443 ] || https_port=:$tls_public_port

plain_server=server.conf tls_server='' alternative_service=''
if [ -n "$tls_certificate" ]; then
    plain_server=https-redirect.conf
    listen="$listen_address:$tls_port ssl default_server"
    [ -n "$http2" ] || listen="$listen http2"
    http3=''
    case $compiled in
    *--with-http_v3_module*)
        http3="listen $listen_address:$tls_port quic reuseport default_server; http3 on;"
        alternative_service="h3=\":$tls_public_port\"; ma=86400"
        ;;
    esac
    tls_server="server { listen $listen; server_name _; $http2 $http3 ssl_certificate \"$tls_certificate\"; ssl_certificate_key \"$tls_key\"; include tls.conf; root \"$web_root\"; include server.conf; }"
fi

metrics_server=''
[ -z "$metrics_port" ] ||
    metrics_server="server { listen $metrics_address:$metrics_port; server_name _; include metrics.conf; }"

real_ip='' trusted=''
for network in $trusted_proxies; do
    real_ip="${real_ip}set_real_ip_from $network; " trusted="$trusted$network 1; "
done
claimed_scheme=''
[ -z "$trusted" ] || claimed_scheme='$from_trusted_proxy $http_x_forwarded_proto'

# nginx asks name servers only; what /etc/hosts says (localhost, host.docker.internal) is looked up here.
inquiry_origin=$inquiry_host
if is_host_name "$host" && [ -r /etc/hosts ]; then
    known=$(awk -v name="$host" '
        { sub(/#.*/, ""); for (i = 2; i <= NF; i++) if (tolower($i) == tolower(name)) print $1 }
    ' /etc/hosts)
    for address in $known; do
        # Both families are common for localhost, where servers mostly listen on the first.
        if is_ipv4 "$address"; then
            inquiry_origin=$scheme://$address$port
            break
        elif [ "$inquiry_origin" = "$inquiry_host" ] && is_bracketed_ipv6 "[$address]"; then
            inquiry_origin=$scheme://[$address]$port
        fi
    done
fi

# Without a name server nginx still starts; a host that is a name then answers 502.
if [ -z "$resolver" ] && [ -r /etc/resolv.conf ]; then
    resolver=$(awk '
        $1 == "nameserver" && $2 !~ /[^0-9A-Fa-f:.]/ { printf "%s%s", sep, ($2 ~ /:/ ? "[" $2 "]" : $2); sep = " " }
    ' /etc/resolv.conf)
fi
resolver_directive=''
if [ -n "$resolver" ]; then
    # A host without a global IPv6 address cannot reach what an AAAA record names; the two tries are for others.
    ipv6=' ipv6=off'
    if [ -r /proc/net/if_inet6 ] && awk '$4 == "00" { found = 1 } END { exit !found }' /proc/net/if_inet6; then
        ipv6=''
    fi
    # An upstream that moves is found again within ten seconds, whatever its records' lifetime.
    resolver_directive="resolver $resolver valid=10s$ipv6; resolver_timeout 5s;"
fi

inquiry_tls=''
if [ "$scheme" = https ]; then
    inquiry_tls="proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate \"${inquiry_ca:-$system_ca}\";"
fi

if [ "$access_log" = off ]; then
    access_log='access_log off;'
else
    # The lines of a fifth of a second are written together, no more of them than a pipe takes in one piece, so that the
    # lines of the workers do not mix. A worker that ends writes what it has.
    buffer='buffer=4k flush=200ms'
    access_log="access_log \"$access_log\" site $buffer; access_log \"$access_log\" policy_report $buffer if=\$is_noted_report;"
fi
[ "$error_log" = stderr ] || error_log="\"$error_log\""

# ---- Writing ------------------------------------------------------------------------------------

mkdir -p "$outdir/tmp"
cp -R "$source_dir"/*.conf "$source_dir/mime.types" "$source_dir/http" "$source_dir/maps" "$source_dir/snippets" "$outdir/"
if [ -f "$inline_hashes" ]; then
    cp "$inline_hashes" "$outdir/maps/inline-hashes.map"
else
    echo "nginx: there is no inline-hashes.map in $web_root, so the pages' inline styles are refused" >&2
    : >"$outdir/maps/inline-hashes.map"
fi
# What snippets/headers.conf says over TLS, for the locations with a list of their own.
: >"$outdir/snippets/headers-of-tls.conf"
[ -z "$tls_certificate" ] || cat >"$outdir/snippets/headers-of-tls.conf" <<'END'
add_header Strict-Transport-Security $strict_transport_security always;
add_header Alt-Svc $alternative_service always;
END
# In what stands for a name, \ and & would mean something to sed.
literally() {
    printf %s "$1" | sed 's/[\\&|]/\\&/g'
}
sed \
    -e "s|@OUTDIR@|$outdir|" \
    -e "s|@LOAD_MODULES@|$load_modules|" \
    -e "s|@USER@|$user|" \
    -e "s|@ERROR_LOG@|$error_log|" \
    -e "s|@INQUIRY_ORIGIN@|$inquiry_origin|" \
    -e "s|@INQUIRY_AUTHORITY@|$authority|" \
    -e "s|@RELEASE_PEERS@|$release_peers|" \
    -e "s|@RESOLVER@|$resolver_directive|" \
    -e "s|@INQUIRY_TLS@|$inquiry_tls|" \
    -e "s|@ACCESS_LOG@|$access_log|" \
    -e "s|@BROTLI@|$brotli|" \
    -e "s|@TRUSTED_PROXIES@|$trusted|" \
    -e "s|@REAL_IP@|$real_ip|" \
    -e "s|@CLAIMED_SCHEME@|$claimed_scheme|" \
    -e "s|@HTTPS_DEFAULT_HOST@|$https_default_host|" \
    -e "s|@HTTPS_HOSTS@|$(literally "$https_hosts")|" \
    -e "s|@HTTPS_PORT@|$https_port|" \
    -e "s|@ALTERNATIVE_SERVICE@|$alternative_service|" \
    -e "s|@PLAIN_SERVER@|$plain_server|" \
    -e "s|@TLS_SERVER@|$(literally "$tls_server")|" \
    -e "s|@METRICS_SERVER@|$metrics_server|" \
    -e "s|@LISTEN@|$listen_address:$listen_port|" \
    -e "s|@HTTP2@|$http2|" \
    -e "s|@WEB_ROOT@|$web_root|" \
    "$source_dir/nginx.conf.template" >"$outdir/nginx.conf.new"
mv "$outdir/nginx.conf.new" "$outdir/nginx.conf"
