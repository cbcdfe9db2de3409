/// A report as the XML that JUnit's runner for Ant began, in the form of Jenkins' `junit-10.xsd`.
struct JUnitReport {
  private let report: RunReport

  init(_ report: RunReport) { self.report = report }

  var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(MarkupText.escaped(report.name))\"\(counts(report.cases))>")
    for suite in suites {
      let name = MarkupText.escaped(suite.name)
      lines.append("  <testsuite name=\"\(name)\"\(counts(suite.cases, withSkipped: true))>")
      lines += suite.cases.flatMap(lines(of:))
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// The suites in the order of their first cases.
  private var suites: [(name: String, cases: [ReportCase])] {
    var suites: [(name: String, cases: [ReportCase])] = []
    var places: [String: Int] = [:]
    for one in report.cases {
      if let place = places[one.suite] {
        suites[place].cases.append(one)
      } else {
        places[one.suite] = suites.count
        suites.append((one.suite, [one]))
      }
    }
    return suites
  }

  private func counts(_ cases: [ReportCase], withSkipped: Bool = false) -> String {
    let failures = cases.count { $0.outcome == .failed || $0.outcome == .flaky }
    let skipped = withSkipped ? " skipped=\"\(cases.count { $0.outcome == .skipped })\"" : ""
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\"\(skipped)"
      + " time=\"\(Self.time(seconds))\""
  }

  private func lines(of one: ReportCase) -> [String] {
    let head =
      "    <testcase name=\"\(MarkupText.escaped(one.name))\""
      + " classname=\"\(MarkupText.escaped(one.suite))\" time=\"\(Self.time(one.seconds))\""
    let inner = skip(of: one) + failures(of: one) + steps(of: one)
    return inner.isEmpty ? [head + "/>"] : [head + ">"] + inner + ["    </testcase>"]
  }

  private func skip(of one: ReportCase) -> [String] {
    guard one.outcome == .skipped else { return [] }
    let reason = one.skipReason.map { " message=\"\(MarkupText.escaped($0))\"" } ?? ""
    return ["      <skipped\(reason)/>"]
  }

  private func failures(of one: ReportCase) -> [String] {
    guard one.outcome == .failed || one.outcome == .flaky else { return [] }
    return one.shownFailures.map { failure in
      let title = MarkupText.escaped(failure.title)
      return "      <failure message=\"\(title)\" type=\"\(one.outcome.rawValue)\">"
        + MarkupText.escaped(failure.place + "\n" + failure.message) + "</failure>"
    }
  }

  private func steps(of one: ReportCase) -> [String] {
    let lines = one.steps + (one.notes ?? [])
    guard !lines.isEmpty else { return [] }
    let text = lines.map(MarkupText.escaped).joined(separator: "\n")
    return ["      <system-out>\(text)</system-out>"]
  }

  /// Milliseconds and no exponent.
  private static func time(_ seconds: Double) -> String {
    let all = Int((max(0, seconds) * 1000).rounded())
    let rest = String(all % 1000)
    return "\(all / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

/// A report in the Test Anything Protocol, version 14.
struct TAPReport {
  private let report: RunReport

  init(_ report: RunReport) { self.report = report }

  var text: String {
    let all = report.cases.enumerated().flatMap { place, one in
      self.lines(of: one, number: place + 1)
    }
    return (["TAP version 14", "1..\(report.cases.count)"] + all + [""]).joined(separator: "\n")
  }

  private func lines(of one: ReportCase, number: Int) -> [String] {
    let isGreen = one.outcome == .passed || one.outcome == .skipped
    let name = Self.escaped("\(one.suite)/\(one.name)")
    let skip = one.outcome == .skipped ? " # SKIP" + (one.skipReason.map { " " + $0 } ?? "") : ""
    let line = "\(isGreen ? "ok" : "not ok") \(number) - \(name)\(Self.oneLine(skip))"
    let notes = (one.notes ?? []).map { "# \(Self.oneLine($0))" }
    return [line] + (isGreen ? [] : details(of: one)) + notes
  }

  /// Returns the failures as a block of YAML.
  private func details(of one: ReportCase) -> [String] {
    let failures = one.failures.flatMap { failure in
      ["    - message: |-"] + failure.message.split(separator: "\n").map { "        \($0)" }
        + (failure.place.isEmpty ? [] : ["      at: \(failure.place.quoted)"])
    }
    return ["  ---", "  outcome: \(one.outcome.rawValue)"]
      + (failures.isEmpty ? [] : ["  failures:"] + failures) + ["  ..."]
  }

  /// Returns a description without `#`, which would begin a directive.
  private static func escaped(_ text: String) -> String {
    oneLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

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

  /// Returns true if the environment asks for annotations.
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
    return "::error \(properties.joined(separator: ","))::" + Self.data(Self.shown(failure.message))
  }

  /// Returns the first lines of a message: what is left out stands in the report.
  private static func shown(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count - mostLines
    return lines.prefix(mostLines).joined(separator: "\n")
      + (rest > 0 ? "\n… \(rest) more lines" : "")
  }

  private static let mostLines = 40

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
