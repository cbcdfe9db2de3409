import Core

/// The words for a change of how things are shown.
public struct ViewWords {
  private let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public func motion(isOn: Bool) -> String {
    isOn
      ? language.say(en: "Motion is on.", ru: "Движение включено.")
      : language.say(en: "Motion is off.", ru: "Движение выключено.")
  }

  public func flat(isOn: Bool) -> String {
    isOn
      ? language.say(
        en: "Flat mode is on: no frames, for screen readers.",
        ru: "Плоский режим включён: без рамок, для программ чтения с экрана.")
      : language.say(en: "Flat mode is off.", ru: "Плоский режим выключен.")
  }

  public func mouse(isOn: Bool) -> String {
    isOn
      ? language.say(en: "The mouse is on.", ru: "Мышь включена.")
      : language.say(
        en: "The mouse is off: the terminal can select text.",
        ru: "Мышь выключена: терминал может выделять текст.")
  }

  /// - Parameter name: what the theme is called where it is chosen.
  public func theme(_ name: ThemeName) -> String {
    language.say(en: "Theme: \(theme(named: name)).", ru: "Тема: \(theme(named: name)).")
  }

  /// A theme of the user's own is called what its file calls it.
  public func theme(named name: ThemeName) -> String {
    switch name {
    case .auto: language.say(en: "as the terminal", ru: "как в терминале")
    case .light: language.say(en: "light", ru: "светлая")
    case .dark: language.say(en: "dark", ru: "тёмная")
    case .highContrast: language.say(en: "high contrast", ru: "контрастная")
    case .ansi: language.say(en: "16 colours", ru: "16 цветов")
    case .none: language.say(en: "no colours", ru: "без цвета")
    default: name.rawValue
    }
  }
}
