import Foundation
import GRDB
import Persistence
import PetsDomain
import Scheduling
import XCTest

/// Records of the first version, without photos and health books.
final class OlderRecordsTests: XCTestCase {
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
