import Terminal

/// The keys that a user wants for actions, by the names of the actions.
public struct Keymap: Hashable, Sendable {
  /// For each action its sequences of keys, any of which does it; none where it shall have no key.
  /// An action that is not named keeps the keys that it has.
  public var keys: [String: [[KeyStroke]]]

  public init(keys: [String: [[KeyStroke]]] = [:]) {
    self.keys = keys
  }

  /// Every action keeps its keys.
  public static let standard = Keymap()
}
