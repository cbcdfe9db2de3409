#!/usr/bin/env bash
# Two servers on one PostgreSQL behind nginx: see storm.py.
exec "$(dirname "$0")/storm.py" "$1"
