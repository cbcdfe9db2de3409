import Foundation
import XCTest

/// One pet is free on the command line too.
final class FreeSlotTests: CommandCase {
  // A second pet needs Premium, which counts at once.
  func testASecondPetNeedsPremium() async throws {
    XCTAssertEqual(try pets("add", "--name", "Rex").status, 0)
    let second = try pets("add", "--name", "Tom")
    XCTAssertEqual(second.status, 69)
    XCTAssertEqual(second.output, "")
    XCTAssertEqual(
      second.errors,
      "moggy: a second pet needs Premium: switch it on in the program, under Profile; it costs nothing\n"
    )
    let photo = try pets("add", "--photo", try picture("cat.png"), language: "ru")
    XCTAssertEqual(photo.status, 69)
    XCTAssertTrue(photo.errors.contains("Premium: включите"), photo.errors)
    XCTAssertEqual(try pets("list").lines.count, 1)
    try await givePremium()
    XCTAssertEqual(try pets("add", "--name", "Tom").status, 0)
    XCTAssertEqual(try pets("list").lines.count, 2)
  }

  // What is there stays, however much; an import loses nothing.
  func testAnImportBringsAllBack() async throws {
    try await givePremium()
    for name in ["Rex", "Tom", "Ann"] { try pets("add", "--name", name) }
    try pets("export", "-o", path("all.json"))
    let read = try pets("import", "all.json", data: "other")
    XCTAssertEqual(read.output, "added: 3, updated: 0, as before: 0\n")
    XCTAssertEqual(try pets("edit", "tom", "--coat", "long", data: "other").status, 0)
    XCTAssertEqual(try pets("add", "--name", "Zoe", data: "other").status, 69)
    for name in ["Rex", "Tom", "Ann"] {
      XCTAssertEqual(try pets("remove", name, data: "other").status, 0)
    }
    XCTAssertEqual(try pets("add", "--name", "Zoe", data: "other").status, 0)
  }
}
