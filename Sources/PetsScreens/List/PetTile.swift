import AppRuntime
import Core
import PetsDomain
import Terminal
import Toolkit

/// One card of the list: a drawing of the kind, name, breed, birthday.
struct PetTile {
  /// A size of a card, by the room of the list.
  enum Style {
    case pictured, tall, roomy, compact

    /// - Parameter hasPhotos: true where there are photos that are worth the room.
    init(room: Size, hasPhotos: Bool) {
      if room.rows < 14 || room.columns < 30 {
        self = .compact
      } else if hasPhotos, room.rows >= 24 {
        self = .pictured
      } else {
        // Where three stand side by side, birthday and age take a line each.
        self = Self.columns(room.columns) == 3 && room.rows >= 24 ? .tall : .roomy
      }
    }

    var rows: Int {
      switch self {
      case .pictured: 8
      case .tall: 6
      case .roomy: 5
      case .compact: 4
      }
    }

    /// The size of the photo or drawing.
    var picture: Size { self == .pictured ? Size(12, 6) : Size(PetArt.columns, PetArt.rows) }
    /// Lines of a pet where it is read out: one, where that has room for it.
    static func flatRows(_ room: Size) -> Int { room.columns < 60 ? 2 : 1 }
    /// Cards side by side in a width.
    static func columns(_ width: Int) -> Int { width < 60 ? 1 : width < 100 ? 2 : 3 }
  }

  /// Nil while it is not loaded.
  let pet: Pet?
  /// The days to the first thing that is overdue or comes soon; nil for nothing.
  let due: Int?
  let found: TextSearch
  let style: Style
  let photos: PhotoLook
  let environment: Environment
  let isMarked: Bool
  let isSelected: Bool
  /// True where it is selected in a list that has the focus.
  let isFocused: Bool

  private var words: PetsWords { PetsWords(environment) }

  var body: Element<PetsAction> {
    Element(
      Panel(mark, isFocused: isFocused) {
        if let pet {
          style == .compact ? compact(pet) : roomy(pet)
        } else {
          Text(words.loading, .muted)
        }
      }.whenFlat { Responsive { flat($0) } })
  }

  private var mark: String {
    if isSelected { return isMarked ? "› ✓" : "›" }
    return isMarked ? "✓" : ""
  }

  /// All of it in words, one after another.
  private func flat(_ room: Size) -> Element<PetsAction> {
    guard let pet else { return Element(Text(words.loading, .muted)) }
    let name = (isMarked ? "✓ " : "") + (pet.name ?? words.noName)
    let born = words.born(birthday(pet))
    let age = pet.age(on: environment.today).map(words.age)
    let head = room.rows < 2 ? [name] : []
    // What is due and the birthday are always told; the others where there is room for them whole.
    var shown: [String?] = [due.map { words.badge($0) }, nil, nil, born, nil]
    for (place, text) in [(2, pet.breed), (4, age), (1, pet.kind)] {
      var more = shown
      more[place] = text
      let line = (head + more.compactMap { $0 }).joined(separator: ", ")
      if DisplayWidth.of(line) <= room.columns { shown = more }
    }
    let details = shown.compactMap { $0 }.joined(separator: ", ")
    if room.rows < 2 { return Element(Text("\(name), \(details)", search: found)) }
    return Element(
      VStack {
        Text(name, search: found)
        Text(details, .muted, search: found)
      })
  }

  private func roomy(_ pet: Pet) -> Element<PetsAction> {
    HStack(spacing: 2) {
      PetPortrait<PetsAction>(pet: pet, photos: photos, words: PhotoWords(environment))
        .thumbnail(style.picture)
      Responsive { size in
        let lines = DisplayWidth.of(pet.name ?? "") > size.columns ? 2 : 1
        let rest = Size(size.columns, size.rows - lines - 1)
        return VStack {
          head(pet, lines: lines)
          if rest.rows > 0 {
            breed(pet)
            Spacer()
            for line in birth(pet, in: rest) { Text(line, .muted, alignment: .trailing) }
          } else {
            details(pet)
          }
        }.fill()
      }
    }
    .padding(horizontal: 1)
    .fill()
  }

  private func compact(_ pet: Pet) -> Element<PetsAction> {
    VStack {
      head(pet, lines: 1)
      details(pet)
    }
    .padding(horizontal: 1)
    .fill()
  }

  /// The name, and beside it what is due.
  private func head(_ pet: Pet, lines: Int) -> Element<PetsAction> {
    guard let due else { return name(pet, lines: lines).element }
    return HStack(spacing: 1) {
      name(pet, lines: lines).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(words.badge(due), due < 0 ? .danger : .warning)
    }.element
  }

  private func name(_ pet: Pet, lines: Int) -> Text<PetsAction> {
    guard let name = pet.name else { return Text(words.noName, .muted) }
    return Text(name, .title, lines: lines, search: found)
  }

  private func details(_ pet: Pet) -> Element<PetsAction> {
    HStack(spacing: 1) {
      breed(pet).fill(flex: Flex(horizontal: 1))
      Text(words.born(birthday(pet)), .muted)
    }
    .fill(flex: Flex(horizontal: 1)).frame(rows: 1)
  }

  private func breed(_ pet: Pet) -> Text<PetsAction> {
    guard let breed = pet.breed else { return Text(words.noBreed, .muted) }
    return Text(breed, .muted, search: found)
  }

  /// Birthday and age in one line, or a line for each: the same for all cards of a size, however long
  /// they are. An age says of itself that the day before it is that of birth.
  private func birth(_ pet: Pet, in room: Size) -> [String] {
    guard let age = pet.age(on: environment.today).map(words.age)
    else { return [words.born(birthday(pet))] }
    if room.columns >= Self.birthColumns, let day = birthday(pet) { return ["\(day), \(age)"] }
    return [words.born(birthday(pet))] + (room.rows > 1 ? [age] : [])
  }

  /// Of a day and an age of years and months.
  private static let birthColumns = 26

  private func birthday(_ pet: Pet) -> String? { pet.birthday.map(words.digits) }
}
