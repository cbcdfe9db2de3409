/// A reference held against what came, by the rules of its kind.
struct SnapshotComparison {
  let reference: String?
  let actual: String
  let isEqual: Bool
  /// In which lines they differ, with a line around each change.
  let changes: [String]
  /// What becomes the reference when this is accepted.
  let replacement: String

  init(_ reference: String?, _ actual: String, kind: SnapshotKind, match: OutlineMatch) {
    self.reference = reference
    self.actual = actual
    guard kind == .outline, let reference else {
      isEqual = reference == actual
      changes = LineDifference(reference ?? "", actual).lines
      replacement = actual
      return
    }
    let comparison = OutlineComparison(
      template: Self.lines(reference), actual: Self.lines(actual), match: match)
    isEqual = comparison.isEqual
    changes = comparison.changes
    replacement = comparison.replacement.map { $0 + "\n" }.joined()
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  func error(_ path: String, isEdited: Bool) -> SnapshotError {
    guard let reference else { return .missing(path: path, actual: actual) }
    if isEdited { return .edited(path: path, reference: reference, actual: actual) }
    return .different(path: path, reference: reference, actual: actual, changes: changes)
  }
}
