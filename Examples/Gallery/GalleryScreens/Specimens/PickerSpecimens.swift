import AppRuntime
import Core
import Semantics
import Toolkit

/// All emoji to choose one of, with those that were chosen lately first.
struct EmojiPickerSpecimen: Specimen {
  static let name = "emoji-picker"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Emoji picker", ru: "Выбор эмодзи")
  }

  struct State: Equatable, Sendable {
    var query = ""
    var emoji = "🎸"
    var recent = ["🎸", "🐶", "🌺"]
  }

  enum Action: Sendable {
    case searched(String)
    case picked(String)
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
    case .searched(let query): state.query = query
    case .picked(let emoji): state.emoji = emoji
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      EmojiPicker(
        "emoji", setup.say(en: "Picture of the habit", ru: "Картинка привычки"),
        query: state.query, selection: state.emoji, recent: state.recent,
        onSearch: { .searched($0) }, onPick: { .picked($0) })
    }.element
  }
}

/// The eighteen colours of habits.
struct ColorGridSpecimen: Specimen {
  static let name = "color-grid"
  static let family = SpecimenFamily.forms

  static func title(_ language: Language) -> String {
    language.say(en: "Colour grid", ru: "Выбор цвета")
  }

  struct State: Equatable, Sendable {
    var color: Int? = 4
  }

  enum Action: Sendable {
    case colorChosen(Int)
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
    case .colorChosen(let color): state.color = color
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      ColorGrid(
        "color.habit", setup.say(en: "Colour", ru: "Цвет"), selection: state.color,
        onChange: { .colorChosen($0) })
    }.element
  }
}
