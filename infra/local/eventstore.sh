#!/usr/bin/env bash
# A stand-in for EventStoreDB on this machine, for tests (eventstore/README.md): install | start | stop | kill | status | clean.
set -euo pipefail

name=eventstore
variable=KADRO_EVENTSTORE_URL
port=${KADRO_EVENTSTORE_PORT:-22113}
source "$(dirname "${BASH_SOURCE[0]}")/engine.sh"
root=$(cd "$here/../.." && pwd)

address() { echo "esdb://127.0.0.1:$port?tls=false"; }
answers() { listens; }

install_software() {
  # the server is part of the workspace: all that it needs comes with `npm ci`
  [ -d "$root/node_modules/@eventstore/db-client" ] || { echo 'npm ci first' >&2; exit 1; }
}

launch() { begin "$root/node_modules/.bin/node" --disable-warning=ExperimentalWarning "$here/eventstore/server.ts" --port "$port" --data "$data"; }

run "$@"
