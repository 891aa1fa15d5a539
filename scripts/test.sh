#!/usr/bin/env bash
# make test: installs what the tests need, builds the site and runs every suite, each for itself, so that one that
# fails keeps no other from running. The last line tells the sum; status 1 unless everything that ran passed.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/lib/node.sh

require_node
scripts/ensure-packages.sh nginx libnginx-mod-http-brotli-static
# The browser tests take the whole browser where its lighter shell cannot be had.
scripts/ensure-packages.sh chromium-headless-shell || scripts/ensure-packages.sh chromium
install_node_modules

reports=.cache/test
rm -rf "$reports"
mkdir -p "$reports"
results=()

run_suite() {
  local suite=$1 status=0
  printf '\n== %s\n' "$suite"
  node_modules/.bin/vitest run --project "$suite" \
    --reporter=default --reporter=json --outputFile.json="$reports/$suite.json" </dev/null || status=$?
  results+=("$suite=$status")
}

run_suite unit
printf '\n== build\n'
if npm run --silent build; then
  for suite in site nginx browser stack; do run_suite "$suite"; done
else
  # Without a site the others have nothing to look at; the sum counts each as failed.
  results+=(site=1 nginx=1 browser=1 stack=1)
fi
printf '\n'
node_modules/.bin/tsx scripts/test-summary.ts "$reports" "${results[@]}"
