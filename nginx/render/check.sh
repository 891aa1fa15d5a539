# shellcheck shell=sh disable=SC2034,SC2154 # the variables are render.sh's
# Checks the settings. check_settings reports all bad values at once on standard error, and fails if there is one. It
# reads render.sh's variables and sets
#
#   scheme, authority, host, port   of INQUIRY_HOST; the port with its colon, or empty
#   inline_hashes                   the path of the file with the policy's hashes, which may be missing
#   tls_names                       certificate.sh
#   version                         the output of nginx -v
#   modules                         nginx's folder of modules

check_settings() {
    faults=''
    check_inquiry_host
    check_release_peers
    check_web_root
    check_listening
    check_networks TRUSTED_PROXIES "$trusted_proxies"
    check_proxied
    check_certificate
    check_acme_root
    check_metrics
    check_ports
    check_resolver
    check_files
    check_release
    check_snippets
    check_offline
    check_programs
    [ -z "$faults" ] || {
        printf 'nginx is not configured:\n%s' "$faults" >&2
        return 1
    }
}

fault() {
    faults="$faults  $1
"
}

# INQUIRY_HOST is scheme://authority; authority is name, name:port or [address]:port.
check_inquiry_host() {
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

    if [ -n "$inquiry_ca" ] && ! { is_path "$inquiry_ca" && grep -q -e '-BEGIN .*CERTIFICATE-' "$inquiry_ca" 2>/dev/null; }; then
        fault "INQUIRY_CA is '$inquiry_ca': want the absolute path of a file of certificates in PEM that can be read"
    elif [ -z "$inquiry_ca" ] && [ "$scheme" = https ] && [ ! -r "$system_ca" ]; then
        fault "INQUIRY_HOST is https, and there are no certificates to check it against: install ca-certificates or set INQUIRY_CA"
    fi
}

check_release_peers() {
    peer_host=${release_peers%:*}
    if [ -n "$release_peers" ] && { ! { is_address "$peer_host" || is_host_name "$peer_host"; } || ! is_port "${release_peers##*:}"; }; then
        fault "RELEASE_PEERS is '$release_peers': want host:port, such as web:8080"
    fi
    # Files are deleted in it.
    [ -z "$kept_files" ] || { is_path "$kept_files" && [ -d "$kept_files" ] && [ -n "${kept_files%/}" ] &&
        [ "${kept_files%/}" != "${web_root%/}" ]; } ||
        fault "KEPT_FILES is '$kept_files': want the absolute path of a folder that is neither / nor WEB_ROOT"
}

check_web_root() {
    if [ -z "$web_root" ]; then
        fault "WEB_ROOT is not set: it is the folder of the built site"
    elif ! is_path "$web_root"; then
        fault "WEB_ROOT is '$web_root': want an absolute path of letters, digits, spaces and / . _ @ + , : = ~ -"
    elif [ ! -f "$web_root/index.html" ] || [ ! -f "$web_root/404.html" ]; then
        fault "WEB_ROOT is '$web_root': there is no built site, index.html or 404.html is missing"
    fi

    # Its text gets into a header: only what scripts/build/inline-hashes.ts writes is allowed.
    inline_hashes=$web_root/inline-hashes.map
    hash="'sha256-[A-Za-z0-9+/]{43}='"
    inline_line="^(#.*|/[A-Za-z0-9/._-]+ \"script-src 'self'( $hash)*; style-src 'self'( $hash)+; style-src-attr 'none'\";)\$"
    if [ -f "$inline_hashes" ] && grep -Evq "$inline_line" "$inline_hashes"; then
        fault "WEB_ROOT is '$web_root': its inline-hashes.map is not what the build writes"
    fi
}

check_listening() {
    is_address "$listen_address" ||
        fault "LISTEN_ADDRESS is '$listen_address': want an IP address, IPv6 in brackets"
    is_port "$listen_port" ||
        fault "LISTEN_PORT is '$listen_port': want a number from 1 to 65535"
    is_port "$tls_port" || fault "TLS_PORT is '$tls_port': want a number from 1 to 65535"
    [ "$tls_public_port" = "$tls_port" ] || is_port "$tls_public_port" ||
        fault "TLS_PUBLIC_PORT is '$tls_public_port': want a number from 1 to 65535"
    [ "$workers" = auto ] || { [ "$workers" != 0 ] && is_number_up_to 64 "$workers"; } ||
        fault "WORKERS is '$workers': want a number from 1 to 64, or auto"
}

# Used by the edge of a swarm too (deploy/edge/start.sh).
check_networks() { # name, value
    case $2 in
    '') ;;
    *[!0-9A-Fa-f:./\ ]*) fault "$1 is '$2': want IP addresses and networks such as 10.244.0.0/16, with spaces between" ;;
    *[!\ ]*)
        for network in $2; do
            if ! is_network "$network"; then
                fault "$1 has '$network': want an IP address, or a network such as 10.244.0.0/16 or fd00::/8"
            elif ! is_narrow "$network"; then
                fault "$1 has '$network', in which anybody could claim any address: want a network of proxies alone, at least /8, of IPv6 at least /16"
            fi
        done
        ;;
    *) fault "$1 is blank: want IP addresses and networks, or nothing at all" ;;
    esac
}

check_acme_root() {
    [ -z "$acme_root" ] || { is_path "$acme_root" && [ -d "$acme_root" ] && [ -r "$acme_root" ] && [ -x "$acme_root" ]; } ||
        fault "ACME_ROOT is '$acme_root': want the absolute path of a folder that can be read"
}

check_proxied() {
    check_networks PROXIED_FROM "$proxied_from"
    [ -z "$proxied_from" ] || [ -n "$tls_certificate" ] ||
        fault "PROXIED_FROM is set, and TLS_CERTIFICATE is not: balancers of TCP pass TLS on"
    is_port "$proxied_port" || fault "PROXIED_PORT is '$proxied_port': want a number from 1 to 65535"
    is_port "$proxied_tls_port" || fault "PROXIED_TLS_PORT is '$proxied_tls_port': want a number from 1 to 65535"
}

check_metrics() {
    if [ -n "$metrics_port" ]; then
        is_port "$metrics_port" || fault "METRICS_PORT is '$metrics_port': want a number from 1 to 65535"
    fi
    is_address "$metrics_address" ||
        fault "METRICS_ADDRESS is '$metrics_address': want an IP address, IPv6 in brackets"
}

# Of two servers on one port nginx would use the first alone, or not start.
check_ports() {
    set -- "LISTEN_PORT=$listen_port"
    [ -z "$tls_certificate" ] || set -- "$@" "TLS_PORT=$tls_port"
    [ -z "$proxied_from" ] || set -- "$@" "PROXIED_PORT=$proxied_port" "PROXIED_TLS_PORT=$proxied_tls_port"
    [ -z "$metrics_port" ] || set -- "$@" "METRICS_PORT=$metrics_port"
    earlier=''
    for one; do
        is_port "${one#*=}" || continue
        for other in $earlier; do
            [ "${one#*=}" != "${other#*=}" ] ||
                fault "${one%%=*} and ${other%%=*} are both '${one#*=}': want two different ports"
        done
        earlier="$earlier $one"
    done
}

check_resolver() {
    case $resolver in
    *[!0-9A-Fa-f:.\[\]\ ]* | \ *) fault "RESOLVER is '$resolver': want IP addresses, IPv6 in brackets, with spaces between" ;;
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
}

check_files() {
    [ "$access_log" = off ] || { is_path "$access_log" && can_write "$access_log"; } ||
        fault "ACCESS_LOG is '$access_log': want the absolute path of a file that can be written, or off"
    [ "$error_log" = stderr ] || { is_path "$error_log" && can_write "$error_log"; } ||
        fault "ERROR_LOG is '$error_log': want the absolute path of a file that can be written, or stderr"
    { is_path "$outdir" && can_make "$outdir"; } ||
        fault "OUTDIR, in a container RUN_DIR, is '$outdir': want a folder that can be written, its path of letters, digits, spaces and / . _ @ + , : = ~ -"
}

check_release() {
    is_word "$release_version" || fault "RELEASE_VERSION is '$release_version': want letters, digits and . _ + -"
    is_word "$release_revision" || fault "RELEASE_REVISION is '$release_revision': want letters, digits and . _ + -"
}

# nginx itself refuses what is wrong in a file, with the file's name, and would not notice one that it does not read, or a
# folder that it cannot read.
check_snippets() {
    if ! is_path "$snippets" || { [ -n "${SNIPPETS:-}" ] && [ ! -d "$snippets" ]; }; then
        fault "SNIPPETS is '$snippets': want the absolute path of a folder"
        return
    fi
    for level in '' /http /server; do
        [ ! -d "$snippets$level" ] || { [ -r "$snippets$level" ] && [ -x "$snippets$level" ]; } || {
            fault "SNIPPETS has '$snippets$level', which nginx cannot read: want a folder that its user can read"
            return
        }
    done
    for file in "$snippets"/*.conf; do
        [ ! -e "$file" ] || fault "SNIPPETS has '$file', which nginx does not read: want http/*.conf or server/*.conf"
    done
}

check_offline() {
    [ "$offline" = on ] || [ "$offline" = off ] ||
        fault "OFFLINE is '$offline': want on or off"
}

check_programs() {
    version=$("$nginx" -v 2>&1) || version=''
    case $version in
    *nginx*/[0-9]*.[0-9]*)
        modules=$("$nginx" -V 2>&1 | tr ' ' '\n' | sed -n 's/^--modules-path=//p')
        [ -f "$modules/ngx_http_lua_module.so" ] ||
            fault "nginx has no Lua, which keeps headers of the inquiry API from visitors: install libnginx-mod-http-lua"
        ;;
    *) fault "nginx cannot be run as '$nginx': install nginx or set NGINX" ;;
    esac
    command -v envsubst >/dev/null ||
        fault "there is no envsubst to fill the templates with: install gettext-base"
}
