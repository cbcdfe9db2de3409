import Core
import Terminal

/// Actions of a tab that have keys on one of its screens: the palette finds them from everywhere, and
/// `config.toml` gives them other keys.
public struct ActionGroup: Sendable {
  /// The first part of the actions' names: `pets` of `pets.add`.
  public let name: String
  /// The way to the screen, as an advice: `open a pet first`; nil for the tab's own first screen.
  public let way: Phrase?
  public let actions: [NamedAction]

  public init(_ name: String, way: Phrase? = nil, _ actions: [NamedAction]) {
    (self.name, self.way, self.actions) = (name, way, actions)
  }

  /// The whole names, as `pets.add`.
  public var names: [String] { actions.map { "\(name).\($0.name)" } }
}

/// An action with a title that says all by itself: `delete the pet`, not `delete`.
public struct NamedAction: Sendable {
  /// The last part of the name: `add` of `pets.add`.
  public let name: String
  /// The key that the program gives it; the hints of its screen may have more.
  public let key: KeyStroke
  public let title: Phrase

  public init(_ name: String, _ key: KeyStroke, _ english: String, _ russian: String) {
    (self.name, self.key, title) = (name, key, Phrase(english, russian))
  }
}

/// A text in both languages.
public struct Phrase: Hashable, Sendable {
  let english: String
  let russian: String

  public init(_ english: String, _ russian: String) {
    (self.english, self.russian) = (english, russian)
  }

  public func text(_ language: Language) -> String { language.say(en: english, ru: russian) }
}
