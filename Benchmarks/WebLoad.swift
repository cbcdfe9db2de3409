import Foundation

/// Requests of wrk, which nobody here wrote: 32 connections that ask again as soon as they are answered.
struct WebLoad {
  private static let connections = 32
  private static let seconds = 5

  /// The address that is asked, and the fields of each request.
  let url: String
  var fields: [String] = []

  /// Prints the answers in a second, and the time in which 99 of 100 come.
  func report(_ what: String) throws {
    guard let wrk = Self.program else {
      return Report.note(what, "wrk is missing")
    }
    let output = try run(wrk)
    let lines = output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    func value(_ name: String) -> String {
      lines.first { $0.first == name }?.dropFirst().first ?? "unknown"
    }
    Report.note("\(what), answers in a second", value("Requests/sec:"))
    Report.note("\(what), 99 of 100 come within", value("99%"))
    // Answers of another status, and connections that broke.
    for line in lines where line.first == "Non-2xx" || line.first == "Socket" {
      Report.note("\(what), trouble", line.joined(separator: " "))
    }
  }

  private static var program: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").map { URL(filePath: "\($0)/wrk") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
  }

  private func run(_ wrk: URL) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = wrk
    process.arguments =
      ["-t", "1", "-c", "\(Self.connections)", "-d", "\(Self.seconds)s", "--latency"]
      + fields.flatMap { ["-H", $0] } + [url]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
