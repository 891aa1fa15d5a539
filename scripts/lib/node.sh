#!/usr/bin/env bash
# Node and its packages, to be sourced.

require_node() {
  local version
  version=$(node --version 2>/dev/null) || { echo 'Node is not installed; 20.19 or newer is needed.' >&2; return 1; }
  [ "$(printf '%s\n' v20.19.0 "$version" | sort -V | head -n 1)" = v20.19.0 ] ||
    { echo "Node is $version; 20.19 or newer is needed." >&2; return 1; }
}

# npm ci, unless what is installed is as new as the lock file.
install_node_modules() {
  [ ! node_modules/.package-lock.json -nt package-lock.json ] || return 0
  npm ci --no-audit --no-fund --loglevel error && touch node_modules/.package-lock.json
}
