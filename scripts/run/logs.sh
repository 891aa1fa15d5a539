#!/usr/bin/env bash
# make logs: follows the logs of what `make up` started, until Ctrl-C.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/running.sh

if [ -f "$run_dir/compose" ]; then
  exec docker compose -p "$(cat "$run_dir/compose")" logs --follow --tail 100
elif is_running web || is_running mock; then
  exec tail -n 50 -F "$run_dir/web.log" "$run_dir/mock.log"
else
  echo 'Nothing is running. Start it with: make up' >&2
  exit 1
fi
