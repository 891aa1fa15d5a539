#!/usr/bin/env bash
# make test: installs what the tests need, builds the site and runs every suite in one run of Vitest, in which one that
# fails keeps no other from running. The last line tells the sum; status 1 unless everything that ran passed.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/node.sh

require_node
scripts/run/ensure-packages.sh nginx libnginx-mod-http-brotli-static gettext-base
# What `make check` reads the scripts with, and the tools of another system for them to be tried with.
scripts/run/ensure-packages.sh shellcheck busybox
# The browser tests take the whole browser where its lighter shell cannot be had.
scripts/run/ensure-packages.sh chromium-headless-shell || scripts/run/ensure-packages.sh chromium
# The journeys are skipped in an engine that cannot be had, and the W3C's checker without Java.
scripts/run/ensure-packages.sh firefox-esr || true
scripts/run/ensure-packages.sh webkit2gtk-driver xvfb || true
scripts/run/ensure-packages.sh default-jre-headless || true
install_node_modules

suites=(unit site nginx browser engines stack)
report=.cache/test/report.json
rm -rf "${report%/*}"

printf '\n== build\n'
# Without a site all suites but unit have nothing to look at; the sum counts each as failed.
only=()
npm run --silent build || only=(--project unit)

printf '\n== %s\n' "${suites[*]}"
status=0
node_modules/.bin/vitest run "${only[@]}" --reporter=default --reporter=json --outputFile.json="$report" \
  </dev/null || status=$?
printf '\n'
node_modules/.bin/tsx scripts/run/test-summary.ts "$report" "$status" "${suites[@]}"
