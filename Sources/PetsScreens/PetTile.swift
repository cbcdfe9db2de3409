import PetsDomain
import Terminal
import Toolkit

/// One card of the list: a drawing of the kind, name, breed, birthday (P-41, P-42).
struct PetTile {
  /// How much of a card there is room for.
  enum Style {
    case roomy, compact

    init(room: Size) {
      self = room.rows >= 14 && room.columns >= 30 ? .roomy : .compact
    }

    var rows: Int { self == .roomy ? 5 : 4 }

    /// Cards side by side in a width.
    static func columns(_ width: Int) -> Int { width < 60 ? 1 : width < 100 ? 2 : 3 }
  }

  let state: PetsState
  let pet: Pet?
  let style: Style
  let isSelected: Bool
  /// Whether it is selected in a list that has the focus.
  let isFocused: Bool

  private var words: PetsWords { PetsWords(state.language) }

  var body: Element<PetsAction> {
    Element(
      Panel(isSelected ? "›" : "", isFocused: isFocused) {
        if let pet {
          style == .roomy ? roomy(pet) : compact(pet)
        } else {
          Text(words.loading, .muted)
        }
      })
  }

  private func roomy(_ pet: Pet) -> Element<PetsAction> {
    HStack(spacing: 2) {
      VStack {
        for line in PetArt.lines(for: pet.kind) { Text(line, .accent, semantics: nil) }
      }
      .frame(columns: PetArt.columns)
      Responsive { size in
        let isLong = DisplayWidth.of(pet.name ?? "") > size.columns
        return VStack {
          name(pet, lines: isLong ? 2 : 1)
          if isLong {
            details(pet)
          } else {
            breed(pet)
            Spacer()
            Text(birthday(pet), .muted, alignment: .trailing)
          }
        }.fill()
      }
    }
    .padding(horizontal: 1)
    .fill()
  }

  private func compact(_ pet: Pet) -> Element<PetsAction> {
    VStack {
      name(pet, lines: 1)
      details(pet)
    }
    .padding(horizontal: 1)
    .fill()
  }

  private func name(_ pet: Pet, lines: Int) -> Text<PetsAction> {
    guard let name = pet.name else { return Text(words.noName, .muted) }
    return Text(name, .title, lines: lines, search: state.found)
  }

  private func details(_ pet: Pet) -> Element<PetsAction> {
    HStack(spacing: 1) {
      breed(pet).fill(flex: Flex(horizontal: 1))
      Text(birthday(pet), .muted)
    }
    .fill(flex: Flex(horizontal: 1))
  }

  private func breed(_ pet: Pet) -> Text<PetsAction> {
    guard let breed = pet.breed else { return Text(words.noBreed, .muted) }
    return Text(breed, .muted, search: state.found)
  }

  /// No date is shown as a dash, never as a made-up one (P-42).
  private func birthday(_ pet: Pet) -> String {
    pet.birthday == nil ? "—" : state.shown(.birthday, pet)
  }
}
