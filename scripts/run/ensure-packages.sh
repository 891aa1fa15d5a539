#!/usr/bin/env bash
# Installs missing Debian packages:  ensure-packages.sh PACKAGE…  With nginx come the packages that nginx/render.sh needs.
# Needs root or sudo; otherwise prints what is missing and exits with status 1.
set -euo pipefail

fail() { printf '%s\n' "$*" >&2; exit 1; }

missing=()
[[ " $* " != *" nginx "* ]] || set -- "$@" libnginx-mod-http-brotli-static libnginx-mod-http-lua gettext-base
for package in "$@"; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

command -v apt-get >/dev/null || fail "Missing: ${missing[*]}. This host has no apt-get; please install them its own way."
if [ "$(id -u)" = 0 ]; then
  as_root=()
elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
  as_root=(sudo)
else
  fail "Missing: ${missing[*]}. Install with: apt-get install ${missing[*]}"
fi

echo "Installing ${missing[*]} with apt-get"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" </dev/null >>"$log" 2>&1; }
# With stale or missing lists apt-get finds nothing, or versions that the mirror no longer has.
{ apt update && apt install -y --no-install-recommends "${missing[@]}"; } || {
  tail -n 10 "$log" >&2
  fail "apt-get could not install ${missing[*]}"
}

# Debian's packages start these as services; this project runs its own, on its own ports.
for service in haproxy nginx prometheus; do
  [[ -d /run/systemd/system && " ${missing[*]} " == *" $service "* ]] || continue
  "${as_root[@]}" systemctl disable --now --quiet "$service" || true
done
