#!/usr/bin/env bash
# Apache Kafka on this machine, one node, without Docker: install | start | stop | kill | status | clean.
# It keeps one copy of everything and asks for no password: for development and tests on loopback only.
set -euo pipefail

name=kafka
variable=KADRO_KAFKA_BROKERS
port=${KADRO_KAFKA_PORT:-19092}
source "$(dirname "${BASH_SOURCE[0]}")/engine.sh"
log="$here/kafka/log4j2.properties"

address() { echo "127.0.0.1:$port"; }
# Kafka opens its port when it is ready, not before.
answers() { listens; }

install_software() {
  packages java openjdk-17-jdk-headless
  packages mvn maven
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

# What stands last counts: KADRO_KAFKA_PROPERTIES names a file with settings beside these.
launch() {
  { properties; if [ -n "${KADRO_KAFKA_PROPERTIES:-}" ]; then cat "$KADRO_KAFKA_PROPERTIES"; fi; } >"$data/server.properties"
  if [ ! -f "$data/logs/meta.properties" ]; then
    java -Dlog4j2.configurationFile="$log" -cp "$software/*" kafka.tools.StorageTool format -t kadro-on-this-machineA -c "$data/server.properties" >/dev/null
  fi
  begin java -Xmx512m -Dlog4j2.configurationFile="$log" -cp "$software/*" kafka.Kafka "$data/server.properties"
}

run "$@"
