import FoundationEssentials

/// A small file that names what was red when it was run last, a line each.
///
/// Tests that a later run leaves out keep their place in it.
public struct LastFailed: Hashable, Sendable {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// Sorted; empty where there is no such file.
  public var names: [String] {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// Takes in what a run has come to.
  public func note(_ report: RunReport) throws {
    let isRed = Dictionary(
      report.cases.map { ($0.id, $0.outcome == .failed || $0.outcome == .flaky) },
      uniquingKeysWith: { $0 || $1 })
    let red = Set(names.filter { isRed[$0] != false })
      .union(isRed.filter(\.value).map(\.key)).sorted()
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(red.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
  }
}
