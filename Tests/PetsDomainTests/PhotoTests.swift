import Foundation
import GRDB
import Persistence
import PetsDomain
import XCTest

final class PhotoTests: XCTestCase {
  private func saved(
    _ outcome: PhotoOutcome, line: UInt = #line
  ) throws -> Pet {
    guard case .saved(let pet) = outcome else {
      XCTFail("\(outcome)", line: line)
      throw CancellationError()
    }
    return pet
  }

  // The photo lies below the data folder under the pet's identifier.
  func testAPhotoIsKeptUnderThePetsIdentifier() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let path = try folder.picture()
    let after = try saved(try await box.pets.setPhoto(pet.id, from: path))
    let sum = try SHA256.hexadecimal(try Data(contentsOf: URL(filePath: path))).prefix(12)
    XCTAssertEqual(after.photo, "\(pet.id.uuidString)-\(sum).png")
    XCTAssertEqual(folder.names("pets"), [after.photo])
    let url = try XCTUnwrap(box.pets.photoURL(of: after))
    XCTAssertEqual(try Data(contentsOf: url), try Data(contentsOf: URL(filePath: path)))
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path())
    XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600)
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found, after)
    let again = try await box.pets.setPhoto(pet.id, from: path)
    XCTAssertEqual(again, .unchanged(after))
  }

  // The content tells what a picture is, not the name.
  func testAJPEGUnderAnyNameIsTaken() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let path = try folder.write("photo", [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
    let after = try saved(try await box.pets.setPhoto(pet.id, from: path))
    XCTAssertEqual(after.photo?.hasSuffix(".jpg"), true)
  }

  // Undo brings back the photo that was replaced, and the one that was removed.
  func testReplacingAndRemovingAreUndone() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let first = try saved(
      try await box.pets.setPhoto(pet.id, from: try folder.picture("a.png", "one")))
    let second = try saved(
      try await box.pets.setPhoto(pet.id, from: try folder.picture("b.png", "two")))
    XCTAssertNotEqual(first.photo, second.photo)
    let bare = try saved(try await box.pets.removePhoto(pet.id))
    XCTAssertNil(bare.photo)
    XCTAssertEqual(folder.names("pets").count, 2)
    for expected in [second.photo, first.photo, nil] {
      let act = try await box.store.undo()
      XCTAssertNotNil(act.flatMap { PetAct(kind: $0.kind) })
      let found = try await box.pets.pet(pet.id)
      XCTAssertEqual(found?.photo, expected)
    }
    _ = try await box.store.redo()
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(found?.photo, first.photo)
  }

  // What undo alone needs is counted and can be freed; undo then goes back no further.
  func testPhotosThatOnlyUndoNeedsAreFreed() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let (rex, tom) = (try await box.add([.name: "Rex"]), try await box.add([.name: "Tom"]))
    _ = try saved(try await box.pets.setPhoto(tom.id, from: try folder.picture("t.png", "tom")))
    _ = try saved(try await box.pets.setPhoto(rex.id, from: try folder.picture("a.png", "one")))
    let none = try await box.pets.fileUse()
    XCTAssertEqual(none.undo, 0)
    let last = try saved(
      try await box.pets.setPhoto(rex.id, from: try folder.picture("b.png", "two")))
    _ = try await box.pets.update(tom.id, .colour, to: "red")
    let use = try await box.pets.fileUse()
    XCTAssertGreaterThan(use.undo, 0)
    let freed = try await box.pets.freeFiles()
    XCTAssertEqual(freed, use.undo)
    XCTAssertEqual(folder.names("pets").count, 2)
    let left = try await box.pets.fileUse()
    XCTAssertEqual(left, PetFileUse(records: use.records, undo: 0))
    // What came after the replacement can be undone, the replacement not.
    let act = try await box.store.undo()
    XCTAssertEqual(act?.kind, PetAct.edit(.colour).kind)
    let nothing = try await box.store.undo()
    XCTAssertNil(nothing)
    let found = try await box.pets.pet(rex.id)
    XCTAssertEqual(found?.photo, last.photo)
  }

  // A photo alone counts as something, and makes the pet.
  func testAPhotoAloneIsAPet() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let blank = box.pets.blank()
    let path = try folder.picture()
    let nobody = try await box.pets.setPhoto(blank.id, from: path)
    XCTAssertEqual(nobody, .gone)
    let pet = try saved(
      try await box.pets.setPhoto(blank.id, from: path, creating: blank))
    XCTAssertFalse(pet.isEmpty)
    let page = try await box.pets.page(PetQuery())
    XCTAssertEqual(page.pets, [pet])
    // Without it nothing would be left, which is asked about first.
    let asked = try await box.pets.removePhoto(pet.id)
    XCTAssertEqual(asked, .wouldBeEmpty(pet))
    let still = try await box.pets.pet(pet.id)
    XCTAssertEqual(still, pet)
    let act = try await box.store.undo()
    XCTAssertEqual(act?.kind, PetAct.add.kind)
  }

  // Clearing the last field of a pet with a photo asks nothing.
  func testAFieldCanGoWhereAPhotoStays() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    _ = try saved(try await box.pets.setPhoto(pet.id, from: try folder.picture()))
    let outcome = try await box.pets.update(pet.id, .name, to: "")
    guard case .saved(let after) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertNil(after.name)
  }

  // MARK: - What is refused

  func testWhatIsNoPhotoIsRefusedInWords() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let text = try folder.write("cat.png", Array("no picture".utf8))
    let empty = try folder.write("empty.png", [])
    let missing = folder.path("nothing.png")
    let large = try folder.picture("large.png")
    XCTAssertEqual(truncate(large, off_t(FileLimits.photo + 1)), 0)
    mkfifo(folder.path("pipe"), 0o600)
    let cases: [(String, AttachmentProblem)] = [
      ("", .noPath), (missing, .noFile(path: missing)), (text, .notAPicture), (empty, .empty),
      (folder.path("."), .notAFile(path: folder.path("."))),
      (folder.path("pipe"), .notAFile(path: folder.path("pipe"))),
      (text + "/x", .noFile(path: text + "/x")), (large, .tooLarge(limit: FileLimits.photo)),
    ]
    for (path, problem) in cases {
      let outcome = try await box.pets.setPhoto(pet.id, from: path)
      XCTAssertEqual(outcome, .refused(problem), path)
    }
    let found = try await box.pets.pet(pet.id)
    XCTAssertNil(found?.photo)
    XCTAssertEqual(folder.names("pets"), [])
    let act = try await box.store.undo()
    XCTAssertEqual(act?.kind, PetAct.add.kind)
  }

  func testWhatCannotBeDecodedIsRefusedAndNothingIsKept() async throws {
    let problems: [AttachmentProblem] = [.brokenPicture, .tooManyPixels, .tooCostly, .noDecoder]
    for problem in problems {
      let folder = try PetFolder()
      let path = try folder.picture()
      let box = try PetBox(folder) { $0 == path ? problem : nil }
      let pet = try await box.add([.name: "Rex"])
      let outcome = try await box.pets.setPhoto(pet.id, from: path)
      XCTAssertEqual(outcome, .refused(problem))
      let found = try await box.pets.pet(pet.id)
      XCTAssertNil(found?.photo)
      XCTAssertEqual(folder.names("pets"), [])
    }
  }

  func testWithoutADecoderNoPhotoIsTaken() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let pets = PetRepository(box.store, clock: box.clock, timeZone: .gmt, folder: folder.url)
    let outcome = try await pets.setPhoto(pet.id, from: try folder.picture())
    XCTAssertEqual(outcome, .refused(.noDecoder))
  }

  func testRecordsInMemoryTakeNoFiles() async throws {
    let folder = try PetFolder()
    let box = try PetBox()
    let pet = try await box.add([.name: "Rex"])
    let outcome = try await box.pets.setPhoto(pet.id, from: try folder.picture())
    XCTAssertEqual(outcome, .refused(.nowhereToKeep))
  }

  func testAFolderThatCannotBeMadeIsTold() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    try folder.write("pets", [1])
    let outcome = try await box.pets.setPhoto(pet.id, from: try folder.picture())
    guard case .refused(.notKept) = outcome else { return XCTFail("\(outcome)") }
    let found = try await box.pets.pet(pet.id)
    XCTAssertNil(found?.photo)
  }

  // MARK: - Files that nobody needs

  // What no pet and no undo refers to goes at the start, and nothing else.
  func testAFileStaysAsLongAsUndoCanBringItBack() async throws {
    let folder = try PetFolder()
    let path = try folder.picture()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    _ = try saved(try await box.pets.setPhoto(pet.id, from: path))
    _ = try await box.pets.delete(pet.id)
    for _ in 0..<2 {
      let removed = try await PetBox(folder).pets.sweepFiles()
      XCTAssertEqual(removed, 0)
      XCTAssertEqual(folder.names("pets").count, 1)
    }
    let next = try PetBox(folder)
    _ = try await next.store.undo()
    let found = try await next.pets.pet(pet.id)
    XCTAssertNotNil(found?.photo)
    // The act that gave the photo is undone, and then no longer to be redone.
    _ = try await next.store.undo()
    var removed = try await PetBox(folder).pets.sweepFiles()
    XCTAssertEqual(removed, 0)
    _ = try await next.pets.update(pet.id, .name, to: "Max")
    removed = try await PetBox(folder).pets.sweepFiles()
    XCTAssertEqual(removed, 1)
    XCTAssertEqual(folder.names("pets"), [])
  }

  // A photo in use is never swept, though its name was once let go of.
  func testAPhotoThatCameBackIsKept() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let (one, two) = (try folder.picture("a.png", "1"), try folder.picture("b.png", "2"))
    for path in [one, two, one] { _ = try await box.pets.setPhoto(pet.id, from: path) }
    try await forgetHistory(box)
    let removed = try await PetBox(folder).pets.sweepFiles()
    XCTAssertEqual(removed, 1)
    let found = try await box.pets.pet(pet.id)
    XCTAssertEqual(folder.names("pets"), [found?.photo])
  }

  // A crash between the file and its record leaves a file that the next start finds.
  func testAFileWithoutARecordGoes() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    _ = try saved(try await box.pets.setPhoto(pet.id, from: try folder.picture()))
    try await box.store.write("test") { db in
      try db.execute(sql: "UPDATE pet SET photo = NULL")
    }
    try await forgetHistory(box)
    let removed = try await PetBox(folder).pets.sweepFiles()
    XCTAssertEqual(removed, 1)
    XCTAssertEqual(folder.names("pets"), [])
  }

  private func forgetHistory(_ box: PetBox) async throws {
    try await box.store.write("test") { db in try db.execute(sql: "DELETE FROM undo_act") }
  }

  // A file of the same name with another content is not overwritten.
  func testNothingIsOverwritten() async throws {
    let folder = try PetFolder()
    let box = try PetBox(folder)
    let pet = try await box.add([.name: "Rex"])
    let path = try folder.picture()
    let first = try saved(try await box.pets.setPhoto(pet.id, from: path))
    let name = try XCTUnwrap(first.photo)
    try folder.write("pets/\(name)", Array("damaged".utf8))
    let second = try saved(try await box.pets.setPhoto(pet.id, from: path))
    XCTAssertEqual(second.photo, name.replacing(".png", with: "-2.png"))
    XCTAssertEqual(try Data(contentsOf: folder.file("pets/\(name)")), Data("damaged".utf8))
  }

  func testFitOrFillIsASetting() async throws {
    let box = try PetBox()
    let settings = Settings(box.store)
    let first = try await settings.value(of: PhotoFit.setting)
    XCTAssertEqual(first, .fill)
    try await settings.set(PhotoFit.setting, to: .fit)
    let second = try await settings.value(of: PhotoFit.setting)
    XCTAssertEqual(second, .fit)
  }
}
