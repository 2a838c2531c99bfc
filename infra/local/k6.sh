#!/usr/bin/env bash
# k6, which sends requests at a constant rate: install prints its path.
set -euo pipefail

name=k6
source "$(dirname "${BASH_SOURCE[0]}")/engine.sh"
version=v1.8.1

# Go's own command takes the compiler that k6 asks for, where Debian's is older.
install_software() {
  if [ ! -x "$software/k6" ]; then
    packages go golang-go ca-certificates
    GOBIN="$software" GOTOOLCHAIN=auto nice go install "go.k6.io/k6@$version"
  fi
  echo "$software/k6"
}

[ "${1:-}" = install ] || { echo "usage: $0 install" >&2; exit 2; }
install_software
