import AppRuntime
import Core
import PetsDomain
import Terminal
import Toolkit

/// A pet in one line of the dense list: name, breed or kind, age, weight and what is due, each in its column.
struct PetLine {
  /// Nil while it is not loaded.
  let pet: Pet?
  /// The days to the first thing that is overdue or comes soon; nil for nothing.
  let due: Int?
  let isMarked: Bool
  let found: TextSearch
  let environment: Environment

  private var words: PetsWords { PetsWords(environment) }
  /// `12 yrs 11 mo`, `under a month`.
  private var ageColumns: Int { words.language == .russian ? 15 : 13 }
  /// `285.75 kg`, `due in 30 d`.
  private static let (weightColumns, dueColumns) = (9, 12)

  var body: Element<PetsAction> {
    guard let pet else { return Text(words.loading, .muted).element }
    return Element(Responsive { size in size.columns >= 72 ? wide(pet) : narrow(pet) })
  }

  private func wide(_ pet: Pet) -> Element<PetsAction> {
    HStack(spacing: 1) {
      name(pet)
      Text(kind(pet), .muted, search: found).fill(horizontal: .leading, flex: Flex(horizontal: 2))
      Text(age(pet), .muted).fill(horizontal: .trailing).frame(columns: ageColumns)
      Text(weight(pet), .muted).fill(horizontal: .trailing).frame(columns: Self.weightColumns)
      badge.fill(horizontal: .leading).frame(columns: Self.dueColumns)
    }.element
  }

  private func narrow(_ pet: Pet) -> Element<PetsAction> {
    HStack(spacing: 1) {
      name(pet)
      if due == nil { Text(age(pet), .muted, alignment: .trailing) } else { badge }
    }.element
  }

  private func name(_ pet: Pet) -> Element<PetsAction> {
    let mark = isMarked ? "✓ " : ""
    return
      (pet.name.map { Text<PetsAction>(mark + $0, search: found) }
      ?? Text(mark + words.noName, .muted))
      .fill(horizontal: .leading, flex: Flex(horizontal: 1))
  }

  private var badge: Text<PetsAction> {
    Text(due.map(words.badge) ?? "", (due ?? 0) < 0 ? .danger : .warning)
  }

  private func kind(_ pet: Pet) -> String {
    [pet.kind, pet.breed].compactMap { $0 }.joined(separator: ", ")
  }

  private func age(_ pet: Pet) -> String { pet.age(on: environment.today).map(words.age) ?? "" }
  private func weight(_ pet: Pet) -> String { pet.weight.map(words.records.weight) ?? "" }
}
