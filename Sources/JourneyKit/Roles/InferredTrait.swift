import Semantics

/// The mark of nodes that a test has read from the cells.
///
/// It is no part of the protocol: what a program says of itself is never inferred.
extension Traits {
  /// The kit has inferred the node from the cells, as the program publishes none.
  public static let inferred = Traits(rawValue: 1 << 15)

  /// The words of the protocol, and `inferred`.
  public var allWords: [String] { words + (contains(.inferred) ? ["inferred"] : []) }

  init(anyWords words: [String]) {
    self.init(words: words)
    if words.contains("inferred") { insert(.inferred) }
  }
}
