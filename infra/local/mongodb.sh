#!/usr/bin/env bash
# A MongoDB-compatible server on this machine, without Docker: install | start | stop | kill | status | clean.
# It has one process, no transactions and no passwords: for development and tests on loopback only.
set -euo pipefail

name=mongodb
variable=KADRO_MONGODB_URL
port=${KADRO_MONGODB_PORT:-27117}
source "$(dirname "${BASH_SOURCE[0]}")/engine.sh"

address() { echo "mongodb://127.0.0.1:$port"; }
answers() { listens; }

install_software() {
  packages javac openjdk-17-jdk-headless
  packages mvn maven
  [ -f "$software/Main.class" ] && [ "$software/Main.class" -nt "$here/mongodb/Main.java" ] && return
  mvn -q -B -Dstyle.color=never -f "$here/mongodb/pom.xml" dependency:copy-dependencies -DoutputDirectory="$software/libs"
  javac -d "$software" -cp "$software/libs/*" "$here/mongodb/Main.java"
}

launch() { begin java -Xmx1g -Dorg.slf4j.simpleLogger.defaultLogLevel=error -cp "$software:$software/libs/*" Main "$data/store.mv" "$port"; }

run "$@"
