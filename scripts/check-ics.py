"""Reads iCalendar files with two libraries and compares what they find; fails on the first fault."""

import datetime
import sys

import icalendar
import vobject

REQUIRED = ("UID", "DTSTAMP", "DTSTART", "SUMMARY")


def check_bytes(data):
    assert data.endswith(b"END:VCALENDAR\r\n"), "the end"
    assert b"\n" not in data.replace(b"\r\n", b""), "a bare line feed"
    for line in data.split(b"\r\n"):
        assert len(line) <= 75, f"{len(line)} octets: {line!r}"
        line.decode("utf-8")


def check(path):
    data = open(path, "rb").read()
    check_bytes(data)
    calendar = icalendar.Calendar.from_ical(data)
    assert not calendar.errors and calendar["VERSION"] == "2.0" and calendar["PRODID"]
    events = calendar.walk("VEVENT")
    assert len(events) == 8 and len({event["UID"] for event in events}) == 8
    for event in events:
        assert not event.errors, event.errors
        assert all(name in event for name in REQUIRED)
        start = event.decoded("DTSTART")
        assert type(start) is datetime.date
        assert event.decoded("DTEND") - start == datetime.timedelta(days=1)
        assert event.decoded("DTSTAMP").tzinfo is not None
        for alarm in event.walk("VALARM"):
            assert alarm["ACTION"] == "DISPLAY" and alarm["DESCRIPTION"]
            assert alarm.decoded("TRIGGER") == datetime.timedelta(days=-7)
    other = vobject.readOne(data.decode("utf-8"))
    summaries = [str(event["SUMMARY"]) for event in events]
    others = [event.summary.value for event in other.vevent_list]
    assert summaries == others, (summaries, others)
    assert any(summary.startswith('Ёжик; "R\\x", Z: ') for summary in summaries), summaries
    # Written anew by the library, it is the same.
    again = icalendar.Calendar.from_ical(calendar.to_ical())
    assert [str(event["SUMMARY"]) for event in again.walk("VEVENT")] == summaries
    print(f"{path.rsplit('/', 1)[-1]}: {len(events)} events, as icalendar and vobject read them")


for name in sys.argv[1:]:
    check(name)
