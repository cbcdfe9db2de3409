/// A reason why a screen does not match its snapshot.
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
  /// The file has the form of earlier versions, one theme a file.
  case oldForm(path: String, folder: String)

  public var description: String { summary + texts }

  /// The description without the texts that ``comparison`` has too.
  var summary: String {
    switch self {
    case .missing(let path, _):
      "snapshot \(path) is missing; `journey snapshots review` shows the screen and accepts it\n"
    case .different(let path, let reference, let actual, let changes):
      "snapshot \(path) differs; `journey snapshots review` shows both and accepts the new one\n"
        + Self.difference(reference, actual, changes, "reference", "actual")
    case .edited(let path, let reference, let actual):
      "snapshot \(path) was edited by hand: it is not as it was written; "
        + "`journey snapshots review` accepts the screen of now\n"
        + Self.difference(
          reference, actual, LineDifference(reference, actual).lines, "reference", "actual")
    case .unstable(let path, let first, let second):
      "snapshot \(path) was taken twice in this run, of different screens\n"
        + Self.difference(first, second, LineDifference(first, second).lines, "first", "second")
    case .badName(let path):
      "\(path) is no snapshot name: <app>/<screen>/<state>.<columns>x<rows>[.<language>][.<theme>].txt"
    case .unusable(let path, let reason): "snapshot \(path): \(reason)"
    case .oldForm(let path, let folder):
      "snapshot \(path) has the form of earlier versions, one theme a file; "
        + "`journey snapshots migrate \(folder)` turns all of them into the form of now"
    }
  }

  /// Returns the changes in words and then the lines. Of styles the words tell which row looks otherwise,
  /// and how; the letters and legends of a file say that to nobody.
  ///
  /// - Parameter lines: all lines, for texts that are no whole screens, and for what no words tell.
  private static func difference(
    _ reference: String, _ actual: String, _ lines: [String], _ first: String, _ second: String
  ) -> String {
    guard let words = SnapshotChanges(reference, actual)?.lines, !words.isEmpty
    else { return list(lines, first, second) }
    let shown = LineDifference(
      StyleLines.removed(from: reference), StyleLines.removed(from: actual))
    return words.map { $0 + "\n" }.joined()
      + (shown.lines.isEmpty ? "" : list(shown.lines, first, second))
  }

  private var texts: String {
    switch self {
    case .missing(_, let actual): actual
    case .different(_, let reference, let actual, _), .edited(_, let reference, let actual):
      "reference:\n\(reference)actual:\n\(actual)"
    case .unstable(_, let first, let second): "first:\n\(first)second:\n\(second)"
    case .badName, .unusable, .oldForm: ""
    }
  }

  /// The recorded and the actual text for a report; nil if there is nothing to compare.
  public var comparison: ReportComparison? {
    switch self {
    case .missing(let path, let actual):
      ReportComparison(name: path, reference: nil, actual: actual)
    case .different(let path, let reference, let actual, _),
      .edited(let path, let reference, let actual):
      ReportComparison(name: path, reference: reference, actual: actual)
    case .unstable(let path, let first, let second):
      ReportComparison(name: path, reference: first, actual: second)
    case .badName, .unusable, .oldForm: nil
    }
  }

  private static func list(_ lines: [String], _ first: String, _ second: String) -> String {
    "difference (- \(first), + \(second)):\n" + lines.map { $0 + "\n" }.joined()
  }
}
