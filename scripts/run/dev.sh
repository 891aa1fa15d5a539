#!/usr/bin/env bash
# make dev: Vite's development server, with /api/Inquiry passed to INQUIRY_HOST or else to the mock. Starts a mock and stops
# it at the end, unless `make up` runs one in this checkout.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/settings.sh
. scripts/lib/running.sh
. scripts/lib/node.sh

require_node
read_settings
check_settings dev
trap 'kill $(jobs -p) 2>/dev/null || true; wait' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

if [ -n "${INQUIRY_HOST:-}" ]; then
  echo "Inquiries go to $INQUIRY_HOST, not to the mock."
elif is_port_of_make_up "$MOCK_PORT"; then
  echo "Using the mock of make up at http://localhost:$MOCK_PORT"
elif curl --silent --noproxy '*' --output /dev/null "http://127.0.0.1:$MOCK_PORT/"; then
  # Another checkout's mock would receive what is sent here.
  echo "make dev: MOCK_PORT is '$MOCK_PORT': another process listens there; set MOCK_PORT to a free port" >&2
  exit 1
else
  LISTEN_PORT=$MOCK_PORT DATA_DIR=$run_dir/inquiries node --import tsx tests/mock-inquiry-api/main.ts >/dev/null &
  echo "The mock is at http://localhost:$MOCK_PORT"
fi
# In the background, as bash runs a trap only after the command in the foreground, and without npm, whose shell passes no signal
# on. Vite reads its shortcuts from the terminal.
node_modules/.bin/vite dev -c frontend/vite.config.ts <&0 &
wait $!
