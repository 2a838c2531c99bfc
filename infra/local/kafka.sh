#!/usr/bin/env bash
# Apache Kafka on this machine, one node, without Docker: install | start | stop | kill | status | clean.
# It keeps one copy of everything and asks for no password: for development and tests on loopback only.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
data="${KADRO_KAFKA_DATA:-$here/.data/kafka}"
software="$here/.data/software/kafka"
port=${KADRO_KAFKA_PORT:-19092}
log="$here/kafka/log4j2.properties"
pid_file="$data/pid"

is_running() { [ -f "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null; }

# Kafka opens its port when it is ready, not before.
answers() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

install() {
  if ! command -v java >/dev/null || ! command -v mvn >/dev/null; then
    apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven
  fi
  [ -f "$software/complete" ] && [ "$software/complete" -nt "$here/kafka/pom.xml" ] && return
  rm -rf "$software"
  mvn -q -B -f "$here/kafka/pom.xml" dependency:copy-dependencies -DoutputDirectory="$software"
  touch "$software/complete"
}

# The old session of a killed broker must run out before it may come back, hence the short one.
properties() {
  cat <<PROPERTIES
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:$((port + 1))
listeners=PLAINTEXT://127.0.0.1:$port,CONTROLLER://127.0.0.1:$((port + 1))
advertised.listeners=PLAINTEXT://127.0.0.1:$port
controller.listener.names=CONTROLLER
log.dirs=$data/logs
auto.create.topics.enable=false
offsets.topic.num.partitions=4
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
broker.session.timeout.ms=3000
broker.heartbeat.interval.ms=500
log.cleaner.dedupe.buffer.size=16777216
PROPERTIES
}

start() {
  install
  mkdir -p "$data"
  if ! is_running; then
    properties >"$data/server.properties"
    if [ ! -f "$data/logs/meta.properties" ]; then
      java -Dlog4j2.configurationFile="$log" -cp "$software/*" kafka.tools.StorageTool format -t kadro-on-this-machineA -c "$data/server.properties" >/dev/null
    fi
    setsid java -Xmx512m -Dlog4j2.configurationFile="$log" -cp "$software/*" kafka.Kafka "$data/server.properties" \
      </dev/null >>"$data/server.log" 2>&1 &
    echo $! >"$pid_file"
  fi
  for _ in $(seq 450); do
    if answers; then
      echo "KADRO_KAFKA_BROKERS=127.0.0.1:$port"
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
