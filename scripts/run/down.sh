#!/usr/bin/env bash
# make down: stops what `make up` started in this folder, and nothing else. Received inquiries stay.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/lib/running.sh

lock_run_dir
stop_everything
