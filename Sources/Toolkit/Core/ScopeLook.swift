import Terminal

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
