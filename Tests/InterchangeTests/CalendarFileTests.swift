import Core
import Foundation
import Interchange
import XCTest

final class CalendarFileTests: XCTestCase {
  private let stamp = Date(timeIntervalSince1970: 1_790_000_000)

  private func event(_ summary: String) throws -> CalendarEvent {
    CalendarEvent("1@x", try XCTUnwrap(CalendarDay(iso: "2026-12-31")), summary: summary)
  }

  func testExactBytesOfTheLeastEvent() throws {
    let file = CalendarFile(language: "ru", stamp: stamp, [try event("a, b")])
    XCTAssertEqual(
      file.text,
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Moggy//Moggy//RU
      CALSCALE:GREGORIAN
      METHOD:PUBLISH
      BEGIN:VEVENT
      UID:1@x
      DTSTAMP:20260921T141320Z
      DTSTART;VALUE=DATE:20261231
      DTEND;VALUE=DATE:20270101
      SUMMARY:a\\, b
      TRANSP:TRANSPARENT
      END:VEVENT
      END:VCALENDAR

      """.replacing("\n", with: "\r\n"))
    XCTAssertNil(CalendarFile(language: "ru", stamp: stamp, []).text)
  }

  func testAnEventOfSeveralDaysEndsBehindTheLast() throws {
    var week = try event("week")
    week.days = 7
    let text = try XCTUnwrap(CalendarFile(language: "en", stamp: stamp, [week]).text)
    XCTAssertTrue(
      text.contains("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270107\r\n"), text)
  }

  func testNoPartOfAnEventBreaksOutOfItsLine() throws {
    var hostile = try event("x\r\nEND:VEVENT\r\nUID:evil")
    hostile.identifier = "1\r\nATTACH:file:///etc/passwd"
    hostile.category = "a\nATTACH:b"
    hostile.alarmDays = 1
    let text = try XCTUnwrap(CalendarFile(language: "en", stamp: stamp, [hostile]).text)
    let lines = text.split(separator: "\r\n")
    XCTAssertEqual(lines.filter { $0 == "END:VEVENT" }.count, 1)
    XCTAssertEqual(lines.filter { $0.hasPrefix("UID:") }.count, 1)
    XCTAssertFalse(lines.contains { $0.hasPrefix("ATTACH") })
  }

  func testLinesAreFoldedAt75Octets() {
    let fold = CalendarText.folded
    let full = String(repeating: "a", count: 75)
    XCTAssertEqual(fold(full), full)
    XCTAssertEqual(fold(full + "b"), full + "\r\n b")
    let second = String(repeating: "b", count: 74)
    XCTAssertEqual(fold(full + second + "c"), full + "\r\n " + second + "\r\n c")
    // Two octets each: the 38th letter would end beyond.
    let russian = String(repeating: "ж", count: 38)
    XCTAssertEqual(fold(russian), String(repeating: "ж", count: 37) + "\r\n ж")
    // Four octets each, and none is parted.
    let cats = fold(String(repeating: "🐈", count: 60))
    for line in cats.split(separator: "\r\n") { XCTAssertLessThanOrEqual(line.utf8.count, 75) }
    XCTAssertEqual(
      cats.replacing("\r\n ", with: ""), String(repeating: "🐈", count: 60))
  }

  func testTextIsEscaped() {
    XCTAssertEqual(CalendarText.escaped("a\\b;c,d\r\ne:\"f\""), "a\\\\b\\;c\\,d\\ne:\"f\"")
    XCTAssertEqual(CalendarText.escaped("\u{1B}]0;x\u{7}\u{202E}"), "\u{FFFD}]0\\;x\u{FFFD}")
  }
}
