import Foundation
import PetsDomain

/// The text that was being typed, as it is kept at every key stroke so that a kill cannot lose it.
public struct PetDraft: Equatable, Sendable, Codable {
  public var pet: UUID
  public var field: PetField
  public var text: String

  public init(pet: UUID, field: PetField, text: String) {
    self.pet = pet
    self.field = field
    self.text = text
  }
}

extension PetField: Codable {}
