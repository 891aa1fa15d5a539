# shellcheck shell=sh disable=SC2034,SC2154 # the variables are render.sh's
# Detects what depends on the machine, this nginx and the known names. detect_place reads the variables of render.sh and
# check.sh, and sets
#
#   worker_user        user and group of the workers; empty unless nginx is started by root
#   workers            a number
#   brotli_module      path, or empty
#   has_http2, has_http3   not empty where nginx has the directive
#   listen_http2       the parameter of "listen" for HTTP/2, where there is no directive
#   inquiry_origin     INQUIRY_HOST, with its name resolved by /etc/hosts
#   resolver, resolver_families

detect_place() {
    detect_user
    [ "$workers" != auto ] || workers=$(workers_within /sys/fs/cgroup "$(nproc 2>/dev/null || echo 1)")
    detect_nginx
    detect_inquiry_origin
    detect_resolver
}

# Workers of an nginx that root starts run as another user, unless only root can read the site, as in a checkout in
# /root. Only here is known who has to read ACME_ROOT.
detect_user() {
    worker_user=''
    [ "$(id -u)" = 0 ] || return 0
    worker_user=root
    for name in www-data nobody; do
        if su -s /bin/sh "$name" -c "test -r '$web_root/index.html'" 2>/dev/null; then
            worker_user="$name $(id -gn "$name")"
            [ -z "$acme_root" ] || su -s /bin/sh "$name" -c "test -x '$acme_root'" 2>/dev/null || {
                printf 'nginx is not configured:\n  %s\n' "ACME_ROOT is '$acme_root': want a folder that nginx's workers, as $name, can read" >&2
                exit 1
            }
            return
        fi
    done
    echo "nginx: only root can read $web_root, so nginx's workers run as root" >&2
}

# Prints the number of workers for a number of processors and the control group whose files are in a folder. nginx's own
# "auto" starts a worker for each processor of the machine, whatever the limit of the container is.
workers_within() { # folder, processors
    quota='' period=''
    if [ -r "$1/cpu.max" ]; then
        read -r quota period <"$1/cpu.max" || true
    elif [ -r "$1/cpu/cpu.cfs_quota_us" ] && [ -r "$1/cpu/cpu.cfs_period_us" ]; then
        read -r quota <"$1/cpu/cpu.cfs_quota_us" || true
        read -r period <"$1/cpu/cpu.cfs_period_us" || true
    fi
    most=$2
    # "max" and -1 mean no limit. One and a half processors give two workers.
    case $quota$period in
    *[!0-9]* | '') ;;
    *) most=$(((quota + period - 1) / period)) ;;
    esac
    # More would fill the memory of a small container, and eight saturate any network connection.
    for limit in "$2" 8; do
        [ "$most" -le "$limit" ] || most=$limit
    done
    [ "$most" -ge 1 ] || most=1
    echo "$most"
}

# Built-in modules depend on the version, others on their package.
detect_nginx() {
    version=${version##*/}
    major=${version%%.*} rest=${version#*.}
    minor=${rest%%.*} patch=${rest#*.}
    patch=${patch%%[!0-9]*}
    has_http2='' listen_http2=' http2'
    if [ "$((major * 1000000 + minor * 1000 + ${patch:-0}))" -ge 1025001 ]; then has_http2=yes listen_http2=''; fi

    compiled=$("$nginx" -V 2>&1)
    has_http3=''
    case $compiled in
    *--with-http_v3_module*) has_http3=yes ;;
    esac
    brotli_module=$modules/ngx_http_brotli_static_module.so
    [ -f "$brotli_module" ] || brotli_module=''
}

# nginx uses name servers alone, so names of /etc/hosts (localhost, host.docker.internal) are resolved here.
detect_inquiry_origin() {
    inquiry_origin=$inquiry_host
    if is_host_name "$host" && [ -r /etc/hosts ]; then
        known=$(awk -v name="$host" '
            { sub(/#.*/, ""); for (i = 2; i <= NF; i++) if (tolower($i) == tolower(name)) print $1 }
        ' /etc/hosts)
        for address in $known; do
            # localhost often has addresses of both families, and most servers listen on IPv4.
            if is_ipv4 "$address"; then
                inquiry_origin=$scheme://$address$port
                break
            elif [ "$inquiry_origin" = "$inquiry_host" ] && is_bracketed_ipv6 "[$address]"; then
                inquiry_origin=$scheme://[$address]$port
            fi
        done
    fi
}

# Without a name server nginx still starts; inquiries to a host name then get 502.
detect_resolver() {
    if [ -z "$resolver" ] && [ -r /etc/resolv.conf ]; then
        resolver=$(awk '
            $1 == "nameserver" && $2 !~ /[^0-9A-Fa-f:.]/ { printf "%s%s", sep, ($2 ~ /:/ ? "[" $2 "]" : $2); sep = " " }
        ' /etc/resolv.conf)
    fi
    # A host without a global IPv6 address cannot connect to that of an AAAA record, and nginx makes only two tries.
    resolver_families=ipv6=off
    if [ -r /proc/net/if_inet6 ] && awk '$4 == "00" { found = 1 } END { exit !found }' /proc/net/if_inet6; then
        resolver_families=''
    fi
}

# Prints the "listen" directives for an address; [::] is all addresses of both families. A system without IPv6 has no list
# of its IPv6 addresses, and nginx would not start there.
listen_on() { # address, port and parameters, list of IPv6 addresses
    if [ "$1" != '[::]' ]; then
        printf 'listen %s:%s;' "$1" "$2"
    else
        printf 'listen 0.0.0.0:%s;' "$2"
        [ ! -e "${3:-/proc/net/if_inet6}" ] || printf ' listen [::]:%s;' "$2"
    fi
}
