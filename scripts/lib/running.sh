#!/usr/bin/env bash
# Sourced: the processes of `make up`. Its records are in .run/, or in SITE_RUN_DIR:
#   web.pid, mock.pid    without Docker: process id and start time, so that no other process with the same
#                        id is ever signalled
#   compose              the Compose project's name, where Docker runs it
#   ports, site/         the ports of both engines; without Docker the site that nginx serves
#   web.log, mock.log    output of the processes;  inquiries/  received by the mock

run_dir=${SITE_RUN_DIR:-.run}
[[ $run_dir == /* ]] || run_dir=$PWD/$run_dir

# start_process NAME COMMAND…  in the background, out of reach of the terminal's Ctrl-C.
start_process() {
  local name=$1
  shift
  : >"$run_dir/$name.log"
  # Appends: nginx opens /dev/stdout again for its access log, and its errors would overwrite the log.
  # The process does not inherit the lock (9).
  setsid "$@" >>"$run_dir/$name.log" 2>&1 </dev/null 9>&- &
  # On a full disk: a process without its record could not be stopped.
  echo "$! $(start_time $!)" >"$run_dir/$name.pid" || { kill -KILL -- -$! $! 2>/dev/null; return 1; }
}

# Is the process that start_process started still running?
is_running() {
  local pid started
  [ -f "$run_dir/$1.pid" ] && read -r pid started <"$run_dir/$1.pid" &&
    [ -n "$started" ] && [ "$(start_time "$pid")" = "$started" ]
}

# Does what the last make up started listen on this port?
is_port_of_make_up() {
  { is_running web || is_running mock || [ -f "$run_dir/compose" ]; } && [[ $(cat "$run_dir/ports" 2>/dev/null) == *" $1 "* ]]
}

# Clock ticks between the machine's start and the process's; nothing when there is no such process.
start_time() {
  local stat
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 0
  # The second field is the program's name and may hold spaces and brackets; a zombie (Z) is no longer running.
  read -ra stat <<<"${stat##*) }"
  [ "${stat[0]}" = Z ] || echo "${stat[19]}"
}

# stop_process NAME [SIGNAL SECONDS]…: sends each signal and waits; kills what still runs then, with its children.
stop_process() {
  local name=$1 pid try
  shift
  if is_running "$name"; then
    echo "Stopping $name once its requests are finished (at most $2 s)"
    read -r pid _ <"$run_dir/$name.pid"
    while [ $# -gt 0 ] && is_running "$name"; do
      kill -"$1" "$pid" 2>/dev/null || true
      for ((try = 0; try < 10 * $2; try++)); do is_running "$name" || break; sleep 0.1; done
      shift 2
    done
    ! is_running "$name" || kill -KILL -- "-$pid" 2>/dev/null || true
  fi
  rm -f "$run_dir/$name.pid"
}

# stop_everything [SECONDS]: ends what the last `make up` started, and prints what; status 1 if it cannot.
stop_everything() {
  local project
  # nginx finishes its requests on QUIT: an inquiry may take 35 s, and it gives up after 45 (worker_shutdown_timeout).
  stop_process web QUIT "${1:-50}" TERM 10
  stop_process mock TERM "${1:-10}"
  if [ -f "$run_dir/compose" ]; then
    project=$(cat "$run_dir/compose")
    docker compose -p "$project" down --remove-orphans ${1:+--timeout "$1"} >"$run_dir/down.log" 2>&1 || {
      tail -n 3 "$run_dir/down.log" >&2
      echo "The containers of $project could not be stopped: does the Docker engine answer?" >&2
      echo "If they are gone for good, remove $run_dir/compose." >&2
      return 1
    }
    echo "Stopped the containers of $project"
    rm -f "$run_dir/compose" "$run_dir/down.log"
  fi
}

# One `make up` or `make down` at a time in this folder, where there is a flock: macOS has none.
lock_run_dir() {
  mkdir -p "$run_dir"
  command -v flock >/dev/null || return 0
  exec 9>"$run_dir/lock"
  flock -n 9 || { echo 'Another make up or make down is at work here.' >&2; return 1; }
}
