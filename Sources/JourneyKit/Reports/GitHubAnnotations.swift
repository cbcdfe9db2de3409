/// A report as the workflow commands of GitHub, one line for each failure: they show at the lines of
/// the change.
public struct GitHubAnnotations {
  private let report: RunReport
  private let root: String

  /// - Parameter root: the folder of the repository; paths inside it are cut short, as GitHub needs.
  public init(_ report: RunReport, root: String) {
    self.report = report
    self.root = root.hasSuffix("/") ? root : root + "/"
  }

  /// Whether the environment asks for them.
  public static func areWanted(_ environment: [String: String]) -> Bool {
    environment["GITHUB_ACTIONS"] == "true" || environment["JOURNEY_GITHUB"] == "1"
  }

  public var lines: [String] {
    report.cases.filter { $0.outcome == .failed || $0.outcome == .flaky }.flatMap { one in
      one.shownFailures.map { line(of: $0, in: one) }
    }
  }

  private func line(of failure: ReportFailure, in one: ReportCase) -> String {
    var properties: [String] = []
    if let file = failure.file ?? one.file {
      let path = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      properties.append("file=" + Self.property(path))
      if let line = failure.line ?? one.line { properties.append("line=\(line)") }
    }
    properties.append("title=" + Self.property("\(one.suite)/\(one.name)"))
    return "::error \(properties.joined(separator: ","))::" + Self.data(failure.title)
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
