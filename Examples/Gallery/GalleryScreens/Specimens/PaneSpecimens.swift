import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// Pets beside what is known of the one that is selected, with a border that can be moved.
struct SplitPaneSpecimen: Specimen {
  static let name = "split-pane"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "Split pane", ru: "Разделённая область")
  }

  struct State: Equatable, Sendable {
    var selection = 0
    var share: Int?
  }

  enum Action: Sendable {
    case petSelected(Int)
    case splitMoved(Int)
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
    case .petSelected(let index): state.selection = index
    case .splitMoved(let share): state.share = share
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    SplitPane(
      "split", label: setup.say(en: "Divider", ru: "Граница"), share: 400, position: state.share,
      minimum: (16, 20), onMove: Action.splitMoved
    ) {
      pets(state)
    } second: {
      details(state)
    }.element
  }

  private func pets(_ state: State) -> Element<Action> {
    let all = SamplePet.all(setup.language)
    return List(
      "split.pets", label: setup.say(en: "Pets", ru: "Питомцы"), count: all.count,
      selection: state.selection, key: { all[$0].key }, itemLabel: { all[$0].name },
      onMove: Action.petSelected
    ) { Text(all[$0].name).element }.element
  }

  private func details(_ state: State) -> Element<Action> {
    let pet = SamplePet.all(setup.language)[state.selection]
    return VStack {
      Text(pet.name, .title, id: "split.name", semantics: .heading)
      Text(pet.story, lines: nil)
    }.padding(horizontal: 1)
  }
}

/// Places to travel to as tabs, and times of day as the lighter tabs within each.
struct TabsSpecimen: Specimen {
  static let name = "tabs"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "Tabs and sub-tabs", ru: "Вкладки и подвкладки")
  }

  struct State: Equatable, Sendable {
    var place = 0
    var time = 1
  }

  enum Action: Sendable {
    case placeSelected(Int)
    case timeSelected(Int)
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
    case .placeSelected(let index): state.place = index
    case .timeSelected(let index): state.time = index
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      TabBar(
        "tabs", label: setup.say(en: "Places", ru: "Города"), titles: titles,
        selection: state.place, entersContent: false, onSelect: Action.placeSelected)
      SubTabBar(
        "subtabs", label: setup.say(en: "Time", ru: "Время"), titles: times,
        selection: state.time, entersContent: false, onSelect: Action.timeSelected)
      Spacer(1)
      Text(weather(state), lines: nil, id: "tabs.weather")
    }
    .bindings(setup.say(en: "Places", ru: "Города"), digits)
  }

  private var titles: [(key: String, title: String)] {
    [
      ("kazan", setup.say(en: "Kazan", ru: "Казань")),
      ("lisbon", setup.say(en: "Lisbon", ru: "Лиссабон")),
      ("kyoto", setup.say(en: "Kyoto", ru: "Киото")),
      ("reykjavik", setup.say(en: "Reykjavík", ru: "Рейкьявик")),
      ("tbilisi", setup.say(en: "Tbilisi", ru: "Тбилиси")),
      ("valparaiso", setup.say(en: "Valparaíso", ru: "Вальпараисо")),
      ("windhoek", setup.say(en: "Windhoek", ru: "Виндхук")),
    ]
  }

  private var times: [(key: String, title: String)] {
    [
      ("morning", setup.say(en: "Morning", ru: "Утро")), ("day", setup.say(en: "Day", ru: "День")),
      ("evening", setup.say(en: "Evening", ru: "Вечер")),
      ("night", setup.say(en: "Night", ru: "Ночь")),
    ]
  }

  private func weather(_ state: State) -> String {
    let degrees = 4 + state.place * 3 - state.time
    return "\(titles[state.place].title), \(times[state.time].title.lowercased()): \(degrees) °C"
  }

  private var digits: [KeyBinding<Action>] {
    titles.indices.map { index in
      KeyBinding(
        "tab.\(titles[index].key)", [KeyStroke(.character(Character("\(index + 1)")))],
        titles[index].title, hint: .helpOnly, .placeSelected(index))
    }
  }
}

/// Pets, and the card of one of them; side by side in a wide terminal.
struct MasterDetailSpecimen: Specimen {
  static let name = "master-detail"
  static let family = SpecimenFamily.containers

  static func title(_ language: Language) -> String {
    language.say(en: "List and card", ru: "Список и карточка")
  }

  struct State: Equatable, Sendable { var selection = 0 }

  enum Action: Sendable { case selected(Int) }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .selected(let index): state.selection = index
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    MasterDetail(from: 56, columns: 20) {
      list(state)
    } detail: { isBeside in
      card(state, isBeside)
    }.element
  }

  private var pets: [SamplePet] { SamplePet.all(setup.language) }

  private func list(_ state: State) -> Element<Action> {
    Panel(setup.say(en: "Pets", ru: "Питомцы")) {
      List(
        "master.pets", label: setup.say(en: "Pets", ru: "Питомцы"), count: pets.count,
        selection: state.selection, key: { pets[$0].key }, itemLabel: { pets[$0].name },
        onMove: Action.selected
      ) { Text(pets[$0].name).element }
    }.element
  }

  private func card(_ state: State, _ isBeside: Bool) -> Element<Action> {
    let pet = pets[state.selection]
    return VStack {
      Text(pet.name, .title, id: "master.name", semantics: .heading)
      Text(pet.story, lines: nil)
      if !isBeside {
        Button(
          "master.next", setup.say(en: "Next", ru: "Следующий"),
          action: Action.selected((state.selection + 1) % pets.count))
      }
    }.padding(horizontal: 1)
  }
}
