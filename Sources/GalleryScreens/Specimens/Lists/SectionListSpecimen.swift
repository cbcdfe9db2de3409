import AppRuntime
import Core
import Semantics
import Toolkit

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
struct HabitWords {
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
