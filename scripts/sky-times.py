#!/usr/bin/env python3
"""Makes Tests/WeatherDomainTests/Ephemeris/ComputedSky+Rows.swift: Sun and Moon by a program of others.

    python3 -m pip install ephem==4.2.1 tzdata
    python3 scripts/sky-times.py > Tests/WeatherDomainTests/Ephemeris/ComputedSky+Rows.swift

PyEphem has the Sun by the whole VSOP87 and the Moon by Moshier's fit to DE404: other theories and
other code than Sources/WeatherDomain/Ephemeris. The rows are kept, so that the tests need neither.
"""
import datetime
import zoneinfo

import ephem

ROWS = """
Quito -0.2200 -78.5125 America/Guayaquil 2026-03-20
Singapore 1.2897 103.8501 Asia/Singapore 2025-12-31
Nairobi -1.2833 36.8167 Africa/Nairobi 2024-02-29
Honolulu 21.3069 -157.8583 Pacific/Honolulu 2033-07-04
Mumbai 19.0728 72.8826 Asia/Kolkata 2026-08-15
Kathmandu 27.7017 85.3206 Asia/Kathmandu 2026-06-21
Tehran 35.6944 51.4215 Asia/Tehran 2026-03-21
Tokyo 35.6895 139.6917 Asia/Tokyo 1999-12-31
Havana 23.1330 -82.3830 America/Havana 2026-03-08
Havana 23.1330 -82.3830 America/Havana 2026-11-01
Beirut 33.8933 35.5016 Asia/Beirut 2026-03-29
New-York 40.7143 -74.0060 America/New_York 2025-03-09
New-York 40.7143 -74.0060 America/New_York 2025-11-02
Lisbon 38.7167 -9.1333 Europe/Lisbon 1995-06-15
London 51.5085 -0.1257 Europe/London 2026-03-29
Berlin 52.5244 13.4105 Europe/Berlin 2026-03-29
Berlin 52.5244 13.4105 Europe/Berlin 2026-10-25
Moscow 55.7522 37.6156 Europe/Moscow 2026-11-21
Saint-Petersburg 59.9386 30.3141 Europe/Moscow 2025-06-21
Reykjavik 64.1355 -21.8954 Atlantic/Reykjavik 2026-06-21
Anchorage 61.2181 -149.9003 America/Anchorage 2026-06-20
Nuuk 64.1835 -51.7216 America/Nuuk 2026-03-28
Murmansk 68.9792 33.0925 Europe/Moscow 2026-01-01
Murmansk 68.9792 33.0925 Europe/Moscow 2026-02-15
Murmansk 68.9792 33.0925 Europe/Moscow 2026-06-01
Tromso 69.6489 18.9551 Europe/Oslo 2026-05-15
Tromso 69.6489 18.9551 Europe/Oslo 2026-11-20
Anadyr 64.7350 177.5153 Asia/Anadyr 2027-04-10
Adak 51.8800 -176.6581 America/Adak 2026-01-15
Petropavlovsk 53.0444 158.6508 Asia/Kamchatka 2030-10-10
Kiritimati 1.8721 -157.4278 Pacific/Kiritimati 2026-09-23
Suva -18.1416 178.4415 Pacific/Fiji 2020-12-20
Apia -13.8333 -171.7667 Pacific/Apia 2011-12-29
Apia -13.8333 -171.7667 Pacific/Apia 2011-12-31
Apia -13.8333 -171.7667 Pacific/Apia 2012-04-01
Pago-Pago -14.2781 -170.7025 Pacific/Pago_Pago 2026-05-05
Chatham -43.9535 -176.5597 Pacific/Chatham 2026-04-05
Chatham -43.9535 -176.5597 Pacific/Chatham 2026-09-27
Auckland -36.8485 174.7635 Pacific/Auckland 2024-09-29
Sydney -33.8679 151.2073 Australia/Sydney 2026-10-04
Lord-Howe -31.5553 159.0821 Australia/Lord_Howe 2026-04-05
Cape-Town -33.9258 18.4232 Africa/Johannesburg 2041-07-11
Sao-Paulo -23.5475 -46.6361 America/Sao_Paulo 2018-11-04
Buenos-Aires -34.6132 -58.3772 America/Argentina/Buenos_Aires 2026-12-21
Ushuaia -54.8000 -68.3000 America/Argentina/Ushuaia 2026-06-21
Grytviken -54.2811 -36.5092 Atlantic/South_Georgia 2022-02-02
Villa-Las-Estrellas -62.2003 -58.9621 Antarctica/Palmer 2026-07-15
"""

UTC = datetime.timezone.utc
SUN_LINES = [("sun", "-0:34", False), ("civil", "-6", True), ("nautical", "-12", True),
             ("astronomical", "-18", True)]


def seconds(moment):
    return int(round(moment.timestamp()))


def midnight(day, zone):
    """The first second whose day in the zone is that day or a later one."""
    low = seconds(datetime.datetime.combine(day, datetime.time(), UTC)) - 20 * 3600
    high = low + 40 * 3600
    while high - low > 1:
        middle = (low + high) // 2
        here = datetime.datetime.fromtimestamp(middle, zone)
        low, high = (middle, high) if here.date() < day else (low, middle)
    return high


def offset(moment, zone):
    return int(datetime.datetime.fromtimestamp(moment, zone).utcoffset().total_seconds())


def change(start, end, zone):
    """The second that the offset changes at within a day or so, or its start."""
    low, high = start - 20 * 3600, end + 20 * 3600
    if offset(low, zone) == offset(high, zone):
        return start
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if offset(middle, zone) == offset(high, zone) else (middle, high)
    return high


def ephem_date(moment):
    return ephem.Date(datetime.datetime.fromtimestamp(moment, UTC).replace(tzinfo=None))


def moment_of(date):
    return date.datetime().replace(tzinfo=UTC).timestamp()


def place(latitude, longitude, line="-0:34"):
    observer = ephem.Observer()
    observer.lat, observer.lon, observer.pressure, observer.horizon = latitude, longitude, 0, line
    return observer


def events(body, observer, start, end, centre):
    """Every rise and set from start up to end; a word where there is none."""
    found = []
    for kind, following in (("r", observer.next_rising), ("s", observer.next_setting)):
        moment = start
        while True:
            try:
                time = moment_of(following(body, start=ephem_date(moment), use_center=centre))
            except ephem.CircumpolarError:
                break
            if time >= end:
                break
            found.append((time, kind))
            moment = time + 60
    if found:
        return sorted(found)
    observer.date = ephem_date((start + end) // 2)
    body.compute(observer)
    return "above" if body.alt > float(observer.horizon) else "below"


def written(found, zone):
    if isinstance(found, str):
        return found
    words = []
    for time, kind in found:
        here = datetime.datetime.fromtimestamp(round(time), zone)
        words.append(kind + here.strftime("%H:%M:%S%z"))
    return " ".join(words)


def fraction(moment):
    moon = ephem.Moon()
    moon.compute(ephem_date(moment))
    return moon.phase / 100


def noon(observer, start, end):
    middle = (start + end) // 2
    dates = [observer.previous_transit(ephem.Sun(), start=ephem_date(middle)),
             observer.next_transit(ephem.Sun(), start=ephem_date(middle))]
    return min((moment_of(date) for date in dates), key=lambda time: abs(time - middle))


def row(line):
    name, latitude, longitude, zone_name, iso = line.split()
    zone, day = zoneinfo.ZoneInfo(zone_name), datetime.date.fromisoformat(iso)
    start, end = midnight(day, zone), midnight(day + datetime.timedelta(days=1), zone)
    switch = change(start, end, zone)
    fields = [name, latitude, longitude, iso,
              f"{offset(switch - 1, zone)} {switch} {offset(switch, zone)}", str(end - start)]
    for _, altitude, centre in SUN_LINES:
        observer = place(latitude, longitude, altitude)
        fields.append(written(events(ephem.Sun(), observer, start, end, centre), zone))
    fields.append(written([(noon(place(latitude, longitude), start, end), "n")], zone))
    fields.append(written(events(ephem.Moon(), place(latitude, longitude), start, end, False), zone))
    fields.append(f"{fraction((start + end) // 2):.4f}")
    return fields


def main():
    print(f"// Made by scripts/sky-times.py with PyEphem {ephem.__version__}; not by hand.")
    print("extension ComputedSky {")
    print("  /// Place, latitude, longitude; day; offset, when it changes, offset then; seconds of the")
    print("  /// day; Sun; civil, nautical, astronomical twilight; noon; Moon; its lit part at midday.")
    print('  static let text = """')
    for line in ROWS.strip().splitlines():
        fields = row(line)
        print("    " + " ".join(fields[:4]) + " | " + " | ".join(fields[4:6]))
        for field in fields[6:]:
            print("      | " + field)
    print('    """')
    print("}")


if __name__ == "__main__":
    main()
