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
  /// True while the focus is outside the part of the screen that the keys belong to.
  var rests = false
  /// Makes the root's actions of those of the bindings; nil where they are those already.
  private var lift: ((Action) -> Action)?

  public init(
    title: String, owner: Identifier? = nil, bindings: [KeyBinding<Action>], layer: Int = 0,
    isChrome: Bool = false
  ) {
    (self.title, self.owner, self.bindings, self.layer) = (title, owner, bindings, layer)
    self.isChrome = isChrome
  }

  func isActive(topLayer: Int, focus: Identifier?) -> Bool {
    isChrome || !rests && layer == topLayer && (owner == nil || owner == focus)
  }

  func map<Other>(_ transform: @escaping (Action) -> Other) -> BindingScope<Other> {
    var scope = BindingScope<Other>(
      title: title, owner: owner, bindings: bindings.map { lifted($0).map(transform) },
      layer: layer,
      isChrome: isChrome)
    scope.rests = rests
    return scope
  }

  /// Returns a binding of it as the root takes it.
  func lifted(_ binding: KeyBinding<Action>) -> KeyBinding<Action> {
    lift.map { binding.map($0) } ?? binding
  }

  /// Returns the scope in a root that wraps its actions. Its bindings stay as they are until somebody wants
  /// to perform one: a screen has a hundred, and a key performs one of them.
  func lifted(by lift: @escaping (Action) -> Action) -> BindingScope {
    var scope = self
    scope.lift = lift
    return scope
  }

  /// Returns the scope with the user's own keys, where there are any; others lose these.
  func remapped(by keymap: Keymap) -> BindingScope {
    guard !keymap.isStandard else { return self }
    let own = Set(bindings.flatMap { keymap.keys[$0.name] ?? [] })
    var scope = self
    scope.bindings = bindings.map { binding in
      var binding = binding.remapped(by: keymap)
      if keymap.keys[binding.name] == nil {
        binding.keys.removeAll { key in own.contains { $0.excludes(key) } }
      }
      return binding
    }
    return scope
  }
}

/// A scope as the walk keeps it: its actions are of any type.
typealias Scope = BindingScope<Any>
