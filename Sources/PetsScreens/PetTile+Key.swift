import Core
import PetsDomain
import Terminal
import Toolkit

extension PetTile {
  /// All that a card of the list shows; behind one reference, as it is handed around.
  final class Key: Hashable, Sendable {
    let pet: Pet?
    let photo: String?
    let style: Style
    let isSelected: Bool
    let isFocused: Bool
    let language: Language
    let today: CalendarDay
    let search: String

    init(
      _ pet: Pet?, in state: PetsState, style: Style, isSelected: Bool, isFocused: Bool
    ) {
      self.pet = pet
      photo = pet.flatMap { state.photos.stock?.path(of: $0) }
      (self.style, self.isSelected, self.isFocused) = (style, isSelected, isFocused)
      (language, today, search) = (state.language, state.today, state.search.text)
    }

    static func == (left: Key, right: Key) -> Bool {
      left.isSelected == right.isSelected && left.isFocused == right.isFocused
        && left.style == right.style && left.language == right.language
        && left.today == right.today && left.search == right.search && left.photo == right.photo
        && left.pet == right.pet
    }

    /// What a key changes and the next one changes back: the selection, the focus, a search.
    func hash(into hasher: inout Hasher) {
      hasher.combine(pet?.id)
      hasher.combine(isSelected)
      hasher.combine(isFocused)
      hasher.combine(search)
    }
  }

  var body: Element<PetsAction> { drawn }
}
