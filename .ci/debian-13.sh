# shellcheck shell=bash
# Sourced: single programs of Debian 13's packages, for a build machine whose own release is older.

. scripts/lib/debian-mirror.sh

# Unpacks the file that matches PATTERN out of PACKAGE into TARGET, the package's signature checked by apt.
unpack_from_debian_13() {
  local package=$1 pattern=$2 target=$3 work status=0
  work=$(mktemp -d)
  # apt's own unprivileged user needs read access.
  chmod 755 "$work"
  mkdir -p "$work/lists/partial" "$work/archives/partial" "$(dirname "$target")"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror) trixie main" >"$work/sources.list"
  local options=(-qq -o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists" -o "Dir::Cache=$work")
  {
    apt-get "${options[@]}" update &&
      (cd "$work" && apt-get "${options[@]}" -o APT::Sandbox::User=root download "$package/trixie") &&
      dpkg-deb --fsys-tarfile "$work/$package"_*.deb |
      tar -x -O --wildcards "$pattern" >"$target.new" &&
      chmod 755 "$target.new" && mv "$target.new" "$target"
  } >"$work/log" 2>&1 || { tail -n 10 "$work/log" >&2; status=1; }
  rm -rf "$work"
  return "$status"
}
