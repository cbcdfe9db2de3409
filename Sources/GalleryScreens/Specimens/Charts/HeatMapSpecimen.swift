import AppRuntime
import Core
import Semantics
import Toolkit

/// A year of walks with the dog.
struct HeatMapSpecimen: Specimen {
  static let name = "heat-map"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Calendar heat map", ru: "Календарь активности")
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
