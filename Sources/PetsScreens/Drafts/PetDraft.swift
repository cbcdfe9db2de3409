import Foundation
import PetsDomain

/// What was being typed on a pet's card or on a record of its health book, as it is kept at every key
/// stroke so that a kill cannot lose it.
public struct PetDraft: Equatable, Sendable, Codable {
  public var pet: UUID
  /// The record whose form is open; nil for the card.
  public var record: RecordDraft?
  /// The field that is being typed in, by its name on the form; nil where none is, and what was filled
  /// in before is all that is not saved.
  public var field: String?
  public var text: String
}
