import Semantics
import Terminal

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
