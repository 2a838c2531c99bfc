#!/usr/bin/env bash
# A Redis of this machine's own for the cluster profile: redis.sh install|start|stop|kill|status|clean
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
data=$here/.data/redis
port=${KADRO_REDIS_PORT:-6390}
pid_file=$data/redis.pid

pid() { [ -f "$pid_file" ] && cat "$pid_file"; }
runs() { local id; id=$(pid) && kill -0 "$id" 2>/dev/null && grep -q redis-server "/proc/$id/cmdline" 2>/dev/null; }
answers() { [ "$(redis-cli -p "$port" ping 2>/dev/null)" = PONG ]; }
address() { echo "KADRO_REDIS_URL=redis://127.0.0.1:$port"; }
gone() { for _ in $(seq 100); do runs || return 0; sleep 0.1; done; echo 'redis does not end' >&2; return 1; }

install() {
  command -v redis-server >/dev/null && command -v redis-cli >/dev/null && return
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get update -qq
  # runlevel 1: the package shall not start a service of its own
  "${root[@]}" env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server
}

start() {
  if ! runs; then
    if answers; then echo "port $port belongs to somebody else: set KADRO_REDIS_PORT" >&2; exit 1; fi
    mkdir -p "$data"
    # what is acknowledged outlasts a kill: every write is on the disk before its answer
    redis-server --port "$port" --bind 127.0.0.1 --protected-mode yes --daemonize yes --dir "$data" --pidfile "$pid_file" --logfile "$data/redis.log" \
      --appendonly yes --appendfsync always --save '' --maxmemory-policy noeviction >/dev/null
  fi
  for _ in $(seq 100); do answers && { address; return; }; sleep 0.1; done
  echo "redis does not answer, see $data/redis.log" >&2
  exit 1
}

stop() { if runs; then kill -TERM "$(pid)"; gone; fi; }
slay() { if runs; then kill -KILL "$(pid)"; gone; fi; }
status() { if runs && answers; then address; else echo 'redis is not running'; return 1; fi; }
clean() { stop; rm -rf "$data"; }

case ${1:-} in
  install | start | stop | status | clean) "$1" ;;
  kill) slay ;;
  *) echo "usage: $0 install|start|stop|kill|status|clean" >&2; exit 2 ;;
esac
