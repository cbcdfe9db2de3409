import AppRuntime
import Core
import Semantics
import Toolkit

/// The cost of a trip, and the changes of a balance, below zero too.
struct BarChartSpecimen: StaticSpecimen {
  static let name = "bar-chart"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Bars", ru: "Столбцы")
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

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

/// The temperatures of a week on one scale, with that of the moment.
struct RangeBarsSpecimen: StaticSpecimen {
  static let name = "range-bars"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Min–max bars", ru: "От и до")
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

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

/// A year of walks with the dog.
struct HeatMapSpecimen: StaticSpecimen {
  static let name = "heat-map"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Calendar heat map", ru: "Календарь активности")
  }

  private let setup: SpecimenSetup

  init(_ setup: SpecimenSetup) {
    self.setup = setup
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    CalendarHeatMap(
      "heat.walks", label: setup.say(en: "Walks", ru: "Прогулки"), start: Self.start,
      values: Self.walks, unit: setup.say(en: " km", ru: " км")
    ).element
  }

  private static let start = CalendarMonth(year: 2025, month: 3)?.day(7) ?? .first

  /// A year; longer walks in summer, none on some days, and the last week is still to come.
  private static let walks: [Double?] = (0..<365).map { day in
    guard day < 358 else { return nil }
    let season = 6 - Double(abs(day - 120) / 40)
    return day * 37 % 11 < 4 ? 0 : max(1, season - Double(day * 53 % 4))
  }
}

/// The quality of the air, which can be made better and worse.
struct GaugeSpecimen: Specimen {
  static let name = "gauge"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Gauge", ru: "Шкала")
  }

  struct State: Equatable, Sendable {
    var air = 72.0
  }

  enum Action: Sendable {
    case windTapped, smokeTapped
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
    case .windTapped: state.air = max(0, state.air - 24)
    case .smokeTapped: state.air = min(200, state.air + 24)
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        Button("gauge.wind", setup.say(en: "Wind", ru: "Ветер"), action: Action.windTapped)
        Button("gauge.smoke", setup.say(en: "Smoke", ru: "Дым"), action: Action.smokeTapped)
      }
      Gauge<Action>(
        "gauge.air", label: setup.say(en: "Air quality", ru: "Качество воздуха"), value: state.air,
        zones: zones)
      Gauge<Action>(
        "gauge.none", label: setup.say(en: "Pollen", ru: "Пыльца"), value: nil, zones: zones)
    }.element
  }

  private var zones: [GaugeZone] {
    [
      GaugeZone(setup.say(en: "good", ru: "хорошо"), to: 50, role: .success),
      GaugeZone(setup.say(en: "fair", ru: "средне"), to: 100, role: .warning),
      GaugeZone(setup.say(en: "bad", ru: "плохо"), to: 200, role: .danger),
    ]
  }
}
