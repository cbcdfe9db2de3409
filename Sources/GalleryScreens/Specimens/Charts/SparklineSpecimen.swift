import AppRuntime
import Core
import Semantics
import Toolkit

/// Steps of a month, a series with gaps, one that is level, and one of nothing.
struct SparklineSpecimen: Specimen {
  static let name = "sparkline"
  static let family = SpecimenFamily.charts

  static func title(_ language: Language) -> String {
    language.say(en: "Sparkline", ru: "Мини-график")
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
