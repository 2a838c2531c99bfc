#!/usr/bin/env bash
# Makes the secrets of infra/docker-compose.yml where they are not there yet. Keep a copy of master-key apart: without it personal data cannot be read.
set -euo pipefail

secrets=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/secrets
mkdir -p "$secrets"
# the folder keeps others of this machine out; the files are read by the user of a container
chmod 700 "$secrets"
for name in master-key grafana-password; do
  [ -s "$secrets/$name" ] && continue
  head -c 32 /dev/urandom | base64 -w 0 >"$secrets/$name"
  chmod 444 "$secrets/$name"
  echo "made $secrets/$name"
done
