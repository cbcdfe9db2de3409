import AppRuntime
import Core
import Semantics
import Toolkit

/// Places to go, by continent, country and city.
struct OutlineSpecimen: Specimen {
  static let name = "outline"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "Outline", ru: "Структура") }

  struct State: Equatable, Sendable {
    var entries: OutlineEntries<Int>
    var selected = 0
    var opened: Int?
  }

  enum Action: Sendable {
    case moved(Int)
    case toggled(Int)
    case opened(Int)
  }

  private let words: PlaceWords

  init(_ setup: SpecimenSetup) {
    words = PlaceWords(language: setup.language)
  }

  func initialState() -> State {
    State(
      entries: OutlineEntries(
        PlaceWords.depths.enumerated().map { (id: $0, depth: $1) }, folded: [5, 10]))
  }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let place): state.selected = state.entries.id(state.entries.shown[place])
    case .toggled(let id):
      state.entries.toggle(id)
      guard let place = state.entries.place(of: state.selected) else { break }
      state.selected = state.entries.id(state.entries.shown[place])
    case .opened(let id): state.opened = id
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(status(state), .muted, id: "outline.status", semantics: .status)
      outline(state)
    }.element
  }

  private func outline(_ state: State) -> Element<Action> {
    Outline(
      "outline.places", label: words.places, entries: state.entries,
      selection: state.entries.place(of: state.selected), key: { "\($0)" },
      itemLabel: { words.place($0) }, onMove: { .moved($0) }, onToggle: { .toggled($0) },
      onOpen: { .opened($0) }, row: { Element(Text(words.place($0))) }
    ).element
  }

  private func status(_ state: State) -> String {
    let language = words.language
    guard let opened = state.opened else {
      return language.say(en: "Where to?", ru: "Куда поедем?")
    }
    let place = words.place(opened)
    return language.say(en: "To \(place)!", ru: "Следующая остановка — \(place)!")
  }
}

/// Places and how deep each stands.
private struct PlaceWords {
  let language: Language

  var places: String { language.say(en: "Places", ru: "Места") }

  static let depths = [0, 1, 2, 2, 2, 1, 2, 2, 0, 1, 1, 2, 2, 0, 1, 2]

  func place(_ index: Int) -> String {
    let all =
      language == .english
      ? [
        "Europe", "Portugal", "Lisbon", "Porto", "Faro", "Norway", "Oslo", "Bergen", "Asia",
        "Singapore", "Japan", "Tokyo", "Kyoto", "Africa", "Morocco", "Fez",
      ]
      : [
        "Европа", "Португалия", "Лиссабон", "Порту", "Фару", "Норвегия", "Осло", "Берген", "Азия",
        "Сингапур", "Япония", "Токио", "Киото", "Африка", "Марокко", "Фес",
      ]
    return all[index]
  }
}

/// A page of a diary that is higher than its room.
struct ScrollSpecimen: Specimen {
  static let name = "scroll"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String { language.say(en: "Scroll", ru: "Прокрутка") }

  struct State: Equatable, Sendable {
    var isRead = false
  }

  enum Action: Sendable {
    case readTapped
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .readTapped: state.isRead = true
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Scroll("scroll.text", label: setup.say(en: "Diary", ru: "Дневник")) {
      Text(diary, lines: nil)
      Spacer(1)
      Button("scroll.read", setup.say(en: "Read", ru: "Прочитано"), action: Action.readTapped)
      Text(
        state.isRead ? setup.say(en: "✓ read", ru: "✓ прочитано") : "", .success, id: "scroll.done")
    }.element
  }

  private var diary: String {
    (1...12).map { day in
      setup.say(
        en: "Day \(day). We walked from the harbour up to the old town, and Biscuit found every "
          + "puddle on the way. In the evening it cleared up, and we counted the boats.",
        ru: "День \(day). Мы прошли от гавани до старого города, и Барсик не пропустил ни одной "
          + "лужи по дороге. К вечеру прояснилось, и мы считали лодки.")
    }.joined(separator: "\n\n")
  }
}
