import AppRuntime
import Core
import Semantics
import Toolkit

/// The temperatures of nine days, by day and by night; one night is missing.
struct LineChartSpecimen: Specimen {
  static let name = "line-chart"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Line chart", ru: "Линейный график")
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
    LineChart(
      "line.week", label: setup.say(en: "Temperature", ru: "Температура"),
      series: [
        ChartSeries(setup.say(en: "Day", ru: "День"), [4, 6, 9, 12, 11, 7, 3, 1, 2]),
        ChartSeries(setup.say(en: "Night", ru: "Ночь"), [-3, -1, 2, 4, nil, 1, -2, -6, -5]),
      ], unit: "°", place: { setup.weekday($0) }
    ).element
  }
}
