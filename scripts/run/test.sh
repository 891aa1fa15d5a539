#!/usr/bin/env bash
# make test: installs what the tests need, builds the site and runs all suites in one run of Vitest. The last line is
# the sum; the status is 1 unless every suite ran and no test failed.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/node.sh

require_node
# First, as sudo may ask for a password. ShellCheck is for `make check`, and BusyBox has the tools of another system.
scripts/run/ensure-packages.sh nginx shellcheck busybox
# While the site is built. The whole browser replaces its lighter shell where that cannot be installed; where another package
# is missing its tests are skipped: a swarm's edge on this host, alert rules and queries, Firefox, WebKit, the W3C's checker.
{
  scripts/run/ensure-packages.sh chromium-headless-shell || scripts/run/ensure-packages.sh chromium
  for package in haproxy prometheus firefox-esr webkit2gtk-driver xvfb default-jre-headless; do
    scripts/run/ensure-packages.sh "$package" || true
  done
} <&0 &
install_node_modules

suites='unit site nginx browser engines stack'
sum=$PWD/.cache/test/sum
rm -rf "${sum%/*}"
mkdir -p "${sum%/*}"

printf '\n== build\n'
# Without a built site only unit can run; the sum counts each other suite as failed.
only=()
npm run --silent build || only=(--project unit)
wait $!

printf '\n== %s\n' "$suites"
status=0
TEST_SUITES=$suites TEST_SUM=$sum node_modules/.bin/vitest run "${only[@]}" \
  --reporter=default --reporter=./scripts/run/sum-reporter.ts </dev/null || status=$?
printf '\n'
# An error after the last test, which the reporter cannot count.
[ "$status" = 0 ] || [ ! -f "$sum" ] || sed -i '$s/ 0 failed/ 1 failed/' "$sum"
# Vitest writes no sum where it cannot start.
cat "$sum" 2>/dev/null || echo '0 passed, 1 failed'
tail -n 1 "$sum" 2>/dev/null | grep -q ' passed, 0 failed'
