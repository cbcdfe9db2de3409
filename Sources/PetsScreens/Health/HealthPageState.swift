import Foundation
import PetsDomain

/// One part of a pet's health book, open on the screen.
public struct HealthPageState: Equatable, Sendable {
  public let pet: UUID
  public let kind: HealthKind
  public var index = 0
  /// The selected record; the place decides where it is gone.
  var selectedID: UUID?
  /// The records that were there, to tell a newcomer.
  var known: Set<UUID>?
  public var form: HealthFormState?

  init(pet: UUID, kind: HealthKind, selecting id: UUID? = nil) {
    self.pet = pet
    self.kind = kind
    selectedID = id
  }

  /// Selects what has come, as undo brings it back, else stays on the record, or on its place.
  mutating func take(_ entries: [HealthEntry]) {
    let ids = entries.map(\.id)
    let new = known.map { known in ids.filter { !known.contains($0) } } ?? []
    known = Set(ids)
    if new.count == 1 { selectedID = new[0] }
    if let selectedID, let found = ids.firstIndex(of: selectedID) { index = found }
    index = min(max(0, index), max(0, ids.count - 1))
    selectedID = ids.indices.contains(index) ? ids[index] : nil
  }

  mutating func select(_ index: Int, _ entries: [HealthEntry]) {
    self.index = index
    selectedID = entries.indices.contains(index) ? entries[index].id : nil
  }
}
