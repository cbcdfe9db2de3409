import Core
import Foundation
import XCTest

@testable import PetsDomain

// Due dates as iCalendar, by RFC 5545.
final class CalendarExportTests: XCTestCase {
  private let stamp = Date(timeIntervalSince1970: 1_790_000_000)

  private func item(
    _ title: String, name: String? = "Rex", subject: DueItem.Subject = .vaccination
  ) throws -> DueItem {
    let id = try XCTUnwrap(UUID(uuidString: "00000000-0000-4000-8000-00000000000A"))
    return DueItem(
      id: id, subject: subject, pet: id, petName: name, title: title,
      date: try day("2026-12-31"))
  }

  func testExactBytes() throws {
    let text = CalendarExport.text([try item("Rabies")], .english, stamp: stamp)
    XCTAssertEqual(
      text,
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Moggy//Moggy//EN
      CALSCALE:GREGORIAN
      METHOD:PUBLISH
      BEGIN:VEVENT
      UID:00000000-0000-4000-8000-00000000000a-vaccination@moggy
      DTSTAMP:20260921T141320Z
      DTSTART;VALUE=DATE:20261231
      DTEND;VALUE=DATE:20270101
      SUMMARY:Rex: vaccination — Rabies
      CATEGORIES:Vaccination
      TRANSP:TRANSPARENT
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Rex: vaccination — Rabies
      TRIGGER:-P7D
      END:VALARM
      END:VEVENT
      END:VCALENDAR

      """.replacing("\n", with: "\r\n"))
  }

  func testNothingIsNoCalendar() {
    XCTAssertNil(CalendarExport.text([], .english, stamp: stamp))
  }

  func testAlarmsAreAChoice() throws {
    let items = [try item("x")]
    let none = CalendarExport.text(items, .russian, stamp: stamp, alarmDays: nil)
    XCTAssertEqual(none?.contains("VALARM"), false)
    let same = CalendarExport.text(items, .russian, stamp: stamp, alarmDays: 0)
    XCTAssertEqual(same?.contains("\r\nTRIGGER:PT0S\r\n"), true)
  }

  func testNoTextBreaksOutOfItsLine() throws {
    let hostile = "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil"
    let text = CalendarExport.text(
      [try item(hostile, name: "a\nATTACH:file:///etc/passwd")], .english, stamp: stamp)
    let lines = try XCTUnwrap(text).split(separator: "\r\n")
    XCTAssertEqual(lines.filter { $0 == "END:VEVENT" }.count, 1)
    XCTAssertFalse(lines.contains { $0.hasPrefix("ATTACH") || $0.hasPrefix("UID:evil") })
  }

  // An event that moves keeps its identifier; begin and end of a course are two.
  func testIdentifiersAreStable() throws {
    let texts = try DueItem.Subject.allCases.map {
      CalendarExport.text([try item("x", subject: $0)], .english, stamp: stamp) ?? ""
    }
    let identifiers = texts.compactMap { text in
      text.split(separator: "\r\n").first { $0.hasPrefix("UID:") }
    }
    XCTAssertEqual(Set(identifiers).count, 3)
  }
}
