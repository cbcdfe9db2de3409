import Semantics

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
