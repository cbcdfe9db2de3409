import Foundation

/// What `journey` with some arguments has come to.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "journey").path(percentEncoded: false)

  init(_ arguments: [String], program: String = Self.program) throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    self.errors = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
