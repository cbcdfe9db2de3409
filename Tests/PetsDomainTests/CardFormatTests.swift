import Core
import PetsDomain
import XCTest

/// The names of the files that cards are written to.
final class CardFormatTests: XCTestCase {
  private func name(_ typed: String, _ format: CardFormat = .markdown) throws -> String {
    let box = try PetBox()
    var pet = box.pets.blank()
    try pet.set(.name, to: typed, today: box.pets.today)
    return format.fileName(for: pet, PetWords(.russian))
  }

  func testAnyFileSystemTakesIt() throws {
    for (typed, expected) in [
      ("Барсик", "Барсик.md"), ("../../etc/passwd", "etc-passwd.md"), ("~/.profile", "profile.md"),
      ("a/b\\c:d", "a-b-c-d.md"), ("Bob's \"cat\"", "Bob-s -cat.md"), ("-rf *", "rf.md"),
      ("", "питомец.md"), ("...", "питомец.md"), ("$(reboot)`x`", "reboot--x.md"),
      ("🐈 Mia", "🐈 Mia.md"),
    ] {
      XCTAssertEqual(try name(typed), expected, typed)
    }
    XCTAssertEqual(try name("Rex", .json), "Rex.json")
  }

  func testALongOneIsCutBetweenCharacters() throws {
    let family = "👨‍👩‍👧‍👦"
    let name = try name(String(repeating: family, count: 20))
    XCTAssertEqual(name, String(repeating: family, count: 200 / family.utf8.count) + ".md")
    XCTAssertLessThanOrEqual(name.utf8.count, 255)
  }
}
