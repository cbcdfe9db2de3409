import AppRuntime
import Core
import Semantics
import Toolkit

/// Sliders: a plain one, one with named values, and one that cannot be moved.
struct SliderSpecimen: Specimen {
  static let name = "slider"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Slider", ru: "Ползунок") }

  struct State: Equatable, Sendable {
    var volume = 40
    var warmth = 21
  }

  enum Action: Sendable {
    case volumeSet(Int)
    case warmthSet(Int)
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
    case .volumeSet(let volume): state.volume = volume
    case .warmthSet(let warmth): state.warmth = warmth
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1) {
      Slider(
        "slider.volume", setup.say(en: "Volume", ru: "Громкость"),
        value: state.volume, in: 0...100, step: 5, labelColumns: 12,
        onChange: { .volumeSet($0) })
      Slider(
        "slider.warmth", setup.say(en: "Heating", ru: "Отопление"), value: state.warmth,
        in: 16...26, marks: marks, labelColumns: 12, format: { "\($0) °C" },
        onChange: { .warmthSet($0) })
      Slider(
        "slider.light", setup.say(en: "Light", ru: "Свет"), value: 70, in: 0...100,
        labelColumns: 12, isEnabled: false, format: { setup.say(en: "\($0)%", ru: "\($0) %") },
        onChange: { .volumeSet($0) })
    }
    .fill(vertical: .leading, maxColumns: 64)
  }

  private var marks: [Slider<Action>.Mark] {
    [
      Slider.Mark(16, setup.say(en: "saving", ru: "экономно")),
      Slider.Mark(21, setup.say(en: "cosy", ru: "уютно")),
      Slider.Mark(26, setup.say(en: "hot", ru: "жарко")),
    ]
  }
}
