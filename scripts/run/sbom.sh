#!/usr/bin/env bash
# Lists what the site is made of, as CycloneDX 1.5, in dist/sbom/:
#   npm.cdx.json    every npm package of the lockfile; the build's own tools are marked "optional"
#   image.cdx.json  the web image: Debian's packages, and the npm packages that are in the bundle
# The first is npm's own. No tool of the registries makes the second: cdxgen 12.8 (186 packages, 284 MB) lists the same 104
# packages of Debian and none of the bundle; cyclonedx-npm (177 packages, 48 MB) lists 139 of the lockfile without its
# tools, of which 84 were not in the bundle, and lacked 4 that were.
#
#   scripts/run/sbom.sh [IMAGE]     by default that of make up; without a Docker engine only the first file
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/settings.sh
. scripts/lib/node.sh
require_node
read_settings

image=${1:-$COMPOSE_PROJECT_NAME/web}
out=dist/sbom
mkdir -p "$out"
rm -f "$out"/*.cdx.json

npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application --loglevel=error >"$out/npm.cdx.json"
echo "$out/npm.cdx.json: $(($(grep -c '"purl"' "$out/npm.cdx.json") - 1)) packages of the lockfile"

if ! digest=$(docker image inspect --format '{{.Id}}' "$image" 2>/dev/null); then
  echo "$image does not exist, or no Docker engine responds: the image is not listed" >&2
  exit 0
fi
install_node_modules
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
in_image() { docker run --rm --network none --read-only --entrypoint "$1" "$digest" "${@:2}"; }
# shellcheck disable=SC2016 # names of dpkg-query and of the shell in the image
in_image dpkg-query -W -f '${Package}\t${Version}\t${Architecture}\t${db:Status-Status}\n' >"$scratch/packages"
in_image cat /opt/site/www/third-party-licenses.txt >"$scratch/licenses"
# shellcheck disable=SC2016
release=$(in_image sh -c '. /etc/os-release && echo "$VERSION_ID"')
node_modules/.bin/tsx scripts/run/image-sbom.ts "$image" "$digest" "$release" "$scratch/packages" "$scratch/licenses" \
  "$out/npm.cdx.json" >"$out/image.cdx.json"
echo "$out/image.cdx.json: $(grep -c '"purl"' "$out/image.cdx.json") packages of $image"
