#!/usr/bin/env python3
"""Makes the table of lines between the states of large countries.

    python3 scripts/tables/states.py world_map.gpkg Sources/Places/Tables > states-10m.tsv

`world_map.gpkg` is the map that QGIS has (Debian: qgis-common, `/usr/share/qgis/resources/data`): its layer
`states_provinces` is Natural Earth's at 1:10,000,000, public domain. A line is an edge that two states of one country
share. Edges are joined from junction to junction and simplified by Douglas and Peucker's method, so that neighbours
keep one line. Countries are taken from LEAST_AREA on, where a state has LEAST_STATE on average: smaller ones would
be a mesh.
"""
import collections
import csv
import math
import os
import sqlite3
import struct
import sys

LEAST_AREA = 300_000  # square kilometres
LEAST_STATE = 18_000
TOLERANCE = 0.02  # degrees
SCALE = 1000


def rings(blob):
    """The rings of a geometry of GeoPackage: a header, then well-known binary."""
    at = 8 + [0, 32, 48, 48, 64][blob[3] >> 1 & 7]
    found = []

    def geometry(at):
        order = "<" if blob[at] else ">"
        kind = struct.unpack_from(order + "I", blob, at + 1)[0]
        count = struct.unpack_from(order + "I", blob, at + 5)[0]
        at += 9
        for _ in range(count):
            if kind == 6:
                at = geometry(at)
            elif kind == 3:
                points = struct.unpack_from(order + "I", blob, at)[0]
                flat = struct.unpack_from(order + f"{2 * points}d", blob, at + 4)
                found.append(list(zip(flat[::2], flat[1::2])))
                at += 4 + 16 * points
            else:
                sys.exit(f"geometry of kind {kind}")
        return at

    geometry(at)
    return found


def shared_edges(states):
    owners = collections.defaultdict(set)
    for number, outline in states:
        for ring in outline:
            for a, b in zip(ring, ring[1:]):
                if a != b:
                    owners[min(a, b), max(a, b)].add(number)
    return [edge for edge, numbers in owners.items() if len(numbers) == 2]


def chains(edges):
    """Lines from junction to junction; what is left are closed lines."""
    near = collections.defaultdict(list)
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    left = set(edges)
    lines = []

    def walk(start, to):
        line = [start, to]
        left.discard((min(start, to), max(start, to)))
        while len(near[line[-1]]) == 2:
            a, b = near[line[-1]]
            to = b if a == line[-2] else a
            edge = (min(line[-1], to), max(line[-1], to))
            if edge not in left:
                break
            left.discard(edge)
            line.append(to)
        return line

    for point in sorted(near):
        if len(near[point]) != 2:
            for to in sorted(near[point]):
                if (min(point, to), max(point, to)) in left:
                    lines.append(walk(point, to))
    for a, b in sorted(left):
        if (a, b) in left:
            lines.append(walk(a, b))
    return lines


def simplified(line):
    keep = {0, len(line) - 1}
    work = [(0, len(line) - 1)]
    while work:
        first, last = work.pop()
        (x0, y0), (x1, y1) = line[first], line[last]
        length = math.hypot(x1 - x0, y1 - y0)
        farthest, most = None, TOLERANCE
        for index in range(first + 1, last):
            x, y = line[index]
            away = (
                abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
                if length
                else math.hypot(x - x0, y - y0)
            )
            if away > most:
                farthest, most = index, away
        if farthest is not None:
            keep.add(farthest)
            work += [(first, farthest), (farthest, last)]
    return [line[index] for index in sorted(keep)]


def encoded(line):
    whole = [(round(x * SCALE), round(y * SCALE)) for x, y in line]
    steps = [whole[0]] + [(b[0] - a[0], b[1] - a[1]) for a, b in zip(whole, whole[1:]) if a != b]
    return len(steps), " ".join(f"{x},{y}" for x, y in steps)


def main(map_file, tables):
    with open(os.path.join(tables, "countries.tsv"), encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        areas = {row["iso2"]: float(row["area_km2"] or 0) for row in rows}
    states = collections.defaultdict(list)
    query = "SELECT fid, geom, iso_a2 FROM states_provinces ORDER BY fid"
    for number, blob, code in sqlite3.connect(map_file).execute(query):
        if blob:
            states[code].append((number, rings(blob)))
    print(f"# scale={SCALE}")
    print("kind\tiso2\tother\tpoints\tcoordinates")
    for code in sorted(states):
        area = areas.get(code, 0)
        if area < LEAST_AREA or area / len(states[code]) < LEAST_STATE:
            continue
        for line in chains(shared_edges(states[code])):
            count, text = encoded(simplified(line))
            if count > 1:
                print(f"A\t{code}\t\t{count}\t{text}")


if __name__ == "__main__":
    main(*sys.argv[1:])
