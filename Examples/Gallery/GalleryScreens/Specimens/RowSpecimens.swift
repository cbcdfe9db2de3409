import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// Stops of a journey that are put in another order, by keys or by dragging them.
struct ReorderSpecimen: Specimen {
  static let name = "reorder"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String {
    language.say(en: "Reorder", ru: "Перестановка")
  }

  struct State: Equatable, Sendable {
    var stops = Array(0..<30)
    var selection = ListSelection(0)
  }

  enum Action: Sendable {
    case moved(Int)
    case reordered(Int, Int)
  }

  private let language: Language

  init(_ setup: SpecimenSetup) {
    language = setup.language
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index): state.selection.move(to: index, in: state.stops)
    case .reordered(let from, let to):
      state.stops.insert(state.stops.remove(at: from), at: to)
      state.selection.follow(state.stops)
    }
    return .none
  }

  private var words: String { language.say(en: "Stops", ru: "Остановки") }

  private func stop(_ stop: Int) -> String {
    let cities =
      language == .english
      ? [
        "Lisbon", "Porto", "Madrid", "Lyon", "Turin", "Vienna", "Prague", "Berlin", "Oslo",
        "Bergen",
      ]
      : [
        "Лиссабон", "Порту", "Мадрид", "Лион", "Турин", "Вена", "Прага", "Берлин", "Осло", "Берген",
      ]
    let city = cities[stop % cities.count]
    return stop < cities.count ? city : "\(city) \(stop / cities.count + 1)"
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    List(
      "reorder.stops", label: words, count: state.stops.count, selection: state.selection.shown,
      key: { "\(state.stops[$0])" }, itemLabel: { stop(state.stops[$0]) },
      onMove: { .moved($0) }, row: { Element(Text(stop(state.stops[$0]))) }
    )
    .onReorder { .reordered($0, $1) }
    .element
  }
}

/// Forecasts that are loaded anew by a pull at the top, and taken off the list by a drag to the
/// left.
struct SwipeSpecimen: Specimen {
  static let name = "swipe"
  static let family = SpecimenFamily.lists

  static func title(_ language: Language) -> String {
    language.say(en: "Swipe and pull", ru: "Жесты списка")
  }

  struct State: Equatable, Sendable {
    var cities = Array(0..<40)
    var selection = ListSelection(0)
    var isLoading = false
    /// The number of reloads; each brings another weather.
    var round = 0
  }

  enum Action: Sendable {
    case moved(Int)
    case deleted(Int)
    case refreshTapped
    case loaded
  }

  private let words: ForecastWords

  init(_ setup: SpecimenSetup) {
    words = ForecastWords(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .moved(let index): state.selection.move(to: index, in: state.cities)
    case .deleted(let index):
      state.cities.remove(at: index)
      state.selection.follow(state.cities)
    case .refreshTapped:
      state.isLoading = true
      return .after(.seconds(1), id: "loading", .loaded)
    case .loaded: (state.isLoading, state.round) = (false, state.round + 1)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    List(
      "swipe.cities", label: words.cities, count: state.cities.count,
      selection: state.selection.shown, key: { "\(state.cities[$0])" },
      itemLabel: { words.line(state.cities[$0], state.round) },
      onMove: { .moved($0) }, row: { Element(Text(words.line(state.cities[$0], state.round))) }
    )
    .swipe(
      SwipeAction("swipe.delete", [.delete, "x"], words.delete) { .deleted($0) }
    )
    .refresh(isBusy: state.isLoading, .refreshTapped)
    .element
  }
}

/// The words of a list of forecasts.
private struct ForecastWords {
  let language: Language

  var cities: String { language.say(en: "Forecasts", ru: "Прогнозы") }
  var delete: String { language.say(en: "delete", ru: "удалить") }

  func line(_ city: Int, _ round: Int) -> String {
    let degrees = (city * 7 + round * 5) % 34 - 6
    let sign = degrees > 0 ? "+" : degrees < 0 ? "−" : ""
    return "\(name(city))  \(sign)\(abs(degrees))°"
  }

  private func name(_ city: Int) -> String {
    let names =
      language == .english
      ? ["Lisbon", "Oslo", "Prague", "Kyoto", "Cairo", "Lima", "Perth", "Quito"]
      : ["Лиссабон", "Осло", "Прага", "Киото", "Каир", "Лима", "Перт", "Кито"]
    let round = city / names.count
    return round == 0 ? names[city] : "\(names[city % names.count]) \(round + 1)"
  }
}
