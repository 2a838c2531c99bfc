# What the engines' scripts share; sourced by each, which says its `name`, `port` and `variable`, and has `install_software`, `launch` and `answers`.
# Software is kept in .data/software; what an engine stores in .data/<engine>, or below KADRO_LOCAL_DATA.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
software="$here/.data/software/$name"
data="${KADRO_LOCAL_DATA:-$here/.data}/$name"
pid_file="$data/pid"

# A number that a dead engine left may belong to another process by now: whoever runs has been started in this folder.
is_running() { [ -f "$pid_file" ] && [ "$(readlink "/proc/$(cat "$pid_file")/cwd" 2>/dev/null)" = "$(readlink -f "$data")" ]; }

# Whether something listens at the port.
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

# packages <command> <package...>: Debian's packages, where a command is missing.
packages() {
  command -v "$1" >/dev/null && return
  shift
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  "${root[@]}" apt-get update -qq
  # runlevel 1: no package shall start a service of its own
  "${root[@]}" env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# begin <command...>: in the background, from the folder of what it stores.
begin() {
  cd "$data"
  setsid "$@" </dev/null >>"$data/server.log" 2>&1 &
  echo $! >"$pid_file"
  cd - >/dev/null
}

# Several engines may start at once, by several who use the same software: one after another installs, as apt does.
installed() {
  mkdir -p "$(dirname "$software")"
  ( flock 9; install_software >&2 ) 9>"$(dirname "$software")/lock"
}

start() {
  installed
  mkdir -p "$data"
  if ! is_running; then
    if listens; then
      echo "port $port belongs to somebody else: set KADRO_${name^^}_PORT" >&2
      exit 1
    fi
    launch
  fi
  local missed=0
  for _ in $(seq 900); do
    if answers; then
      echo "$variable=$(address)"
      return
    fi
    # what is just becoming the engine may not be seen for a moment
    if is_running; then missed=0; else missed=$((missed + 1)); fi
    [ "$missed" -lt 5 ] || break
    sleep 0.2
  done
  tail -n 20 "$data/server.log" >&2
  exit 1
}

# end <signal>: sends it and waits until the process is gone.
end() {
  is_running || return 0
  kill "-$1" "$(cat "$pid_file")"
  for _ in $(seq 100); do
    is_running || break
    sleep 0.1
  done
  if is_running; then kill -KILL "$(cat "$pid_file")"; fi
  # what it stores and its port are another's when the system has cleared it away
  for _ in $(seq 300); do
    is_running || listens || break
    sleep 0.1
  done
  rm -f "$pid_file"
}

status() {
  if is_running && answers; then
    echo "$variable=$(address)"
  else
    echo 'not running'
    exit 3
  fi
}

run() {
  case "${1:-}" in
    install) install_software ;;
    start) start ;;
    stop) end TERM ;;
    kill) end KILL ;;
    status) status ;;
    clean)
      end TERM
      rm -rf "$data"
      ;;
    *)
      echo "usage: $0 install|start|stop|kill|status|clean" >&2
      exit 2
      ;;
  esac
}
