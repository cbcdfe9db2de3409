/// A reader of the log of an XCTest process, line by line, which makes cases of it.
///
/// The form is that of swift-corelibs-xctest. A message goes on until the next line that the log
/// knows, so what a test prints behind a failure is taken for a part of it.
struct BundleLog {
  /// The test that has begun and not ended.
  private(set) var running: String?
  private var failures: [ReportFailure] = []
  private var skipReason: String?
  private var isInMessage = false
  /// The whole names by the short ones, `Class.test`, that the log uses.
  private let names: [String: String]

  /// - Parameter names: `Module.Class/test`; the log names no modules.
  init(names: [String]) {
    self.names = Dictionary(
      names.map { (Self.short($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns `Class.test` of `Module.Class/test`.
  static func short(_ name: String) -> String {
    let parts = name.split(separator: "/", maxSplits: 1)
    let type = parts.first?.split(separator: ".").last ?? ""
    return "\(type).\(parts.last ?? "")"
  }

  /// - Returns: the case that the line has ended.
  mutating func take(_ line: String) -> ReportCase? {
    if let match = line.firstMatch(of: #/Test Case '(.+?)' started at /#) {
      running = names[String(match.1)] ?? String(match.1)
      (failures, skipReason, isInMessage) = ([], nil, false)
    } else if let match = line.firstMatch(
      of: #/Test Case '.+?' (passed|failed|skipped) \(([0-9.e-]+) seconds\)/#)
    {
      let seconds = Double(match.2) ?? 0
      return end(ReportCase.Outcome(rawValue: String(match.1)) ?? .failed, seconds)
    } else if running != nil {
      takeMessage(line)
    }
    return nil
  }

  private mutating func takeMessage(_ line: String) {
    if let match = line.prefixMatch(of: #/(.+?):(\d+): error: \S+ : (.*)/#) {
      failures.append(
        ReportFailure(message: String(match.3), file: String(match.1), line: Int(match.2)))
      isInMessage = true
    } else if let match = line.prefixMatch(of: #/.+?:\d+: \S+ : Test skipped(?: - |: )?(.*)/#) {
      skipReason = String(match.1)
      isInMessage = false
    } else if isInMessage, let last = failures.indices.last {
      failures[last].message += "\n" + line
    }
  }

  /// Ends the running test as failed, since the process has ended.
  mutating func breakOff(_ words: String) -> ReportCase? {
    guard running != nil else { return nil }
    failures.append(ReportFailure(message: words))
    return end(.failed, 0)
  }

  private mutating func end(_ outcome: ReportCase.Outcome, _ seconds: Double) -> ReportCase? {
    guard let name = running else { return nil }
    running = nil
    isInMessage = false
    var test = Self.test(name, outcome)
    test.seconds = seconds
    test.failures = failures
    test.skipReason = skipReason
    test.file = failures.first?.file
    test.line = failures.first?.line
    return test
  }

  static func test(_ name: String, _ outcome: ReportCase.Outcome) -> ReportCase {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    return ReportCase(suite: parts.first ?? name, name: parts.last ?? name, outcome: outcome)
  }
}
