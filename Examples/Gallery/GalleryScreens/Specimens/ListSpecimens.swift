import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// A million pets in a list; pets come in above, and the selected one stays where it is.
struct ListSpecimen: Specimen {
  static let name = "list"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "List", ru: "Список") }

  struct State: Equatable, Sendable {
    /// The number of pets that have come in above the others.
    var arrived = 0
    var selection = ListSelection(0)
    var opened: Int?

    var count: Int { 1_000_000 + arrived }

    /// Returns the pet at a place; those that came last stand first, and have numbers below zero.
    func id(at index: Int) -> Int { index - arrived }
  }

  enum Action: Sendable {
    case moved(Int)
    case opened(Int)
    case arrived
  }

  private let words: PetNames

  init(_ setup: SpecimenSetup) {
    words = PetNames(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index):
      let arrived = state.arrived
      state.selection.move(to: index, count: state.count) { $0 - arrived }
    case .opened(let index): state.opened = state.id(at: index)
    case .arrived:
      state.arrived += 1
      let arrived = state.arrived
      state.selection.follow(count: state.count, place: { $0 + arrived }, id: { $0 - arrived })
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(status(state), .muted, id: "list.status", semantics: .status)
      list(state)
    }
    .bindings(
      words.pets,
      [
        KeyBinding(
          "list.arrive", ["a"], words.language.say(en: "one more", ru: "ещё один"), .arrived)
      ])
  }

  private func name(_ pet: Int) -> String {
    pet >= 0
      ? words.name(pet) : words.language.say(en: "Newcomer \(-pet)", ru: "Новичок \(-pet)")
  }

  private func status(_ state: State) -> String {
    let language = words.language
    let count = state.count
    let pets = language.plural(count, en: ("pet", "pets"), ru: ("питомец", "питомца", "питомцев"))
    let opened = state.opened.map {
      language.say(en: ", opened: \(name($0))", ru: ", открыто: \(name($0))")
    }
    return "\(language.number(Double(count))) \(pets)" + (opened ?? "")
  }

  private func list(_ state: State) -> Element<Action> {
    List(
      "list.pets", label: words.pets, count: state.count, selection: state.selection.shown,
      key: { "\(state.id(at: $0))" }, itemLabel: { name(state.id(at: $0)) },
      onMove: { .moved($0) }, onOpen: { .opened($0) },
      row: { Element(Text(name(state.id(at: $0)))) }
    )
    .typeAhead { text in
      TypeAhead.index(of: text, from: state.selection.index, count: 10_000) {
        name(state.id(at: $0))
      }
    }
    .element
  }
}

/// Habits of the days of a year, under their days; one of them a day off.
struct SectionListSpecimen: Specimen {
  static let name = "section-list"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String {
    language.say(en: "Sections", ru: "Разделы")
  }

  struct State: Equatable, Sendable {
    let sections = ListSections(counts: (0..<365).map { $0 == 2 ? 0 : 3 + $0 % 4 })
    var selected = 0
    var ticked: Set<Int> = [1, 4]
  }

  enum Action: Sendable {
    case moved(Int)
    case ticked(Int)
  }

  private let words: HabitWords

  init(_ setup: SpecimenSetup) {
    words = HabitWords(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index): state.selected = index
    case .ticked(let index):
      if state.ticked.remove(index) == nil { state.ticked.insert(index) }
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    List(
      "section-list.days", label: words.habits, sections: state.sections,
      heading: { words.day($0) }, selection: state.selected, key: { "\($0)" },
      itemLabel: { habit($0, state) }, openTitle: words.tick, onMove: { .moved($0) },
      onOpen: { .ticked($0) }, row: { row($0, state) }
    ).element
  }

  private func habit(_ item: Int, _ state: State) -> String {
    let section = state.sections.section(of: item)
    return words.habit(item - state.sections.items(in: section).lowerBound)
  }

  private func row(_ item: Int, _ state: State) -> Element<Action> {
    let isTicked = state.ticked.contains(item)
    return Text((isTicked ? "✓ " : "· ") + habit(item, state), isTicked ? .success : .text).element
  }
}

/// The words of habits and their days.
private struct HabitWords {
  let language: Language

  var habits: String { language.say(en: "Habits", ru: "Привычки") }
  var tick: String { language.say(en: "tick off", ru: "отметить") }

  func day(_ day: Int) -> String {
    if day == 2 { return language.say(en: "Day 3, a day off", ru: "День 3, выходной") }
    return language.say(en: "Day \(day + 1)", ru: "День \(day + 1)")
  }

  func habit(_ index: Int) -> String {
    let all =
      language == .english
      ? [
        "Walk the dog", "Read ten pages", "Water the plants", "Stretch", "No sugar", "Early night",
      ]
      : [
        "Погулять с собакой", "Прочитать десять страниц", "Полить цветы", "Зарядка", "Без сахара",
        "Лечь пораньше",
      ]
    return all[index % all.count]
  }
}
