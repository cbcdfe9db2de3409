import Terminal

/// A ``BindingScope`` as the walk keeps it: its table is made only where it is looked at, which for
/// most widgets without the focus is never.
struct Scope {
  let title: String
  let owner: Identifier?
  var layer = 0
  let isChrome: Bool
  /// Whether its keys rest, as the focus is not in the part of the screen that they belong to.
  var rests = false
  let bindings: () -> [KeyBinding<Any>]

  init(
    title: String, owner: Identifier? = nil, isChrome: Bool = false,
    bindings: @escaping () -> [KeyBinding<Any>]
  ) {
    self.title = title
    self.owner = owner
    self.isChrome = isChrome
    self.bindings = bindings
  }

  init<Action>(_ scope: BindingScope<Action>) {
    self.init(title: scope.title, owner: scope.owner, isChrome: scope.isChrome) {
      scope.bindings.map { $0.map { $0 } }
    }
  }

  func isActive(topLayer: Int, focus: Identifier?) -> Bool {
    isChrome || !rests && layer == topLayer && (owner == nil || owner == focus)
  }

  func map(_ transform: @escaping (Any) -> Any) -> Scope {
    let bindings = bindings
    var scope = Scope(title: title, owner: owner, isChrome: isChrome) {
      bindings().map { $0.map(transform) }
    }
    scope.layer = layer
    return scope
  }

  /// With the user's own keys; those of an action that has none of them stay.
  func remapped(by keymap: Keymap) -> Scope {
    if keymap.isStandard { return self }
    let bindings = bindings
    var scope = Scope(title: title, owner: owner, isChrome: isChrome) {
      bindings().map { $0.remapped(by: keymap) }
    }
    scope.layer = layer
    return scope
  }

  /// With the actions in their own type again.
  func typed<Action>(_ type: Action.Type = Action.self) -> BindingScope<Action> {
    BindingScope(
      title: title, owner: owner, bindings: bindings().map { $0.map(restored) }, layer: layer,
      isChrome: isChrome)
  }
}

/// An action in its own type again; that it has another is a mistake of this module.
func restored<Action>(_ action: Any) -> Action {
  guard let action = action as? Action else {
    preconditionFailure("an action of \(Action.self) was lifted into \(type(of: action))")
  }
  return action
}
