import XCTest

@testable import Persistence

final class DraftsTests: XCTestCase {
  func testTheLastKeyStrokeSurvivesReopening() async throws {
    let folder = try TemporaryFolder()
    let drafts = Drafts(try Kennel.store(in: folder))
    for text in ["Б", "Ба", "Бар"] { try await drafts.save(text, for: "pets.name[1]") }
    let reopened = Drafts(try Kennel.store(in: folder))
    let text = try await reopened.text(for: "pets.name[1]")
    XCTAssertEqual(text, "Бар")
  }

  func testDraftsAreFoundByTheirBeginningAndForgotten() async throws {
    let store = try Kennel.memory()
    let drafts = Drafts(store)
    try await drafts.save("a", for: "pets.name[1]")
    try await drafts.save("b", for: "pets.kind[1]")
    try await drafts.save("c", for: "cats.name[1]")
    var found = try await drafts.all(withPrefix: "pets.")
    XCTAssertEqual(found, ["pets.name[1]": "a", "pets.kind[1]": "b"])
    try await drafts.remove("pets.name[1]")
    found = try await drafts.all(withPrefix: "pets.")
    XCTAssertEqual(found, ["pets.kind[1]": "b"])
    let state = try await store.undoState()
    XCTAssertFalse(state.canUndo)
  }
}
