#!/bin/sh
# ai-run __VERSION__ for __TARGET__: this launcher, and behind it, compressed, the program, which is unpacked once.
unpack() {
  for base in ${1:+"$1"} "${TMPDIR:-/tmp}/ai-run-$(id -u)"; do
    program="$base/__FOLDER__/ai-run"
    if [ -O "$program" ]; then return; fi
    if [ -e "$program" ] || ! mkdir -p "$base" 2>/dev/null || ! [ -O "$base" ] || [ -L "$base" ]; then continue; fi
    chmod 700 "$base"
    part="$base/part-$$"
    if mkdir -m 700 "$part" && tail -n +__LINE__ "$0" | tar xzf - -C "$part" 2>/dev/null && [ -x "$part/ai-run" ]; then
      mv "$part" "$base/__FOLDER__"
      for old in "$base"/binary-*; do
        case $old in */__FOLDER__) ;; *) rm -rf "$old" ;; esac
      done
      return
    fi
    rm -rf "$part"
  done
  echo "ai-run: cannot unpack itself: neither ${1:-a home} nor ${TMPDIR:-/tmp} has room for it" >&2
  exit 125
}
cache="${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}"
case $cache in /*) ;; *) cache= ;; esac
program="$cache/ai-run/__FOLDER__/ai-run"
if [ -z "$cache" ] || ! [ -O "$program" ]; then unpack "${cache:+$cache/ai-run}"; fi
