/// How an outline is held against what was written down.
public enum OutlineMatch: String, Codable, Hashable, Sendable {
  /// Every node stands in it, and nothing else.
  case exact
  /// What is written stands in it, in this order and nested so; there may be more nodes, and more on
  /// a line: `button "Save"` fits `button "Save" #pets.save [focused] (press)`.
  case contains
}
