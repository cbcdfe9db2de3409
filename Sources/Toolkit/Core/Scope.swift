import Semantics
import Terminal

/// A ``BindingScope`` as the walk keeps it: its table is made only where it is looked at, which for
/// most widgets without the focus is never.
struct Scope {
  private var table: ScopeTable
  var layer = 0
  /// Whether its keys rest, as the focus is not in the part of the screen that they belong to.
  var rests = false
  /// What makes the root's actions of those in the table, and the user's own keys: both are for the
  /// few bindings that are shown or performed.
  private var lift: ((Any) -> Any)?
  private var keymap = Keymap.standard

  var title: String { table.title }
  var owner: Identifier? { table.owner }
  var isChrome: Bool { table.isChrome }

  /// - Parameters:
  ///   - key: all that the table depends on, so that it goes on to the next frames; nil for one that is
  ///     made anew for each.
  ///   - shape: all that names, keys, titles and hints of the rows depend on, whatever the rows do; nil
  ///     for that of the key, or where it is not known.
  init(
    title: String, owner: Identifier? = nil, isChrome: Bool = false,
    key: (any Hashable & Sendable)? = nil, shape: (any Equatable & Sendable)? = nil,
    bindings: @escaping () -> [KeyBinding<Any>]
  ) {
    table = ScopeTable(
      title: title, owner: owner, isChrome: isChrome, key: key, shape: shape ?? key, bindings)
  }

  init<Action>(_ scope: BindingScope<Action>) {
    self.init(title: scope.title, owner: scope.owner, isChrome: scope.isChrome) {
      scope.bindings.map { $0.map { $0 } }
    }
  }

  /// With the table of a scope of the frame before that was made for the same key.
  func reusing(_ earlier: [Scope]) -> Scope {
    guard table.key != nil, let same = earlier.first(where: { $0.table.isSame(as: table) }) else {
      return self
    }
    var scope = self
    scope.table = same.table
    return scope
  }

  func isActive(topLayer: Int, focus: Identifier?) -> Bool {
    isChrome || !rests && layer == topLayer && (owner == nil || owner == focus)
  }

  /// With the user's own keys, and the actions of the part of the screen that it belongs to:
  /// ``lifted(_:)`` makes the root's of them.
  func rows() -> [KeyBinding<Any>] {
    keymap.isStandard ? table.rows : table.rows.map { $0.remapped(by: keymap) }
  }

  /// How it looks in a footer, for ``looks(like:)``.
  var look: ScopeLook {
    ScopeLook(
      title: title, isChrome: isChrome, shape: table.shape, rows: rows().map { KeyLook($0) })
  }

  /// Whether its rows say the same as those of a scope of before, under the same user's keys.
  func looks(like look: ScopeLook) -> Bool {
    if look.hasShape(of: table) {
      assert(hasRows(look.rows), "a shape of \(title) that does not tell all rows apart")
      return true
    }
    return hasRows(look.rows)
  }

  private func hasRows(_ looks: [KeyLook]) -> Bool {
    let rows = rows()
    return rows.count == looks.count && zip(looks, rows).allSatisfy { $0.isOf($1) }
  }

  func lifted(_ row: KeyBinding<Any>) -> KeyBinding<Any> { lift.map { row.map($0) } ?? row }

  func bindings() -> [KeyBinding<Any>] { lift == nil ? rows() : rows().map(lifted) }

  func map(_ transform: @escaping (Any) -> Any) -> Scope {
    var scope = self
    scope.lift = lift.map { lift in { transform(lift($0)) } } ?? transform
    return scope
  }

  func remapped(by keymap: Keymap) -> Scope {
    var scope = self
    scope.keymap = keymap
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
