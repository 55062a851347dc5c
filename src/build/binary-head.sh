#!/bin/sh
# ai-run __VERSION__ for __TARGET__: this launcher, and behind it, compressed, the program, which is unpacked once.

# Whether the program lies under a folder that this user alone can have filled, as it was when it was unpacked.
unpacked() {
  program="$1/__FOLDER__/ai-run"
  [ -O "$1" ] && ! [ -L "$1" ] && [ -O "$program" ] && ! [ -L "$program" ] && [ -s "$program" ] &&
    [ -e "$1/__FOLDER__/tested" ] && ! [ "$program" -nt "$1/__FOLDER__/tested" ]
}

# Unpacks the file $2 under the folder $1 if it runs there; several at once do not disturb each other, and what a
# killed one has left goes with the next.
unpack() (
  exec 2>/dev/null
  umask 077
  mkdir -p "$1" && [ -O "$1" ] && ! [ -L "$1" ] && chmod 700 "$1" || exit
  find "$1" -name 'part-*' -prune -mmin +60 -exec rm -rf {} +
  if [ -e "$1/__FOLDER__" ] && ! unpacked "$1"; then rm -rf "$1/__FOLDER__"; fi
  part="$1/part-$$"
  mkdir "$part" || exit
  trap 'rm -rf "$part"; exit 1' HUP INT TERM
  if tail -n +__LINE__ "$2" | TAR_OPTIONS='' GZIP='' tar xzmof - -C "$part" &&
    NODE_OPTIONS='' "$part/ai-run" --version; then
    : >"$part/tested"
    sync "$part/ai-run"
    mv "$part" "$1/__FOLDER__"
    rm -rf "$1/__FOLDER__/part-$$"
    for old in "$1"/binary-*; do
      case $old in */__FOLDER__) ;; *) rm -rf "$old" ;; esac
    done
  else
    rm -rf "$part"
  fi
) >/dev/null </dev/null

cache="${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}"
case $cache in /*) cache="$cache/ai-run" ;; *) cache= ;; esac
if ! unpacked "$cache"; then
  case $TMPDIR in /*) spare="$TMPDIR" ;; *) spare=/tmp ;; esac
  spare="$spare/ai-run-$(id -u)"
  if ! unpacked "$spare"; then
    if [ -n "$cache" ]; then unpack "$cache" "$0"; fi
    if ! unpacked "$cache"; then
      unpack "$spare" "$0"
      if ! unpacked "$spare"; then
        echo "ai-run: cannot unpack itself into ${cache:+$cache or }$spare." >&2
        echo "It has to be whole (see SHA256SUMS) and needs __SIZE__ MB, leave to run programs there, tar and gzip." >&2
        exit 125
      fi
    fi
  fi
fi
