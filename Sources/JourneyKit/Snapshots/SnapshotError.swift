/// Why a screen does not match its snapshot.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file to compare with.
  case missing(path: String, actual: String)
  case different(path: String, reference: String, actual: String)
  /// One run has given two different screens under one name.
  case ambiguous(path: String, first: String, second: String)
  case badName(String)
  case unusable(path: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let path, let actual):
      "snapshot \(path) is missing; MOGGY_SNAPSHOTS=record would write\n" + actual
    case .different(let path, let reference, let actual):
      "snapshot \(path) differs; " + Self.comparison("reference", reference, "actual", actual)
    case .ambiguous(let path, let first, let second):
      "snapshot \(path) was taken twice in this run, of different screens; "
        + Self.comparison("first", first, "second", second)
    case .badName(let path):
      "\(path) is no snapshot name: <app>/<screen>/<state>.<columns>x<rows>[.<language>][.<theme>].txt"
    case .unusable(let path, let reason): "snapshot \(path): \(reason)"
    }
  }

  private static func comparison(
    _ firstName: String, _ first: String, _ secondName: String, _ second: String
  ) -> String {
    let difference = LineDifference(first, second).lines.joined(separator: "\n")
    return "difference (- \(firstName), + \(secondName)):\n\(difference)\n"
      + "\(firstName):\n\(first)\(secondName):\n\(second)"
  }
}
