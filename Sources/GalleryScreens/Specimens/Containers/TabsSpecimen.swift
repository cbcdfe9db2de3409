import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

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
