import Foundation
import PetsDomain

/// The text that was being typed, as it is kept at every key stroke so that a kill cannot lose it.
public struct PetDraft: Equatable, Sendable, Codable {
  public var pet: UUID
  /// Whether the pet is not in the database yet.
  public var isNew: Bool
  public var field: PetField
  public var text: String

  public init(pet: UUID, isNew: Bool, field: PetField, text: String) {
    self.pet = pet
    self.isNew = isNew
    self.field = field
    self.text = text
  }
}

extension PetField: Codable {}
