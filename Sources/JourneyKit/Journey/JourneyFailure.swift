/// A journey that went wrong: what was wrong, what the screen showed, and how it came there.
public struct JourneyFailure: Error, CustomStringConvertible {
  public let message: String
  public let screen: Screen
  /// What was done until then, `press a`, the failed act last.
  public let acts: [String]
  /// The snapshot that the screen does not match, where that is what went wrong; the message shows
  /// both then.
  var comparison: ReportComparison?
  /// Where the test asked for it.
  public let file: String
  public let line: Int

  public var description: String { "\(file):\(line): \(report)" }

  /// Everything but the place: message, screen, outline, acts.
  public var report: String {
    let acts = acts.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let log = ["acts so far:"] + Self.indented(acts.isEmpty ? ["(none)"] : acts)
    return ([message] + (comparison == nil ? picture : []) + log).joined(separator: "\n")
  }

  private var picture: [String] {
    let outline = screen.outline.isEmpty ? ["(no semantics)"] : screen.outline
    return ["screen: \(screen.headline)"] + screen.picture + ["outline:"] + Self.indented(outline)
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}
