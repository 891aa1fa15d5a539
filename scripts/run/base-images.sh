#!/usr/bin/env bash
# Makes the two base images from Debian's own packages, for hosts whose Docker engine reaches no image registry:
#   RUNTIME_IMAGE    a minimal Debian 13
#   NODE_IMAGE       Debian 13 with its nodejs and npm, a stand-in (label "stand-in") for the official image
# Their names are those of deploy/Dockerfile without a digest, which a stand-in cannot have: where the Dockerfile has
# one, set both names without it. An existing image is kept. Needs root, debootstrap and a Docker engine; takes 1.5
# minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/debian-mirror.sh
. scripts/lib/engine.sh
. scripts/lib/settings.sh

read_settings
runtime_image=$(base_image RUNTIME_IMAGE) runtime_image=${runtime_image%@*}
node_image=$(base_image NODE_IMAGE) node_image=${node_image%@*}
mirror=$(debian_mirror)

say() { printf 'base-images: %s\n' "$*"; }
fail() { printf 'base-images: %s\n' "$*" >&2; exit 1; }
have() { docker image inspect "$1" >/dev/null 2>&1; }

docker info >/dev/null 2>&1 || fail 'no Docker engine responds'

if have "$runtime_image"; then
  say "$runtime_image exists"
else
  [ "$(id -u)" = 0 ] || fail "making $runtime_image takes root: sudo $0"
  scripts/run/ensure-packages.sh debootstrap
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  [ -n "$mirror" ] || fail 'apt knows no Debian mirror here: name one with DEBIAN_MIRROR=…'
  say "making $runtime_image from $mirror"
  /usr/sbin/debootstrap --variant=minbase --include=ca-certificates trixie "$work/root" "$mirror" >"$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2; fail 'debootstrap failed'; }
  # Also removed from the official slim image.
  rm -rf "$work"/root/var/lib/apt/lists/* "$work"/root/var/cache/apt/archives/*.deb "$work"/root/usr/share/{doc,man,locale}/*
  tar -C "$work/root" --numeric-owner -c . |
    docker import --change 'CMD ["bash"]' --change 'LABEL stand-in=debootstrap' - "$runtime_image" >/dev/null
  say "$runtime_image is made"
fi

if have "$node_image"; then
  say "$node_image exists"
else
  say "making $node_image from Debian's nodejs and npm"
  docker build --quiet --tag "$node_image" --label stand-in=debian-nodejs - >/dev/null <<DOCKERFILE
FROM $runtime_image
RUN apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ca-certificates nodejs npm >/dev/null \
 && rm -rf /var/lib/apt/lists/*
CMD ["node"]
DOCKERFILE
  say "$node_image is made"
fi

[ "$runtime_image,$node_image" = "$(base_image RUNTIME_IMAGE),$(base_image NODE_IMAGE)" ] ||
  say "use them with RUNTIME_IMAGE=$runtime_image NODE_IMAGE=$node_image"
