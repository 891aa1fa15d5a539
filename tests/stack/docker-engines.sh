#!/usr/bin/env bash
# Runs Docker engines side by side, each a machine of its own as far as networks go, all on one switch: engine N has the
# addresses 198.18.0.N and 2001:2::N, listens at FOLDER/N/socket and is restarted when it exits. Run it in
# namespaces of its own, which end with it, and with them processes, mounts, networks and firewall rules. It ends when its
# standard input does.
#
#   unshare --mount --pid --net --fork --kill-child --mount-proc tests/stack/docker-engines.sh FOLDER COUNT CGROUP
set -euo pipefail
folder=$1 count=$2 cgroup=$3

mkdir -p /run/netns
mount -t tmpfs tmpfs /run/netns
# No engine asks a registry for an image that it has.
: >"$folder/resolv.conf"
mount --bind "$folder/resolv.conf" /etc/resolv.conf
cp "${0%/*}/daemon.json" "$folder"

ip link set lo up
ip link add switch type bridge
ip link set switch up

for n in $(seq "$count"); do
  ip netns add "node-$n"
  ip link add uplink netns "node-$n" type veth peer name "node-$n"
  ip link set "node-$n" master switch up
  ip -netns "node-$n" link set lo up
  ip -netns "node-$n" link set uplink up
  ip -netns "node-$n" address add "198.18.0.$n/16" dev uplink
  ip -netns "node-$n" address add "2001:2::$n/48" dev uplink nodad
  mkdir "$folder/$n"
  # Not `ip netns exec`, which hides the control groups.
  while nsenter --net="/run/netns/node-$n" unshare --uts sh -c 'hostname "$0" && exec dockerd "$@"' "node-$n" \
    --config-file "$folder/daemon.json" \
    --exec-opt native.cgroupdriver=cgroupfs --cgroup-parent "/$cgroup" \
    --data-root "$folder/$n/data" --exec-root "$folder/$n/run" --pidfile "$folder/$n/pid" \
    --containerd-namespace "node-$n" --containerd-plugins-namespace "plugins-node-$n" \
    --host "unix://$folder/$n/socket" >>"$folder/$n/log" 2>&1 </dev/null; do :; done &
done
read -r _ || true
