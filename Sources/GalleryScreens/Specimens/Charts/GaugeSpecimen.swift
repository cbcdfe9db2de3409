import AppRuntime
import Core
import Semantics
import Toolkit

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
