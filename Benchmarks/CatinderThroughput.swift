import CatinderDomain
import Foundation

/// The requests that a server answers in a second, by wrk with 32 connections, beside an answer that needs
/// no records.
struct CatinderThroughput {
  let address: String
  let token: String
  /// The one whose chat is read.
  let partner: ProfileID

  private static let seconds = 5

  func run() throws {
    guard let wrk = Self.program() else {
      return Report.note("requests in a second", "wrk is not installed")
    }
    for (name, path) in [
      ("the description, which is static", "/openapi.json"),
      ("100 profiles", "/profiles"), ("20 profiles", "/profiles?limit=20"),
      ("500 messages", "/messages/\(partner)"), ("50 messages", "/messages/\(partner)?limit=50"),
      ("matches", "/matches"),
    ] {
      let figures = try measure(wrk, path)
      Report.note(
        "\(name): in a second; 99 of 100 within", "\(figures.rate); \(figures.late)")
    }
  }

  private static func program() -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/wrk") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Returns the figures in the words of wrk.
  private func measure(_ wrk: URL, _ path: String) throws -> (rate: String, late: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = wrk
    process.arguments = [
      "--threads", "2", "--connections", "32", "--duration", "\(Self.seconds)s", "--latency",
      "--header", "Authorization: Bearer \(token)", address + path,
    ]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    func value(after word: String) -> String {
      let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      return lines.first { $0.first == word }?.last ?? "?"
    }
    let refused = text.contains("Non-2xx") ? " (some refused)" : ""
    return (value(after: "Requests/sec:") + refused, value(after: "99%"))
  }
}
