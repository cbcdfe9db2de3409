import Almanac
import PetsDomain
import Terminal
import Toolkit

extension PetTile {
  /// All that a card of the list shows.
  struct Key: Hashable {
    let pet: Pet?
    let photo: String?
    let style: Style
    let isSelected: Bool
    let isFocused: Bool
    let language: Language
    let today: CalendarDay
    let search: String

    /// What a key changes and the next one changes back: the selection, the focus, a search.
    func hash(into hasher: inout Hasher) {
      hasher.combine(pet?.id)
      hasher.combine(isSelected)
      hasher.combine(isFocused)
      hasher.combine(search)
    }
  }

  private var key: Key {
    Key(
      pet: pet, photo: pet.flatMap { state.photos.stock?.path(of: $0) }, style: style,
      isSelected: isSelected, isFocused: isFocused, language: state.language, today: state.today,
      search: state.search.text)
  }

  /// The card; drawn anew only where something in it has changed.
  var body: Element<PetsAction> {
    Element(Remembered(by: key) { drawn })
  }
}
