import Foundation
import GRDB
import Persistence
import Scheduling
import XCTest

@testable import PetsDomain

/// What is here stays, whatever is read in and however often.
final class ImportKeepsTests: XCTestCase {
  private func read(_ pets: String, into box: PetBox) async throws -> ImportReport {
    let folder = try PetFolder()
    let text = #"{"format": "moggy", "version": 1, "pets": [\#(pets)]}"#
    try folder.write("in.json", Array(text.utf8))
    return try await Exchange(box.pets).read(folder.file("in.json")).get()
  }

  func testAPhotoThatCannotBeHadLeavesTheOneThatIsHere() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    _ = try await box.pets.setPhoto(pet.id, from: try folder.picture())
    let before = try await box.pets.pet(pet.id)?.photo
    XCTAssertNotNil(before)
    for photo in [#""gone.png""#, "[]", "7"] {
      box.clock.advance(by: .seconds(10))
      let moment = MomentText.text(box.clock.now)
      let report = try await read(
        #"{"id": "\#(pet.id)", "updatedAt": "\#(moment)", "name": "\#(moment.prefix(20))", "photo": \#(photo)}"#,
        into: box)
      XCTAssertEqual([report.updated, report.problemCount], [1, 1])
      let after = try await box.pets.pet(pet.id)
      XCTAssertEqual(after?.name, String(moment.prefix(20)))
      XCTAssertEqual(after?.photo, before)
    }
  }

  func testAFieldThatIsNotUnderstoodLeavesTheOneThatIsHere() async throws {
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex", .weight: "4", .breed: "Collie"])
    box.clock.advance(by: .seconds(10))
    let moment = MomentText.text(box.clock.now)
    _ = try await read(
      #"{"id": "\#(pet.id)", "updatedAt": "\#(moment)", "name": "Max", "weight": "fat"}"#, into: box
    )
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual([found?.name, found?[.weight], found?.breed], ["Max", "4", nil])
  }

  func testTheFutureIsNow() async throws {
    let box = try PetBox()
    let id = UUID()
    let text =
      #"{"id": "\#(id)", "createdAt": "9999-01-01T00:00:00Z", "updatedAt": "9999-01-01T00:00:00Z", "#
      + #""name": "Rex"}"#
    _ = try await read(text, into: box)
    var found = try await box.pets.pet(id)
    XCTAssertEqual(found?.updatedAt, box.clock.now)
    XCTAssertEqual(found?.createdAt, box.clock.now)
    box.clock.advance(by: .seconds(10))
    let again = try await read(text, into: box)
    XCTAssertEqual([again.added, again.updated, again.kept], [0, 0, 1])
    // What is done here later counts as later.
    box.clock.advance(by: .seconds(10))
    _ = try await box.pets.update(id, .name, to: "Max")
    found = try await box.pets.pet(id)
    XCTAssertEqual(found?.updatedAt, box.clock.now)
  }

  func testWhatHasNoIdentifierIsKnownAgain() async throws {
    let box = try PetBox()
    let text =
      #"{"name": "Kitten"}, {"name": "Kitten"}, {"id": "7", "name": "Rex", "#
      + #""weighings": [{"date": "2026-01-01", "weight": 4}]}"#
    let first = try await read(text, into: box)
    XCTAssertEqual([first.added, first.updated, first.kept], [3, 0, 0])
    let rex = try await box.pets.page(PetQuery(search: "rex")).pets.first
    let pet = try XCTUnwrap(rex)
    box.clock.advance(by: .seconds(10))
    _ = try await box.pets.update(pet.id, .name, to: "Rexy")
    box.clock.advance(by: .seconds(10))
    let again = try await read(text, into: box)
    XCTAssertEqual([again.added, again.updated, again.kept], [0, 0, 3])
    let names = try await box.names()
    XCTAssertEqual(Set(names), ["Kitten", "Rexy"])
    let weighings = try await box.health.records(Weighing.self, of: pet.id)
    XCTAssertEqual(weighings.count, 1)
  }

  // MARK: - Files that copies name

  func testTheSweepSparesWhatAKeptCopyNames() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    _ = try await box.pets.setPhoto(pet.id, from: try folder.picture())
    let copy = try await box.store.backUp()
    try await box.store.write("test") { db in
      try db.execute(sql: "UPDATE pet SET photo = NULL; DELETE FROM undo_act")
    }
    let other = try PetBox(folder)
    var removed = try await other.pets.sweepFiles()
    XCTAssertEqual(removed, 0)
    XCTAssertEqual(folder.names("pets").count, 1)
    // When the copy goes, so does the file.
    try FileManager.default.removeItem(at: try XCTUnwrap(copy).url)
    removed = try await other.pets.sweepFiles()
    XCTAssertEqual(removed, 1)
    XCTAssertEqual(folder.names("pets"), [])
  }

  func testOnlyNamesOfOursAreAccepted() throws {
    let sum = try SHA256.hexadecimal(Data("x".utf8))
    let (id, part) = (UUID().uuidString, sum.prefix(12))
    let accepts = { PetRepository.archiveParts.accepts($0, sum) }
    for name in [
      "pets/\(id)-\(part).png", "pets/\(id)-\(part)-2.png", "pets/documents/\(id)-\(part).bin",
      "pets/\(id).jpg",
    ] { XCTAssertTrue(accepts(name), name) }
    for name in [
      "pets/\(id)-000000000000.png", "pets/x.png", "\(id)-\(part).png", "lock",
      "pets/more/\(id)-\(part).png", "pets/\(id)-\(part)", "pets/\(id)-\(part).png.part",
      "backups/\(id)-\(part).png", "pets/../\(id)-\(part).png",
      "pets/------------------------------------.png",
    ] { XCTAssertFalse(accepts(name), name) }
  }
}
