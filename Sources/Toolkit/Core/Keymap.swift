/// The keys that a user has chosen for actions, by the actions' names; all others keep theirs.
public struct Keymap: Hashable, Sendable {
  /// No key at all unbinds an action.
  public var keys: [String: [KeySequence]]

  public init(keys: [String: [KeySequence]] = [:]) {
    self.keys = keys
  }

  /// Every action has the keys that the program gives it.
  public static let standard = Keymap()

  var isStandard: Bool { keys.isEmpty }
}
