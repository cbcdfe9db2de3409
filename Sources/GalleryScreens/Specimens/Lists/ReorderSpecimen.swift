import AppRuntime
import Core
import Semantics
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
