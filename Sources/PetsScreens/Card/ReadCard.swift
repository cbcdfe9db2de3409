import Core
import PetsDomain
import Toolkit

/// All that the fields of a card show while none of them is edited; one for all of its rows.
final class ReadCard: Hashable, Sendable {
  private let pet: Pet
  private let language: Language
  private let weightUnit: WeightUnit
  private let today: CalendarDay

  init(_ pet: Pet, in state: PetsState) {
    self.pet = pet
    (language, weightUnit, today) = (state.language, state.weightUnit, state.today)
  }

  static func == (left: ReadCard, right: ReadCard) -> Bool {
    left === right
      || left.language == right.language && left.weightUnit == right.weightUnit
        && left.today == right.today && left.pet == right.pet
  }

  func hash(into hasher: inout Hasher) { hasher.combine(pet.id) }

  /// All that one of its rows shows.
  struct Row: Hashable {
    let card: ReadCard
    let field: PetField
  }

  func row(_ field: PetField) -> Row { Row(card: self, field: field) }
}
