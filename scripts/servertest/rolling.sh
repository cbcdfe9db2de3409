#!/usr/bin/env bash
# Two servers behind nginx, which are started anew one after another while many write: see rolling.py.
exec "$(dirname "$0")/rolling.py" "$1"
