# shellcheck shell=sh disable=SC2034,SC2154 # the variables are render.sh's
# The formats of values. Each function checks its last parameter and prints nothing.
#
# No value may have characters with a meaning for nginx: quotes, spaces, ; $ { } \ and line breaks. A path may have
# spaces within, as it is quoted.

is_path() {
    case $1 in
    *[!A-Za-z0-9/._@+,:=~\ -]* | *\ ) return 1 ;;
    /*) return 0 ;;
    *) return 1 ;;
    esac
}

is_word() { # or nothing
    case $1 in
    *[!A-Za-z0-9._+-]*) return 1 ;;
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

# Eight groups of up to four digits, or fewer around one "::"; the last two may be an IPv4 address.
is_bracketed_ipv6() {
    case $1 in
    \[*:*:*\]) rest=${1#\[} rest=${rest%\]} ;;
    *) return 1 ;;
    esac
    case ${rest##*:} in
    *.*)
        embedded=${rest##*:} rest=${rest%:*}:0:0
        (is_ipv4 "$embedded") || return 1
        ;;
    esac
    printf '%s\n' "$rest" | awk '{
        if (gsub(/::/, "&") > 1 || /:::/ || /^:[^:]/ || /[^:]:$/) exit 1
        gap = /::/; count = 0; total = split($0, groups, ":")
        for (i = 1; i <= total; i++) if (groups[i] != "") { count++; if (groups[i] !~ /^[0-9A-Fa-f][0-9A-Fa-f]?[0-9A-Fa-f]?[0-9A-Fa-f]?$/) exit 1 }
        exit !(gap ? count < 8 : count == 8)
    }'
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
    if is_ipv4 "$address"; then is_number_up_to 32 "$prefix"; else
        is_bracketed_ipv6 "[$address]" && is_number_up_to 128 "$prefix"
    fi
}

# Whether a network can be that of proxies alone; fd00::/8 is private, as 10.0.0.0/8 is.
is_narrow() {
    case $1 in
    [Ff][Dd]00::/8) ;;
    *:*/*) [ "${1##*/}" -ge 16 ] ;;
    */*) [ "${1##*/}" -ge 8 ] ;;
    esac
}

# A name as in DNS and /etc/hosts.
is_host_name() {
    case $1 in
    '' | *[!A-Za-z0-9._-]* | [.-]* | *[.-] | *..*) return 1 ;;
    # A mistyped address is not a name.
    *[!0-9.]*) [ ${#1} -le 253 ] ;;
    *) return 1 ;;
    esac
}

# A file that can be written, or made. The standard streams are opened by nginx, which may have others than this shell.
can_write() {
    case $1 in
    /dev/stdout | /dev/stderr) return 0 ;;
    esac
    if [ -e "$1" ]; then [ ! -d "$1" ] && [ -w "$1" ]; else [ -d "${1%/*}/" ] && [ -w "${1%/*}/" ]; fi
}

# A folder that can be written, or made.
can_make() {
    existing=$1
    until [ -z "$existing" ] || [ -e "$existing" ]; do existing=${existing%/*}; done
    [ -d "$existing/" ] && [ -w "$existing/" ]
}
