import ArgumentParser
import Foundation
import JourneyKit

/// Where a report goes besides the terminal.
struct ReportOutputs: ParsableArguments {
  @Option(help: ArgumentHelp("Write the report as JSON, for `journey merge`.", valueName: "file"))
  var json: String?

  func write(_ report: RunReport) throws {
    if let json { try write(try report.text, to: json) }
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

extension RunReport {
  fileprivate var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
