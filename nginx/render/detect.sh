# shellcheck shell=sh disable=SC2034,SC2154 # the variables are render.sh's
# What follows from the place: the machine, this nginx and the names that are known here. detect_place reads render.sh's
# variables and what check.sh found, and gives
#
#   worker_user        user and group of the workers; empty where nginx is not started by root
#   workers            a number
#   brotli_module      path, or empty
#   has_http2, has_http3   empty, or not
#   listen_http2       what "listen" needs for HTTP/2, where that is no directive of its own
#   inquiry_origin     INQUIRY_HOST, with its name looked up in /etc/hosts
#   resolver, resolver_families

detect_place() {
    detect_user
    [ "$workers" != auto ] || workers=$(workers_within /sys/fs/cgroup "$(nproc 2>/dev/null || echo 1)")
    detect_nginx
    detect_inquiry_origin
    detect_resolver
}

# Started by root, the workers run as somebody else; unless a checkout under /root is served, which only root can read.
detect_user() {
    worker_user=''
    [ "$(id -u)" = 0 ] || return 0
    worker_user=root
    for name in www-data nobody; do
        if su -s /bin/sh "$name" -c "test -r '$web_root/index.html'" 2>/dev/null; then
            worker_user="$name $(id -gn "$name")"
            return
        fi
    done
    echo "nginx: only root can read $web_root, so nginx's workers run as root" >&2
}

# How many workers for so many processors, in the control group whose files are in a folder. A container sees all of the
# machine's processors, whatever it may use of them; nginx's own "auto" starts a worker for each.
workers_within() { # folder, processors
    quota='' period=''
    if [ -r "$1/cpu.max" ]; then
        read -r quota period <"$1/cpu.max" || true
    elif [ -r "$1/cpu/cpu.cfs_quota_us" ] && [ -r "$1/cpu/cpu.cfs_period_us" ]; then
        read -r quota <"$1/cpu/cpu.cfs_quota_us" || true
        read -r period <"$1/cpu/cpu.cfs_period_us" || true
    fi
    most=$2
    # "max" and -1 are no limit. Of a processor and a half two workers.
    case $quota$period in
    *[!0-9]* | '') ;;
    *) most=$(((quota + period - 1) / period)) ;;
    esac
    # More would fill the memory of a small container, and eight serve more than the line to it carries.
    for limit in "$2" 8; do
        [ "$most" -le "$limit" ] || most=$limit
    done
    [ "$most" -ge 1 ] || most=1
    echo "$most"
}

# Built-in modules follow the version, others whether their package is installed.
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
    brotli_module=$(printf %s "$compiled" | tr ' ' '\n' | sed -n 's/^--modules-path=//p')/ngx_http_brotli_static_module.so
    [ -f "$brotli_module" ] || brotli_module=''
}

# nginx asks name servers only; what /etc/hosts says (localhost, host.docker.internal) is looked up here.
detect_inquiry_origin() {
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
}

# Without a name server nginx still starts; a host that is a name then answers 502.
detect_resolver() {
    if [ -z "$resolver" ] && [ -r /etc/resolv.conf ]; then
        resolver=$(awk '
            $1 == "nameserver" && $2 !~ /[^0-9A-Fa-f:.]/ { printf "%s%s", sep, ($2 ~ /:/ ? "[" $2 "]" : $2); sep = " " }
        ' /etc/resolv.conf)
    fi
    # A host without a global IPv6 address cannot reach what an AAAA record names; the two tries are for others.
    resolver_families=ipv6=off
    if [ -r /proc/net/if_inet6 ] && awk '$4 == "00" { found = 1 } END { exit !found }' /proc/net/if_inet6; then
        resolver_families=''
    fi
}
