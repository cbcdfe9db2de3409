/// Why a screen does not match its snapshot.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to compare with.
  case missing(path: String, actual: String)
  case different(path: String, reference: String, actual: String, changes: [String])
  /// The reference is not what was recorded: it has been edited by hand, or merged.
  case edited(path: String, reference: String, actual: String)
  /// One run has given two different screens under one name.
  case unstable(path: String, first: String, second: String)
  case badName(String)
  case unusable(path: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let path, let actual):
      "snapshot \(path) is missing; `journey snapshots review` can accept:\n" + actual
    case .different(let path, let reference, let actual, let changes):
      "snapshot \(path) differs\n" + Self.list(changes, "reference", "actual")
        + "reference:\n\(reference)actual:\n\(actual)"
    case .edited(let path, let reference, let actual):
      "snapshot \(path) was edited by hand: its seal is not that of its text\n"
        + Self.comparison("reference", reference, "actual", actual)
    case .unstable(let path, let first, let second):
      "snapshot \(path) was taken twice in this run, of different screens\n"
        + Self.comparison("first", first, "second", second)
    case .badName(let path):
      "\(path) is no snapshot name: <app>/<screen>/<state>.<columns>x<rows>[.<language>][.<theme>].txt"
    case .unusable(let path, let reason): "snapshot \(path): \(reason)"
    }
  }

  /// What was recorded and what came, for a report; nil where there is nothing to look at.
  public var comparison: ReportComparison? {
    switch self {
    case .missing(let path, let actual):
      ReportComparison(name: path, reference: nil, actual: actual)
    case .different(let path, let reference, let actual, _),
      .edited(let path, let reference, let actual):
      ReportComparison(name: path, reference: reference, actual: actual)
    case .unstable(let path, let first, let second):
      ReportComparison(name: path, reference: first, actual: second)
    case .badName, .unusable: nil
    }
  }

  private static func comparison(
    _ firstName: String, _ first: String, _ secondName: String, _ second: String
  ) -> String {
    list(LineDifference(first, second).lines, firstName, secondName)
      + "\(firstName):\n\(first)\(secondName):\n\(second)"
  }

  private static func list(_ lines: [String], _ first: String, _ second: String) -> String {
    "difference (- \(first), + \(second)):\n" + lines.map { $0 + "\n" }.joined()
  }
}
