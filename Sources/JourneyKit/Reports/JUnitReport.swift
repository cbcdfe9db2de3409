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

  /// In the order of their first cases.
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
    guard !one.steps.isEmpty else { return [] }
    let text = one.steps.map(MarkupText.escaped).joined(separator: "\n")
    return ["      <system-out>\(text)</system-out>"]
  }

  /// Milliseconds and no exponent.
  private static func time(_ seconds: Double) -> String {
    let all = Int((max(0, seconds) * 1000).rounded())
    let rest = String(all % 1000)
    return "\(all / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
