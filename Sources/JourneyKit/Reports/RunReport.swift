import FoundationEssentials

/// The result of a run of tests: the one value from which every form of report is made.
///
/// As JSON it is what shards of a run leave behind to be put together.
///
/// ```swift
/// let all = shards.reduce(RunReport(name: "nightly")) { $0.merged(with: $1) }
/// ```
public struct RunReport: Codable, Hashable, Sendable {
  public var name: String
  /// The cases in the order in which they ended.
  public var cases: [ReportCase]

  public init(name: String, cases: [ReportCase] = []) { (self.name, self.cases) = (name, cases) }

  /// Returns the number of cases with an outcome.
  public func count(_ outcome: ReportCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }
  /// True if something was run and nothing is red; a flaky case is red.
  public var isGreen: Bool { isGreen(allowingFlaky: false) }

  /// Returns the cases of both runs, of the same tests or of others, under the name of this one.
  ///
  /// A case that is in both has run more than once; what passed one time and failed another is
  /// ``ReportCase/Outcome/flaky``.
  public func merged(with other: RunReport) -> RunReport {
    var merged = self
    for added in other.cases { merged.add(added) }
    return merged
  }

  /// Takes a case in, as one more attempt of the same case where that has run already.
  public mutating func add(_ added: ReportCase) {
    if let index = cases.firstIndex(where: { $0.id == added.id }) {
      cases[index].join(added)
    } else {
      cases.append(added)
    }
  }

  /// Returns true if the run counts as green. A flaky case is red unless it is allowed, and so is a
  /// run of nothing.
  public func isGreen(allowingFlaky: Bool) -> Bool {
    !cases.isEmpty && count(.failed) == 0 && (allowingFlaky || count(.flaky) == 0)
  }

  /// `12 passed, 1 flaky, 2 failed, 3 skipped`; what there is none of is left out, but for passed.
  public var summary: String {
    ReportCase.Outcome.allCases.filter { $0 == .passed || count($0) > 0 }
      .map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }
}

extension RunReport {
  /// Returns the report in a form; paths stay as they are.
  public func text(_ form: ReportForm) throws -> String {
    switch form {
    case .json: try json
    case .html: HTMLReport(self).page
    case .junit: JUnitReport(self).xml
    case .tap: TAPReport(self).text
    }
  }

  /// Writes files into a folder, which is made where it is not there.
  public func write(_ forms: [ReportForm] = ReportForm.allCases, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for form in forms {
      try Data(text(form).utf8).write(
        to: URL(fileURLWithPath: folder).appending(path: form.fileName), options: .atomic)
    }
  }

  /// Reads a report that was written as JSON.
  public init(json: String) throws {
    self = try JSONDecoder().decode(RunReport.self, from: Data(json.utf8))
  }

  private var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

/// A form in which a report is written down.
public enum ReportForm: String, Hashable, Sendable, CaseIterable {
  /// The form for other programs, from which a ``RunReport`` can be read again.
  case json = "report.json"
  /// One page without a server, scripts or other files, with the screens of what failed.
  case html = "report.html"
  /// The form that most services for continuous integration take.
  case junit = "junit.xml"
  /// The Test Anything Protocol, version 14.
  case tap = "report.tap"

  public var fileName: String { rawValue }
}
