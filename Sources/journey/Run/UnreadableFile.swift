import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit

/// A file that a command cannot read or write, in words: `cannot use notes.json: No such file or directory`.
struct UnreadableFile: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ reason: String) { description = "cannot use \(path): \(reason)" }

  /// Nil for another error than one of Foundation about a file.
  init?(_ error: any Error) {
    guard let error = error as? CocoaError else { return nil }
    let inner = error.userInfo["NSUnderlyingError"] as? POSIXError
    let reason =
      switch (error.code, inner?.code) {
      case (_, let code?): String(cString: strerror(code.rawValue))
      case (.fileReadInapplicableStringEncoding, _), (.fileReadCorruptFile, _):
        "it is no text in UTF-8"
      default: "error \(error.code.rawValue) of Foundation"
      }
    self.init(error.userInfo["NSFilePath"] as? String ?? "a file", reason)
  }

  /// The exit status where a file cannot be used; 1 is for what is red.
  static let status = ExitCode(2)

  /// Tells an error about a file, and returns what ends the command.
  static func told(_ error: any Error) -> any Error {
    guard let failure = error as? UnreadableFile ?? UnreadableFile(error) else { return error }
    ErrorOutput.write("error: \(failure)")
    return status
  }
}

/// A file that a command writes where the user says.
enum OutputFile {
  /// Writes a text, whole or not at all, and makes the folders above it. A device, a pipe or a link stays what
  /// it is, and gets the text.
  static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var facts = stat()
    let isOther = lstat(path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFREG
    try Data(text.utf8).write(to: url, options: isOther ? [] : .atomic)
  }
}

extension RunReport {
  /// Reads a report that a run has written with `--json`.
  ///
  /// - Throws: ``UnreadableFile`` where it is none, and what reading throws.
  init(file path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    do { try self.init(json: text) } catch {
      throw UnreadableFile(path, "it is no report that was written with --json")
    }
  }
}
