#!/usr/bin/env bash
# Node and its packages, to be sourced.

require_node() {
  command -v node >/dev/null || { echo 'Node is not installed; 20.19 or newer is needed.' >&2; return 1; }
  node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' ||
    { echo "Node is $(node --version); 20.19 or newer is needed." >&2; return 1; }
}

# npm ci, unless node_modules is as new as the lock file.
install_node_modules() {
  [ ! node_modules/.package-lock.json -nt package-lock.json ] || return 0
  npm ci --no-audit --no-fund --loglevel error && touch node_modules/.package-lock.json
}
