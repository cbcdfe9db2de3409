import Foundation
import XCTest

/// `moggy pets document` and `moggy pets record …`.
final class HealthRecordTests: CommandCase {
  private func id(_ arguments: String..., line: UInt = #line) throws -> String {
    let all =
      ["pets"] + arguments + ["--json", "--data", path("data"), "--now", "2026-09-21T10:00:00Z"]
    let ended = try run(all + ["--time-zone", "UTC"])
    XCTAssertEqual(ended.status, 0, ended.errors, line: line)
    return try XCTUnwrap((try ended.json() as? [String: Any])?["id"] as? String)
  }

  func testDocumentsAreAttachedAndListed() throws {
    try pets("add", "--name", "Rex")
    let bytes = Array("%PDF-1.7 passport".utf8)
    let file = try write("my passport.pdf", bytes)
    XCTAssertEqual(try pets("document", "rex", file).output, "added: Document, Rex\n")
    let titled = try pets(
      "document", "rex", "my passport.pdf", "--title", "Insurance", "--date", "1.9.26", "--json")
    let value = try XCTUnwrap(try titled.json() as? [String: Any])
    XCTAssertEqual(value["title"] as? String, "Insurance")
    XCTAssertEqual(value["date"] as? String, "2026-09-01")
    let lines = try pets("document", "rex").lines
    XCTAssertEqual(
      lines.map { $0.prefix(23) }, ["21.09.2026  my passport", "01.09.2026  Insurance  "])
    let kept = try XCTUnwrap(lines.last?.components(separatedBy: "  ").last)
    XCTAssertEqual(try Data(contentsOf: URL(filePath: kept)), Data(bytes))
  }

  func testWhatCannotBeAttached() throws {
    try pets("add", "--name", "Rex")
    let file = try write("a.txt", [1])
    XCTAssertEqual(try pets("document", "rex", path("nothing")).status, 66)
    XCTAssertEqual(try pets("document", "rex", try write("empty", [])).status, 65)
    XCTAssertEqual(try pets("document", "nobody", file).status, 66)
    let wrong = try pets(
      "document", "rex", file, "--date", "1.1.2030", "--title", String(repeating: "x", count: 61))
    XCTAssertEqual(wrong.status, 65)
    XCTAssertEqual(
      wrong.errors, "moggy: Title: at most 60 characters\nDate: this is in the future\n")
    XCTAssertEqual(try pets("document", "rex").output, "")
  }

  // Every kind of record can be listed, changed and removed.
  func testRecordsOfEveryKind() throws {
    try pets("add", "--name", "Rex")
    let shot = try id("vaccination", "rex", "Rabies", "--until", "2027-09-21")
    let medicine = try id("medicine", "rex", "Drops")
    let visit = try id("visit", "rex", "limps")
    let weight = try id("weight", "rex", "4.2")
    let document = try id("document", "rex", try write("a.txt", [1]))
    let list = try pets("record", "list", "rex").lines
    XCTAssertEqual(list.count, 5)
    XCTAssertEqual(list.first, "\(shot.prefix(8))  Vaccination  Rabies, 21.09.2026, 21.09.2027")
    for (record, option, text, field) in [
      (shot, "--until", "28.09.27", "validUntil"), (medicine, "--dose", "2 drops", "dose"),
      (visit, "--cost", "25,5 €", "cost"), (weight, "--weight", "4,5", "weight"),
      (document, "--title", "Passport", "title"),
    ] {
      let edited = try pets("record", "edit", String(record.prefix(8)), option, text, "--json")
      XCTAssertEqual(edited.status, 0, edited.errors)
      XCTAssertNotNil((try edited.json() as? [String: Any])?[field], field)
    }
    XCTAssertEqual(
      try pets("record", "edit", document, "--title", "Passport").output,
      "as before: \(document.prefix(8))  Document  Passport, 21.09.2026\n")
    XCTAssertTrue(try pets("show", "rex").output.contains("Weight (kg): 4.5\n"))
    for record in [shot, medicine, visit, weight, document] {
      XCTAssertEqual(try pets("record", "remove", record).status, 0)
    }
    XCTAssertEqual(try pets("record", "list", "rex", "--json").output, "[]\n")
  }

  func testWhatCannotBeChanged() throws {
    try pets("add", "--name", "Rex")
    let shot = try id("vaccination", "rex", "Rabies")
    let before = try pets("record", "list", "rex").output
    let odd = try pets("record", "edit", shot, "--dose", "2")
    XCTAssertEqual(odd.status, 64)
    XCTAssertEqual(
      odd.errors,
      "moggy: --dose is not for “Vaccination”, which has --name --date --until --batch --clinic\n")
    let wrong = try pets("record", "edit", shot, "--date", "soon", "--name", "")
    XCTAssertEqual(wrong.status, 65)
    XCTAssertEqual(
      wrong.errors, "moggy: name: this is needed\ndate: no such date; write 14.05.2021\n")
    XCTAssertEqual(try pets("record", "edit", shot, "--until", "1.1.2026").status, 65)
    XCTAssertEqual(try pets("record", "edit", shot).status, 64)
    XCTAssertEqual(try pets("record", "edit", "0000", "--name", "x").status, 66)
    XCTAssertEqual(
      try pets("record", "remove", "rabies", language: "ru").errors,
      "moggy: нет записи «rabies»\n")
    XCTAssertEqual(try pets("record", "list", "rex").output, before)
  }
}
