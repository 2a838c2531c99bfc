#!/usr/bin/env bash
# A MongoDB-compatible server on this machine, without Docker: install | start | stop | kill | status | clean.
# It has one process, no transactions and no passwords: for development and tests on loopback only.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
data="$here/.data/mongodb"
software="$here/.data/software/mongodb"
port=${KADRO_MONGODB_PORT:-27117}
pid_file="$data/pid"

is_running() { [ -f "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null; }

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

install() {
  if ! command -v java >/dev/null || ! command -v mvn >/dev/null; then
    apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven
  fi
  [ -f "$software/Main.class" ] && [ "$software/Main.class" -nt "$here/mongodb/Main.java" ] && return
  mvn -q -B -Dstyle.color=never -f "$here/mongodb/pom.xml" dependency:copy-dependencies -DoutputDirectory="$software/libs"
  javac -d "$software" -cp "$software/libs/*" "$here/mongodb/Main.java"
}

start() {
  install
  mkdir -p "$data"
  if ! is_running; then
    # what a dead server left locked is locked by nobody
    setsid java -Xmx1g -Dorg.slf4j.simpleLogger.defaultLogLevel=error -cp "$software:$software/libs/*" Main "$data/store.mv" "$port" \
      </dev/null >>"$data/server.log" 2>&1 &
    echo $! >"$pid_file"
  fi
  for _ in $(seq 150); do
    if answers; then
      echo "KADRO_MONGODB_URL=mongodb://127.0.0.1:$port"
      return
    fi
    is_running || break
    sleep 0.2
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
