#!/bin/sh
# Copies the release's scripts and pictures to KEPT_FILES, a volume of the machine: releases that follow serve them to pages
# of this one. Those of releases that have not been started for 30 days are removed.
set -eu

# Linked, not copied, to their place: a file is there completely or not at all, whatever other replicas do.
new=$(mktemp -d "$KEPT_FILES/new.XXXXXX")
trap 'rm -rf "$new"' EXIT
cp -R "$WEB_ROOT/assets" "$WEB_ROOT/images" "$new"
cp -Rln "$new/." "$KEPT_FILES"
cd "$new"
find . -type f -print0 | (cd "$KEPT_FILES" && xargs -0 touch -c)
find "$KEPT_FILES" -type f -mtime +30 -delete
