import FoundationEssentials
import Glibc

/// What a run of tests, of one process or of many, has written down of itself, a line each.
public struct LedgerFile: Sendable {
  enum Line: Hashable {
    case snapshot(String, checksum: String)
    case began(String)
    case ended(String, ReportCase.Outcome)
    /// No test was left out by a filter, says who has started the run.
    case complete
  }

  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// Adds a line, whole, whatever other processes write; nothing where the file cannot be written.
  func append(_ line: Line) {
    guard let stream = fopen(path, "a") else { return }
    fputs(line.text + "\n", stream)
    fclose(stream)
  }

  func lines() throws -> [Line] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap(Line.init)
  }
}

extension LedgerFile.Line {
  var text: String {
    switch self {
    case .snapshot(let path, let checksum): "snapshot \(checksum) \(path)"
    case .began(let test): "began \(test)"
    case .ended(let test, let outcome): "\(outcome.rawValue) \(test)"
    case .complete: "complete"
    }
  }

  init?(_ text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "complete": self = .complete
    case "began": self = .began(String(rest))
    case "snapshot":
      let names = rest.split(separator: " ", maxSplits: 1)
      guard names.count == 2 else { return nil }
      self = .snapshot(String(names[1]), checksum: String(names[0]))
    case let word?:
      guard let outcome = ReportCase.Outcome(rawValue: String(word)) else { return nil }
      self = .ended(String(rest), outcome)
    case nil: return nil
    }
  }
}
