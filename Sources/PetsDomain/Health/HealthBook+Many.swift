import Foundation
import GRDB
import Persistence
import Scheduling

extension HealthBook {
  /// Stores many health books at once, outside undo; the cards stay as they are.
  public func addAll(_ books: [HealthPages]) async throws {
    let now = clock.now
    try await store.write("pets.health.addAll") { db in
      for book in books {
        for record in book.vaccinations { try Vaccination.table.insert(record, in: db) }
        for record in book.weighings { try Weighing.table.insert(record, in: db) }
        for record in book.visits { try Visit.table.insert(record, in: db) }
        for record in book.medicines { try Medicine.table.insert(record, in: db) }
        if let pet = book.vaccinations.first?.pet {
          try Vaccination.table.didChange(pet, now, db)
        }
      }
    }
  }
}
