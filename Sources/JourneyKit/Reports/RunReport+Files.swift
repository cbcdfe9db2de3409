import FoundationEssentials

extension RunReport {
  /// The report in a form; paths in it are as they are in the report.
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
