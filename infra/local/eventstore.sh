#!/usr/bin/env bash
# A stand-in for EventStoreDB on this machine, for tests (eventstore/README.md): install | start | stop | kill | status | clean.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
data="$here/.data/eventstore"
port=${KADRO_EVENTSTORE_PORT:-22113}
pid_file="$data/pid"
node="$root/node_modules/.bin/node"

is_running() { [ -f "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null; }

install() {
  # the server is part of the workspace: all that it needs comes with `npm ci`
  [ -d "$root/node_modules/@eventstore/db-client" ] || { echo 'npm ci first' >&2; exit 1; }
}

start() {
  install
  mkdir -p "$data"
  if ! is_running; then
    : >"$data/server.log"
    setsid "$node" --disable-warning=ExperimentalWarning "$here/eventstore/server.ts" --port "$port" --data "$data" \
      </dev/null >>"$data/server.log" 2>&1 &
    echo $! >"$pid_file"
  fi
  for _ in $(seq 100); do
    grep -m1 '^KADRO_EVENTSTORE_URL=' "$data/server.log" && return
    is_running || break
    sleep 0.1
  done
  tail -n 20 "$data/server.log" >&2
  exit 1
}

# end <signal>: sends it and waits until the process is gone.
end() {
  is_running || return 0
  local pid
  pid=$(cat "$pid_file")
  kill "-$1" "$pid"
  for _ in $(seq 100); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL "$pid" 2>/dev/null || true
  rm -f "$pid_file"
}

case "${1:-}" in
  install) install ;;
  start) start ;;
  stop) end TERM ;;
  kill) end KILL ;;
  status) if is_running; then echo "running on port $port"; else echo 'not running'; exit 3; fi ;;
  clean) end TERM; rm -rf "$data" ;;
  *) echo "usage: $0 install|start|stop|kill|status|clean" >&2; exit 2 ;;
esac
