import Terminal

/// Where a binding is shown besides the help, which shows all.
public enum HintPlace: Hashable, Sendable {
  case footer, helpOnly
  /// In the footer, and the last to go from it: what a user who is lost looks for.
  case footerAlways
  /// The same, with its key alone where there is little room: what every program has.
  case footerKey
  /// In the footer, and the first to stay besides `Enter`: what a screen is for, as to add.
  case footerMain
  /// In the footer where letters are text: the ways out of a field.
  case whileTyping

  var isFooter: Bool { self != .helpOnly && self != .whileTyping }
}

/// One row of the table of keys: it routes the key, stands in the footer, the help and the palette,
/// and tells a test which key to press.
public struct KeyBinding<Action> {
  /// What a user's own keys are given by: `pets.add`. The same in every language.
  public var name: String
  public var keys: [KeySequence]
  /// What it does, in the language of the screen: `add a pet`.
  public var title: String
  public var hint: HintPlace
  public var perform: () -> Response<Action>

  public init(
    _ name: String, _ keys: [KeyStroke], _ title: String, hint: HintPlace = .footer,
    perform: @escaping () -> Response<Action>
  ) {
    self.init(
      name, sequences: keys.map { KeySequence($0) }, title, hint: hint, perform: perform)
  }

  public init(
    _ name: String, _ keys: [KeyStroke], _ title: String, hint: HintPlace = .footer,
    _ action: Action
  ) {
    self.init(name, keys, title, hint: hint) { .send(action) }
  }

  /// A binding whose keys may be pressed one after another; while they are, ``WhichKey`` shows what
  /// can follow.
  public init(
    _ name: String, sequences: [KeySequence], _ title: String, hint: HintPlace = .helpOnly,
    perform: @escaping () -> Response<Action>
  ) {
    self.name = name
    keys = sequences
    self.title = title
    self.hint = hint
    self.perform = perform
  }

  /// The keys as the help names them: `a, +`.
  public var keyNames: String { keys.map(\.description).joined(separator: ", ") }

  /// Whether this stroke alone performs it.
  public func answers(_ stroke: KeyStroke) -> Bool { keys.contains { $0.single == stroke } }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> KeyBinding<Other> {
    let perform = self.perform
    return KeyBinding<Other>(
      name, sequences: keys, title, hint: hint, perform: { perform().map(transform) })
  }

  /// With the user's own keys, where there are any.
  func remapped(by keymap: Keymap) -> KeyBinding {
    guard let own = keymap.keys[name] else { return self }
    var binding = self
    binding.keys = own
    return binding
  }
}
