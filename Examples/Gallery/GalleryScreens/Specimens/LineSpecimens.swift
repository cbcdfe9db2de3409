import AppRuntime
import Core
import Semantics
import Toolkit

/// Steps of a month, a series with gaps, one that is level, and one of nothing.
struct SparklineSpecimen: StaticSpecimen {
  static let name = "sparkline"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Sparkline", ru: "Мини-график")
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Sparkline("sparkline.steps", label: setup.say(en: "Steps", ru: "Шаги"), values: Self.steps)
      Text(setup.say(en: "Steps in thirty days", ru: "Шаги за тридцать дней"), .muted)
      Spacer(1)
      Sparkline(
        "sparkline.weight", label: setup.say(en: "Weight of the cat", ru: "Вес кошки"),
        values: Self.weight, digits: 1, unit: setup.say(en: " kg", ru: " кг"), role: .chart2)
      Text(setup.say(en: "Weight, some days not measured", ru: "Вес, не каждый день"), .muted)
      Spacer(1)
      Sparkline(
        "sparkline.level", label: setup.say(en: "Meals", ru: "Обеды"),
        values: Array(repeating: 2, count: 12))
      Sparkline("sparkline.empty", label: setup.say(en: "Baths", ru: "Купания"), values: [])
    }.element
  }

  private static let steps: [Double?] = (0..<30).map { Double(4000 + $0 * 2711 % 9000) }

  private static let weight: [Double?] = [
    4.1, 4.2, nil, 4.2, 4.3, 4.3, nil, nil, 4.5, 4.6, 4.6, 4.5, 4.7,
  ]
}

/// The temperatures of nine days, by day and by night; one night is missing.
struct LineChartSpecimen: StaticSpecimen {
  static let name = "line-chart"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Line chart", ru: "Линейный график")
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

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

/// The names of six series, in as many lines as they need.
struct LegendSpecimen: StaticSpecimen {
  static let name = "legend"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Legend", ru: "Обозначения")
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Legend(
      "legend.pets",
      names: [
        setup.say(en: "Cats", ru: "Кошки"), setup.say(en: "Dogs", ru: "Собаки"),
        setup.say(en: "Hedgehogs", ru: "Ежи"), setup.say(en: "Parrots", ru: "Попугаи"),
        setup.say(en: "Goldfish", ru: "Золотые рыбки"), setup.say(en: "Hamsters", ru: "Хомяки"),
      ]
    ).element
  }
}
