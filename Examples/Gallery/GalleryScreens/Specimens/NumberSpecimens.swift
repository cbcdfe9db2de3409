import AppRuntime
import Core
import Semantics
import Toolkit

/// A weight with a decimal, whole years, and a temperature below zero.
struct NumberFieldSpecimen: Specimen {
  static let name = "number-field"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Number field", ru: "Поле для числа")
  }

  struct State: Equatable, Sendable {
    var weight = "4.5"
    var age = ""
    var outside = "-12"
  }

  enum Action: Sendable {
    case weightChanged(String)
    case ageChanged(String)
    case outsideChanged(String)
  }

  struct Words {
    let language: Language

    var weight: String { language.say(en: "Weight", ru: "Вес") }
    var kg: String { language.say(en: "kg", ru: "кг") }
    var age: String { language.say(en: "Age", ru: "Возраст") }
    /// Returns the word that goes with an age; that of many where it is none.
    func years(_ age: String) -> String {
      language.plural(Int(age) ?? 0, en: ("year", "years"), ru: ("год", "года", "лет"))
    }
    fileprivate var outside: String { language.say(en: "Outside", ru: "На улице") }
    fileprivate var exact: String { language.say(en: "Exact: ", ru: "Точно: ") }
  }

  static let weights = NumberRules(
    DecimalNumber(units: 1, decimals: 1)...999, decimals: 1,
    step: DecimalNumber(units: 1, decimals: 1))
  static let ages = NumberRules(0...120)
  static let degrees = NumberRules(DecimalNumber(units: -60)...60, decimals: 1, step: 1)

  private let language: Language
  private let words: Words

  init(_ setup: SpecimenSetup) {
    language = setup.language
    words = Words(language: setup.language)
  }

  func initialState() -> State { State() }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .weightChanged(let text): state.weight = text
    case .ageChanged(let text): state.age = text
    case .outsideChanged(let text): state.outside = text
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      Text(words.weight, .muted, semantics: nil)
      NumberField(
        "weigh.weight", label: words.weight, text: state.weight, rules: Self.weights,
        unit: words.kg, checksItself: true,
        handlers: .init(onChange: { .weightChanged($0) }))
      Text(words.age, .muted, semantics: nil)
      NumberField(
        "weigh.age", label: words.age, text: state.age, rules: Self.ages,
        unit: words.years(state.age),
        checksItself: true,
        handlers: .init(onChange: { .ageChanged($0) }))
      Text(words.outside, .muted, semantics: nil)
      NumberField(
        "weigh.outside", label: words.outside, text: state.outside, rules: Self.degrees, unit: "°C",
        checksItself: true,
        handlers: .init(onChange: { .outsideChanged($0) }))
      Text(exact(state), .muted, id: "weigh.exact")
    }
    .fill(horizontal: .leading, vertical: .leading, maxColumns: 48)
  }

  /// Returns the weight as the program has it.
  private func exact(_ state: State) -> String {
    let number = try? Self.weights.number(in: state.weight)
    return words.exact + (number?.text(language) ?? "—")
  }
}

/// Steppers: small limits, wide ones in larger steps with a unit, and one that stands still.
struct StepperSpecimen: Specimen {
  static let name = "stepper"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String { language.say(en: "Stepper", ru: "Счётчик") }

  struct State: Equatable, Sendable {
    var walks = 3
    var water = 250
  }

  enum Action: Sendable {
    case walksSet(Int)
    case waterSet(Int)
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
    case .walksSet(let walks): state.walks = walks
    case .waterSet(let water): state.water = water
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack(spacing: 1, alignment: .leading) {
      Stepper(
        "stepper.walks", setup.say(en: "Walks a day", ru: "Прогулок в день"),
        value: state.walks, in: 1...6, labelColumns: 18, onChange: { .walksSet($0) })
      Stepper(
        "stepper.water", setup.say(en: "Water", ru: "Вода"), value: state.water, in: 100...2_000,
        step: 50, labelColumns: 18, format: { setup.say(en: "\($0) ml", ru: "\($0) мл") },
        onChange: { .waterSet($0) })
      Stepper(
        "stepper.legs", setup.say(en: "Legs", ru: "Лап"), value: 4, in: 0...4, labelColumns: 18,
        isEnabled: false, onChange: { .walksSet($0) })
    }.element
  }
}

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
