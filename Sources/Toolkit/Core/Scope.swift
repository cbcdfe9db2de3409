import Semantics
import Terminal

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

/// What of a ``Scope`` does not change while the frame is drawn, behind one reference; its rows are
/// made for whoever looks first: the footer, or the next key.
final class ScopeTable {
  let title: String
  /// The widget that must have the focus; nil where the keys work on the whole screen.
  let owner: Identifier?
  let isChrome: Bool
  /// All that the rows depend on; nil for those that are made anew for each frame.
  let key: (any Hashable & Sendable)?
  /// All that the looks of the rows depend on; nil where that is not known.
  let shape: (any Equatable & Sendable)?
  private let make: () -> [KeyBinding<Any>]
  private(set) lazy var rows = make()

  init(
    title: String, owner: Identifier?, isChrome: Bool, key: (any Hashable & Sendable)?,
    shape: (any Equatable & Sendable)?, _ make: @escaping () -> [KeyBinding<Any>]
  ) {
    (self.title, self.owner, self.isChrome) = (title, owner, isChrome)
    (self.key, self.shape, self.make) = (key, shape, make)
  }

  /// Whether the other one was made for the same key, and so has the same rows.
  func isSame(as other: ScopeTable) -> Bool {
    guard let key, let theirs = other.key else { return false }
    return isChrome == other.isChrome && title == other.title && Self.areEqual(key, theirs)
  }

  private static func areEqual<Key: Equatable>(_ key: Key, _ other: any Equatable) -> Bool {
    other as? Key == key
  }
}

/// How a scope looked in a footer, to tell later whether another one looks the same.
struct ScopeLook: Sendable {
  let title: String
  let isChrome: Bool
  /// What the rows depend on, where the scope says so: two of the same title and shape have the same
  /// rows, which then need not be made.
  let shape: (any Equatable & Sendable)?
  let rows: [KeyLook]

  /// Whether a table has the same shape; false where it tells of none.
  func hasShape(of table: ScopeTable) -> Bool {
    guard let shape, let other = table.shape, title == table.title, isChrome == table.isChrome
    else { return false }
    return Self.areEqual(shape, other)
  }

  private static func areEqual<Shape: Equatable>(_ shape: Shape, _ other: any Equatable) -> Bool {
    other as? Shape == shape
  }
}
