import Core
import Terminal
import Toolkit

/// The keys that every program has: those of its screen, and those that work in front of a dialog
/// too, each with what it sends.
public struct ProgramKeys<Action> {
  private let words: Words<ProgramKeys>
  /// To the next theme, and to the other language.
  public var theme: Action
  public var otherLanguage: Action
  public var motion: Action
  public var flat: Action
  public var mouse: Action
  public var palette: Action
  public var help: Action
  public var redraw: Action
  public var suspend: Action
  public var quit: Action

  public init(
    _ language: Language, otherLanguage: Action, theme: Action, motion: Action, flat: Action,
    mouse: Action, palette: Action, help: Action, redraw: Action, suspend: Action, quit: Action
  ) {
    (words, self.otherLanguage, self.theme) = (Words(language), otherLanguage, theme)
    (self.motion, self.flat, self.mouse) = (motion, flat, mouse)
    (self.palette, self.help) = (palette, help)
    (self.redraw, self.suspend, self.quit) = (redraw, suspend, quit)
  }

  /// On the screen itself, not while a dialog is in front of it: the way from part to part, the way
  /// out, what can be done.
  public var onScreen: [KeyBinding<Action>] {
    [
      focus("nextFocus", .tab, words.say(en: "next part", ru: "следующая часть"), 1, .whileTyping),
      focus(
        "previousFocus", .backTab, words.say(en: "previous part", ru: "предыдущая часть"), -1,
        .helpOnly),
      quitKey,
      KeyBinding(
        "program.palette", [":", .control("p"), "/"], words.say(en: "commands", ru: "команды"),
        hint: .footerKey, palette),
      KeyBinding(
        "program.help", ["?", KeyStroke(.function(1))], words.say(en: "help", ru: "справка"),
        hint: .footerKey, help),
    ]
  }

  /// The way out of the program.
  public var quitKey: KeyBinding<Action> {
    KeyBinding("program.quit", ["q"], quitTitle, hint: .footerKey, quit)
  }

  /// Whatever is in front: how things look, and what concerns the terminal.
  public var always: [KeyBinding<Action>] {
    [
      view("l", "language", words.say(en: "other language", ru: "другой язык"), otherLanguage),
      view("t", "theme", words.say(en: "next theme", ru: "следующая тема"), theme),
      view("a", "motion", words.say(en: "motion on or off", ru: "движение вкл/выкл"), motion),
      view("f", "flat", words.say(en: "flat mode on or off", ru: "плоский режим вкл/выкл"), flat),
      view("m", "mouse", words.say(en: "mouse on or off", ru: "мышь вкл/выкл"), mouse),
      terminal(
        "redraw", "l", words.say(en: "draw the screen anew", ru: "перерисовать экран"), redraw),
      terminal("suspend", "z", words.say(en: "suspend", ru: "приостановить"), suspend),
      terminal("interrupt", "c", quitTitle, quit),
    ]
  }

  private var quitTitle: String { words.say(en: "quit", ru: "выход") }

  private func focus(
    _ name: String, _ key: KeyStroke, _ title: String, _ step: Int, _ hint: HintPlace
  ) -> KeyBinding<Action> {
    KeyBinding("program.\(name)", [key], title, hint: hint) { Response(focus: .step(step)) }
  }

  /// A key of the group `z`, for how things look.
  private func view(
    _ key: KeyStroke, _ name: String, _ title: String, _ action: Action
  ) -> KeyBinding<Action> {
    KeyBinding("program.\(name)", sequences: [KeySequence("z", key)], title) { .send(action) }
  }

  /// With Ctrl, as everywhere in a terminal.
  private func terminal(
    _ name: String, _ letter: Character, _ title: String, _ action: Action
  ) -> KeyBinding<Action> {
    KeyBinding("program.\(name)", [.control(letter)], title, hint: .helpOnly, action)
  }
}
