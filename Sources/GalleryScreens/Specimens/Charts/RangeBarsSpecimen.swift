import AppRuntime
import Core
import Semantics
import Toolkit

/// The temperatures of a week on one scale, with that of the moment.
struct RangeBarsSpecimen: Specimen {
  static let name = "range-bars"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Min–max bars", ru: "От и до")
  }

  struct State: Equatable, Sendable {}

  enum Action: Sendable {}

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func initialState() -> State { State() }

  func update(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
  {}

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      RangeBars(
        "ranges.week", label: setup.say(en: "Temperature", ru: "Температура"), rows: week,
        unit: "°")
      RangeBars(
        "ranges.empty", label: setup.say(en: "Next week", ru: "Следующая неделя"), rows: [])
    }.element
  }

  private var week: [RangeRow] {
    let ends: [(Double?, Double?)] = [
      (-3, 4), (-1, 6), (2, 9), (4, 12), (nil, nil), (1, 7), (-6, 1),
    ]
    return ends.enumerated().map { index, ends in
      RangeRow(
        setup.weekday(index), low: ends.0, high: ends.1, now: index == 0 ? 1 : nil)
    }
  }
}
