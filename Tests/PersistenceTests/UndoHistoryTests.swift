import Core
import Foundation
import GRDB
import XCTest

@testable import Persistence

/// Random histories: all undone is the beginning, all redone is the end, also after a restart.
final class UndoHistoryTests: XCTestCase {
  func testAllUndoneIsEmptyAndAllRedoneIsTheSame() async throws {
    let folder = try TemporaryFolder()
    for seed in UInt64(0)..<2 {
      var random = SeededRandom(seed: seed)
      let store = try Kennel.memory()
      try await play(400, in: store, &random)
      try await checkBothWays(store, "seed \(seed)")
    }
    let stored = try Kennel.store(in: folder)
    var random = SeededRandom(seed: 200)
    try await play(40, in: stored, &random)
    try await checkBothWays(Kennel.store(in: folder), "reopened")
  }

  func testUndoneHalfwaySurvivesReopening() async throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 7)
    let store = try Kennel.store(in: folder)
    try await play(40, in: store, &random)
    let end = try await store.content()
    for _ in 0..<20 { _ = try await store.undo() }
    let middle = try await store.content()
    let reopened = try Kennel.store(in: folder)
    let found = try await reopened.content()
    XCTAssertEqual(found, middle)
    while try await reopened.redo() != nil {}
    let after = try await reopened.content()
    XCTAssertEqual(after, end)
    XCTAssertNotEqual(middle, end)
  }

  private func checkBothWays(_ store: DataStore, _ name: String) async throws {
    let end = try await store.content()
    XCTAssertGreaterThan(end.count, 3, name)
    while try await store.undo() != nil {}
    let beginning = try await store.content()
    XCTAssertEqual(beginning, [], name)
    while try await store.redo() != nil {}
    let again = try await store.content()
    XCTAssertEqual(again, end, name)
  }

  private func play(
    _ acts: Int, in store: DataStore, _ random: inout SeededRandom
  ) async throws {
    for _ in 0..<acts {
      let statements = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        statement(&random)
      }
      try await store.record(Act(kind: "random")) { db in
        for statement in statements { try db.cachedStatement(sql: statement).execute() }
      }
      let steps = Int.random(in: 0..<20, using: &random) == 0 ? 3 : 0
      for _ in 0..<steps { _ = try await store.undo() }
      for _ in 0..<steps / 2 { _ = try await store.redo() }
    }
    // The end is where there is nothing left to redo.
    while try await store.redo() != nil {}
  }

  private func statement(_ random: inout SeededRandom) -> String {
    let dog = Int.random(in: 1...9, using: &random)
    let other = Int.random(in: 1...9, using: &random)
    let text = String(Int.random(in: 10..<22, using: &random), radix: 36)
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: return "INSERT OR REPLACE INTO dog (id, name) VALUES (\(dog), '\(text)')"
    case 2:
      return "UPDATE dog SET weight = \(dog) / 7.0, photo = x'0\(dog % 10)' WHERE id <> \(other)"
    case 3: return "DELETE FROM dog WHERE id = \(dog)"
    case 4: return "UPDATE OR IGNORE dog SET name = '\(text)' WHERE id = \(dog)"
    case 5, 6:
      return
        "INSERT INTO toy (id, dog, lentTo) SELECT '\(text)', id, id FROM dog WHERE id = \(dog) "
        + "ON CONFLICT DO UPDATE SET name = 'again'"
    case 10: return "DELETE FROM toy WHERE id < '\(text)'"
    case 7: return "UPDATE toy SET lentTo = (SELECT max(id) FROM dog WHERE id < \(dog))"
    case 8:
      return
        "INSERT OR IGNORE INTO friend (dog, name) SELECT id, '\(dog)' FROM dog WHERE id > \(other)"
    default: return "DELETE FROM friend WHERE dog = \(dog)"
    }
  }
}
