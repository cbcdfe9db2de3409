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
  private var table: Table
  /// All that the table depends on; nil for one that is made anew for each frame.
  private let key: AnyHashable?
  /// What makes the root's actions of those in the table, and the user's own keys: both are for the
  /// few bindings that are shown or performed.
  private var lift: ((Any) -> Any)?
  private var keymap = Keymap.standard

  /// A table that is made for whoever looks first: the footer, and then the next key.
  private final class Table {
    private let make: () -> [KeyBinding<Any>]
    private(set) lazy var rows = make()
    /// How rows looked in the footers of before, by their places.
    var faces: [Int: HintFace] = [:]

    init(_ make: @escaping () -> [KeyBinding<Any>]) {
      self.make = make
    }
  }

  init(
    title: String, owner: Identifier? = nil, isChrome: Bool = false, key: AnyHashable? = nil,
    bindings: @escaping () -> [KeyBinding<Any>]
  ) {
    self.title = title
    self.owner = owner
    self.isChrome = isChrome
    self.key = key
    table = Table(bindings)
  }

  init<Action>(_ scope: BindingScope<Action>) {
    self.init(title: scope.title, owner: scope.owner, isChrome: scope.isChrome) {
      scope.bindings.map { $0.map { $0 } }
    }
  }

  /// With the table of a scope of the frame before that was made for the same key.
  func reusing(_ earlier: [Scope]) -> Scope {
    guard let key else { return self }
    let same = earlier.first { $0.key == key && $0.title == title && $0.isChrome == isChrome }
    guard let same else { return self }
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

  /// How the row at a place looks in the footer, under one of its keys.
  func face(of index: Int, _ row: KeyBinding<Any>, key: KeySequence) -> HintFace {
    if let face = table.faces[index], face.isOf(row, key) { return face }
    let face = HintFace(row, key: key)
    table.faces[index] = face
    return face
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
