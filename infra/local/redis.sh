#!/usr/bin/env bash
# A Redis of this machine's own, without Docker: install | start | stop | kill | status | clean.
set -euo pipefail

name=redis
variable=KADRO_REDIS_URL
port=${KADRO_REDIS_PORT:-6390}
source "$(dirname "${BASH_SOURCE[0]}")/engine.sh"

address() { echo "redis://127.0.0.1:$port"; }
answers() { [ "$(redis-cli -p "$port" ping 2>/dev/null)" = PONG ]; }
install_software() { packages redis-server redis-server; }

launch() {
  # what is acknowledged outlasts a kill: every write is on the disk before its answer
  begin redis-server --port "$port" --bind 127.0.0.1 --protected-mode yes --dir "$data" --appendonly yes --appendfsync always --save '' --maxmemory-policy noeviction
}

run "$@"
