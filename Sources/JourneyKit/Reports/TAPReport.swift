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
    return [line] + (isGreen ? [] : details(of: one))
  }

  /// What went wrong, as a block of YAML.
  private func details(of one: ReportCase) -> [String] {
    let failures = one.failures.flatMap { failure in
      ["    - message: |-"] + failure.message.split(separator: "\n").map { "        \($0)" }
        + (failure.place.isEmpty ? [] : ["      at: \(failure.place.quoted)"])
    }
    return ["  ---", "  outcome: \(one.outcome.rawValue)"]
      + (failures.isEmpty ? [] : ["  failures:"] + failures) + ["  ..."]
  }

  /// A description ends where `#` begins a directive.
  private static func escaped(_ text: String) -> String {
    oneLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
