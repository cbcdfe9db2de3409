import Terminal

/// Where a binding is shown besides the help, which shows all.
public enum HintPlace: Hashable, Sendable {
  case footer, helpOnly
}

/// One row of the table of keys: it routes the key, stands in the footer and in the help, and tells
/// a test which key to press.
public struct KeyBinding<Action> {
  public var keys: [KeyStroke]
  /// What it does, in the language of the screen: `add a pet`.
  public var title: String
  public var hint: HintPlace
  public var perform: () -> Response<Action>

  public init(
    _ keys: [KeyStroke], _ title: String, hint: HintPlace = .footer,
    perform: @escaping () -> Response<Action>
  ) {
    self.keys = keys
    self.title = title
    self.hint = hint
    self.perform = perform
  }

  public init(_ keys: [KeyStroke], _ title: String, hint: HintPlace = .footer, _ action: Action) {
    self.init(keys, title, hint: hint) { .send(action) }
  }

  /// The keys as the help names them: `a, +`.
  public var keyNames: String { keys.map(\.description).joined(separator: ", ") }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> KeyBinding<Other> {
    let perform = self.perform
    return KeyBinding<Other>(
      keys, title, hint: hint, perform: { perform().map(transform) })
  }
}

/// The bindings of one widget or screen, under one heading of the help.
public struct BindingScope<Action> {
  public var title: String
  /// The widget that must have the focus; nil where the keys work on the whole screen.
  public var owner: Identifier?
  public var bindings: [KeyBinding<Action>]
  /// The modal layer that it belongs to; only the top layer's keys work.
  public var layer: Int
  /// Works whatever layer is on top: to quit, to suspend.
  public var isChrome: Bool

  public init(
    title: String, owner: Identifier? = nil, bindings: [KeyBinding<Action>], layer: Int = 0,
    isChrome: Bool = false
  ) {
    self.isChrome = isChrome
    self.title = title
    self.owner = owner
    self.bindings = bindings
    self.layer = layer
  }
}
