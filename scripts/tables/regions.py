#!/usr/bin/env python3
"""Makes the table of Russian names of first-level divisions.

    python3 scripts/tables/regions.py CLDR ISO_CODES world_map.gpkg Sources/Places/Tables > regions-ru.tsv

GeoNames numbers divisions in its own way and has few Russian names. Unicode CLDR has the names of ISO 3166-2 in many
languages, but no numbers of GeoNames. A division of GeoNames is therefore found in CLDR by its English name or, in
ISO 3166-2, the one of the country's language; else by the names that Natural Earth gives to the state in which its
places lie. A name counts only where it means one division of the country in either list: a wrong name is worse than
none. The way that comes first decides, and a division of CLDR is taken once.

* `CLDR` is the folder `common/subdivisions` (Debian: unicode-cldr-core), Unicode-DFS-2016.
* `ISO_CODES` is `iso_3166-2.json` (Debian: iso-codes); its names are only compared.
* `world_map.gpkg` is the map that QGIS has (Debian: qgis-common), Natural Earth's, public domain.

Names by hand in `further-regions.tsv` and those of `admin1.tsv` in Russian letters are kept as they are. With `--check`, the divisions of
which GeoNames has a Russian name are matched too, and those that differ are printed.
"""
import collections
import csv
import difflib
import json
import os
import re
import sqlite3
import sys
import unicodedata
import xml.etree.ElementTree as tree

from states import rings

LIKE = 0.5  # of the letters of two names for one division, as Piemonte and Piedmont
SAME = 0.8  # of a division's places lie in the state, and of the state's in the division

LETTERS = str.maketrans({
    "ə": "a", "ı": "i", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ħ": "h",
    "ʻ": "", "ʼ": "", "’": "", "‘": "", "'": "", "`": "", "ʿ": "", "ʾ": "", "′": "",
})
# Words for the kind of a division; they differ from list to list.
KINDS = set("""
    administrative al and area atoll autonomous autonoma canton capital central city commune comarca commune county
    departamento departement department district distrito division do da de del des di du el emirate estado federal
    federation fylke governorate gov governate island islands judet kraj kray krai la las le les los lan laan laen
    maakond mestna metropolitan muhafazah municipality municipio novads obcina oblast oblasts obshtina of okrug
    opstina opcina parish popular prefecture prefectura province provincia provinsi raion rayon rajons region regione
    region regional republic respublika reg self governing special state term territory the tinh union viloyati
    voblast voivodeship wilaya wilayat wilayah zone zupanija lääni lääne khot thanh pho kommune changwat
    dzongkhag shamal ash ar an ad as at az zonal ward qarku rrethi ili sheng shi qu zizhiqu kang ken fu to do
    il ir is ix iz hal haz tal l provins provinz bezirk bundesland land apskritis savivaldybe kreis
""".split())


def words(text):
    text = re.sub(r"\(.*?\)|\[.*?\]", " ", text.lower().translate(LETTERS))
    text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.findall(r"\w+", text.translate(LETTERS))


def keys(text):
    """The forms by which a name is looked up, the exact one first."""
    whole = words(text)
    bare = [word for word in whole if word not in KINDS]
    return ["".join(whole)] + (["".join(bare)] if bare else [])


def is_like(name, other):
    return difflib.SequenceMatcher(None, keys(name)[-1], keys(other)[-1]).ratio() >= LIKE if words(other) else False


def subdivisions(folder, language):
    root = tree.parse(os.path.join(folder, language + ".xml")).getroot()
    return {node.get("type").upper(): node.text for node in root.iter("subdivision") if node.text}


def is_russian(name):
    return re.search("[а-яё]", name.lower()) is not None


def plain(name):
    """A name without what CLDR adds to tell namesakes of the world apart, as in Вашингтон² and Мику (приход)."""
    return re.sub(r"\s*\(.*?\)|[¹²³⁴-⁹]", "", name).strip()


def once(pairs):
    """The keys that mean one thing only."""
    found = collections.defaultdict(set)
    for key, value in pairs:
        found[key].add(value)
    return {key: values.pop() for key, values in found.items() if len(values) == 1}


def table(path):
    with open(path, encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def contains(outline, x, y):
    inside = False
    for ring in outline:
        for (x0, y0), (x1, y1) in zip(ring, ring[1:]):
            if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
                inside = not inside
    return inside


def names_of_states(map_file, cities):
    """The names that the map has for a division, by its code: those of the state with the same places."""
    states = collections.defaultdict(list)
    for country, blob, *others in sqlite3.connect(map_file).execute(
            "SELECT iso_a2, geom, name, woe_name, gn_name FROM states_provinces ORDER BY fid"):
        if blob:
            outline = rings(blob)
            xs, ys = zip(*(point for ring in outline for point in ring))
            states[country].append((min(xs), max(xs), min(ys), max(ys), outline, {n for n in others if n}))
    here, total, there = collections.Counter(), collections.Counter(), collections.Counter()
    for city in cities:
        country, x, y = city["iso2"], float(city["lon"]), float(city["lat"])
        code = f"{country}.{city['admin1']}"
        for number, (west, east, south, north, outline, _) in enumerate(states[country]):
            if west <= x <= east and south <= y <= north and contains(outline, x, y):
                here[code, number] += 1
                there[country, number] += 1
                total[code] += 1
                break
    return {
        code: states[code[:2]][number][-1] for (code, number), count in here.items()
        if count >= SAME * total[code] and count >= SAME * there[code[:2], number]
    }


def main(cldr, iso_codes, map_file, tables):
    english, russian = subdivisions(cldr, "en"), subdivisions(cldr, "ru")
    names = collections.defaultdict(set)
    for code, name in english.items():
        names[code].add(name)
    with open(iso_codes, encoding="utf-8") as file:
        for row in json.load(file)["3166-2"]:
            code = row["code"].replace("-", "").upper()
            # The standard has given some numbers away again, as in Morocco.
            if is_like(row["name"], english.get(code, "")):
                names[code].add(row["name"])
    by_country = collections.defaultdict(list)
    for code in russian:
        if is_russian(russian[code]):
            by_country[code[:2]].append(code)

    divisions = table(os.path.join(tables, "admin1.tsv"))
    further = {row["code"] for row in table(os.path.join(tables, "further-regions.tsv"))}
    own_names = {row["code"]: {row["name_en"]} for row in divisions}
    map_names = names_of_states(map_file, table(os.path.join(tables, "cities.tsv")))

    result = {}
    for country, codes in sorted(by_country.items()):
        taken = set()
        for known_as in (own_names, map_names):
            for level in (0, 1):
                rows = [row["code"] for row in divisions if row["code"].startswith(country + ".")]
                theirs = once((k, code) for code in codes for n in names[code] for k in keys(n)[level:level + 1])
                ours = once((k, code) for code in rows for n in known_as.get(code, ())
                            for k in keys(n)[level:level + 1])
                found = collections.defaultdict(set)
                for key in ours.keys() & theirs.keys():
                    if ours[key] not in result and theirs[key] not in taken:
                        found[ours[key]].add(theirs[key])
                claims = collections.Counter(code for codes in found.values() for code in codes)
                for code, there in found.items():
                    if len(there) == 1 and claims[next(iter(there))] == 1:
                        result[code] = there.pop()
                taken |= set(claims)
    differing, checked = [], 0
    for row in divisions:
        if row["code"] in result and is_russian(row["name_ru"]):
            checked += 1
            name = plain(russian[result[row["code"]]])
            if keys(row["name_ru"])[-1] != keys(name)[-1]:
                differing.append((row["code"], row["name_en"], row["name_ru"], name))
    if "--check" in sys.argv:
        print(f"{len(result)} of {len(divisions)} found; {checked} known before, {len(differing)} differ")
        for row in differing:
            print(*row, sep="\t")
        return
    print("code\tname_ru")
    for row in divisions:
        if row["code"] in result and not is_russian(row["name_ru"]) and row["code"] not in further:
            print(row["code"], plain(russian[result[row["code"]]]), sep="\t")


main(*[argument for argument in sys.argv[1:] if not argument.startswith("--")])
