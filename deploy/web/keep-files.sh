#!/bin/sh
# Copies the release's scripts and pictures to KEPT_FILES, a volume of the machine: releases that follow serve them to pages
# of this one. They stay for 30 days after its last start, or after the next release first started.
set -eu

new=$(mktemp -d "$KEPT_FILES/new.XXXXXX")
trap 'rm -rf "$new"' EXIT
cp -R "$WEB_ROOT/assets" "$WEB_ROOT/images" "$new"
(cd "$new" && find assets images -type f -print0 >last-release)

cd "$KEPT_FILES"
# The release that ran until now, whose files may be older than 30 days.
[ ! -f last-release ] || xargs -0 touch -c <last-release
# Linked, not copied, to their place: a file is there completely or not at all, whatever other replicas do.
cp -Rln "$new/assets" "$new/images" .
xargs -0 touch -c <"$new/last-release"
mv "$new/last-release" .
# Another replica may remove the same files. Those of a start that was interrupted are in new.*; the rest is not the site's.
find assets images new.* -ignore_readdir_race -type f -mtime +30 -delete
