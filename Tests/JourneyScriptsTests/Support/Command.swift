import Foundation

/// A process of a test's own, run to its end, as a user runs it: it does not know of a robot around it.
enum Command {
  struct Failed: Error {
    var output: String
  }

  /// - Returns: how it ended, and what it wrote on both outputs.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:],
    directory: String? = nil, input: String = ""
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let (output, typed) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment.filter {
      $0.key != "CI" && !$0.key.hasPrefix("GITHUB_")
    }
    process.environment = inherited.merging(environment) { $1 }
    process.currentDirectoryURL = directory.map { URL(filePath: $0) }
    process.standardInput = typed
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// A new folder that is gone after a body.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path(percentEncoded: false))
  }
}
