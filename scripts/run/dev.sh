#!/usr/bin/env bash
# make dev: Vite's server over the sources, its /api/Inquiry going to the mock, which ends with it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/settings.sh
. scripts/lib/node.sh

require_node
read_settings
mock_pid=
trap '[ -z "$mock_pid" ] || kill "$mock_pid" 2>/dev/null || true' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# One that `make up` started serves as well.
if curl --silent --fail --noproxy '*' --output /dev/null "http://127.0.0.1:$MOCK_PORT/healthz"; then
  echo "Using the mock at http://localhost:$MOCK_PORT"
else
  LISTEN_PORT=$MOCK_PORT DATA_DIR=.run/inquiries node --import tsx tests/mock-inquiry-api/main.ts >/dev/null &
  mock_pid=$!
  echo "The mock is at http://localhost:$MOCK_PORT"
fi
npm run dev
