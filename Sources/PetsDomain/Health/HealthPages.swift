import Foundation
import GRDB

/// A pet's whole health book, each part with the newest first.
public struct HealthPages: Sendable, Equatable {
  public var vaccinations: [Vaccination] = []
  public var weighings: [Weighing] = []
  public var visits: [Visit] = []
  public var medicines: [Medicine] = []
  public var documents: [Document] = []

  public init() {}

  init(of pet: Pet.ID, in db: Database) throws {
    vaccinations = try Vaccination.table.records(of: pet, in: db)
    weighings = try Weighing.table.records(of: pet, in: db)
    visits = try Visit.table.records(of: pet, in: db)
    medicines = try Medicine.table.records(of: pet, in: db)
    documents = try Document.table.records(of: pet, in: db)
  }

  public var isEmpty: Bool { self == HealthPages() }
}
