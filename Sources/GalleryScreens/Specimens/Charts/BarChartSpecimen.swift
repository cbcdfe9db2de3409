import AppRuntime
import Core
import Semantics
import Toolkit

/// What a trip has cost, and how a balance went, below zero too.
struct BarChartSpecimen: Specimen {
  static let name = "bar-chart"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Bars", ru: "Столбцы")
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
    VStack {
      BarChart(
        "bars.trip", label: setup.say(en: "Spent on the trip", ru: "Расходы в поездке"),
        bars: spent, unit: " €")
      Spacer(1)
      BarChart(
        "bars.balance", label: setup.say(en: "Change of weight", ru: "Изменение веса"),
        bars: changes, direction: .vertical, digits: 1)
    }.element
  }

  private var spent: [ChartBar] {
    [
      ChartBar(setup.say(en: "Flights", ru: "Перелёты"), 412),
      ChartBar(setup.say(en: "Hotel", ru: "Гостиница"), 290),
      ChartBar(setup.say(en: "Food", ru: "Еда"), 154),
      ChartBar(setup.say(en: "Refund", ru: "Возврат"), -60),
      ChartBar(setup.say(en: "Museums", ru: "Музеи"), nil),
    ]
  }

  private var changes: [ChartBar] {
    let values: [Double] = [0.4, 0.9, -0.3, -0.8, 0.2, 1.1]
    return values.enumerated().map { ChartBar(setup.weekday($0), $1) }
  }
}
