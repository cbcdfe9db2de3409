#!/usr/bin/env python3
"""Makes a table of what peers.py prints: a row for each figure, a column for each tool."""

import json
import statistics
import sys

tools, rows = [], {}
for line in sys.stdin:
    entry = json.loads(line)
    if entry["tool"] not in tools:
        tools.append(entry["tool"])
    if "row" in entry:
        cell = "right" if entry["right"] else "WRONG"
    elif entry["what"].startswith("stale"):
        cell = str(entry["values"][0])
    else:
        cell = f"{statistics.median(entry['values']):.1f} ms"
    rows.setdefault(entry.get("row") or entry["what"], {})[entry["tool"]] = cell

print(f"{'others, medians':36}" + "".join(f"{tool:>16}" for tool in tools))
for name, cells in rows.items():
    print(f"  {name:34}" + "".join(f"{cells.get(tool, '-'):>16}" for tool in tools))
