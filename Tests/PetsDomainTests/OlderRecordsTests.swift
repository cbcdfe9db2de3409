import Foundation
import GRDB
import Persistence
import PetsDomain
import Scheduling
import XCTest

/// Records of the first version, without photos and health books.
final class OlderRecordsTests: XCTestCase {
  /// Of the second version, whose names were sorted letter by letter.
  func testTheirNamesAreSortedByTheValuesOfNumbers() async throws {
    let folder = try PetFolder()
    let old = StoreSchema(
      migrations: Array(PetRepository.schema.migrations.prefix(2)),
      undoTables: PetRepository.schema.undoTables)
    do {
      let store = try DataStore(
        .file(folder.file("moggy.sqlite"), backups: folder.file("backups")), schemas: [old],
        activity: Activity(), clock: ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000)))
      for (index, name) in ["Rex 10", "Rex 9", "Max"].enumerated() {
        try await store.record(Act(kind: PetAct.add.kind)) { db in
          try db.execute(
            sql: """
              INSERT INTO pet (id, createdAt, updatedAt, name, sortKey, searchKey)
              VALUES (?, 1, 1, ?, ?, ?)
              """,
            arguments: [
              "2B6822C7-8DDC-4651-9F70-D648C4A36C5\(index)", name, "0" + name.lowercased(),
              name.lowercased(),
            ])
        }
      }
    }
    let box = try PetBox(folder)
    let page = try await box.pets.page(PetQuery(order: .name))
    XCTAssertEqual(page.pets.map(\.name), ["Max", "Rex 9", "Rex 10"])
    let found = try await box.pets.find("rex 10")
    XCTAssertEqual(found.map(\.name), ["Rex 10"])
  }

  func testTheyKeepTheirPetsAndTheirUndo() async throws {
    let folder = try PetFolder()
    let old = StoreSchema(
      migrations: Array(PetRepository.schema.migrations.prefix(1)), undoTables: ["pet"])
    let clock = ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))
    let location = StoreLocation.file(
      folder.file("moggy.sqlite"), backups: folder.file("backups"))
    do {
      let store = try DataStore(
        location, schemas: [old], activity: Activity(), clock: clock)
      try await store.record(Act(kind: PetAct.add.kind)) { db in
        try db.execute(
          sql: """
            INSERT INTO pet (id, createdAt, updatedAt, name, weight, sortKey, searchKey)
            VALUES ('2B6822C7-8DDC-4651-9F70-D648C4A36C5B', 1, 1, 'Rex', 4200, '0rex', 'rex')
            """)
      }
      try await store.record(Act(kind: PetAct.delete.kind)) { db in
        try db.execute(sql: "DELETE FROM pet")
      }
    }
    let box = try PetBox(folder)
    _ = try await box.store.undo()
    let page = try await box.pets.page(PetQuery())
    let pet = try XCTUnwrap(page.pets.first)
    XCTAssertEqual([pet.name, pet.weight?.kilograms(), pet.photo], ["Rex", "4.2", nil])
    let photo = try await box.pets.setPhoto(pet.id, from: try folder.picture())
    guard case .saved = photo else { return XCTFail("\(photo)") }
    while try await box.store.undo() != nil {}
    let end = try await box.pets.page(PetQuery())
    XCTAssertEqual(end.total, 0)
  }
}
