import Core

/// The words for a change of how things are shown.
public typealias ViewWords = Words<ViewTopic>

/// The topic of ``ViewWords``.
public enum ViewTopic {}

extension ViewWords {
  public func motion(isOn: Bool) -> String {
    isOn
      ? say(en: "Motion is on.", ru: "Движение включено.")
      : say(en: "Motion is off.", ru: "Движение выключено.")
  }

  public func flat(isOn: Bool) -> String {
    isOn
      ? say(
        en: "Flat mode is on: no frames, for screen readers.",
        ru: "Плоский режим включён: без рамок, для программ чтения с экрана.")
      : say(en: "Flat mode is off.", ru: "Плоский режим выключен.")
  }

  public func mouse(isOn: Bool) -> String {
    isOn
      ? say(en: "The mouse is on.", ru: "Мышь включена.")
      : say(
        en: "The mouse is off: the terminal can select text.",
        ru: "Мышь выключена: терминал может выделять текст.")
  }

  /// - Parameter name: what the theme is called where it is chosen.
  public func theme(_ name: ThemeName) -> String {
    say(en: "Theme: \(theme(named: name)).", ru: "Тема: \(theme(named: name)).")
  }

  /// A theme of the user's own is called what its file calls it.
  public func theme(named name: ThemeName) -> String {
    switch name {
    case .auto: say(en: "as the terminal", ru: "как в терминале")
    case .light: say(en: "light", ru: "светлая")
    case .dark: say(en: "dark", ru: "тёмная")
    case .highContrast: say(en: "high contrast", ru: "контрастная")
    case .ansi: say(en: "16 colours", ru: "16 цветов")
    case .none: say(en: "no colours", ru: "без цвета")
    default: name.rawValue
    }
  }
}
