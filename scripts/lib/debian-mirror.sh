# shellcheck shell=bash
# Sourced: the Debian mirror of this host, or DEBIAN_MIRROR.

# Prints the mirror's URL, without a trailing slash; nothing where apt knows none.
debian_mirror() {
  local mirror=${DEBIAN_MIRROR:-}
  [ -n "$mirror" ] || mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | grep -m 1 -E '/debian/?$' || true)
  printf '%s\n' "${mirror%/}"
}
