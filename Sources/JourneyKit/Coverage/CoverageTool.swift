import FoundationEssentials
import Glibc
import PseudoTerminal

/// A tool that reads what instrumented programs have written.
struct CoverageTool: Sendable {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Returns the paths of all programs of a name in `PATH`, and beside the real file of another one there.
  ///
  /// - Parameter neighbour: a program whose folder may hold the wanted one, as a toolchain's compiler.
  static func paths(of name: String, beside neighbours: [String] = []) -> [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { String($0) }
    let others = neighbours.flatMap { neighbour in
      folders.map { "\($0)/\(neighbour)" }.filter { isProgram($0) }.map {
        URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
      }
    }
    var paths: [String] = []
    for folder in folders + others {
      let path = "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(name)"
      if isProgram(path), !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Runs it to its end. Blocks.
  ///
  /// - Returns: its standard output.
  /// - Throws: ``CodeCoverageError`` with its first words if its status is not 0.
  func output(_ arguments: [String]) throws -> String {
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: errors) }
    var bytes: [UInt8] = []
    // PlainProgram gives no way to read both outputs apart.
    let status = try PlainProgram(
      ["/bin/sh", "-c", "errors=$1; shift; exec \"$@\" 2>\"$errors\"", "sh", errors] + words
        + arguments
    ).run { bytes += $0 }
    if status == .exited(0) { return String(decoding: bytes, as: UTF8.self) }
    let said = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let name = words.joined(separator: " ")
    let lines = said.split(whereSeparator: \.isNewline).prefix(3).map { line in
      String(line).withoutControls
    }
    throw CodeCoverageError(
      "\(name) cannot read what the program has written: "
        + (lines.isEmpty ? "\(status)" : lines.joined(separator: " / ")))
  }
}

/// A reader of the files of one kind.
protocol CoverageReader: Sendable {
  /// Returns the lines of all launches together. Blocks.
  func lines(of launches: [CoverageLaunch.Source]) throws -> CodeLines
}

extension String {
  /// The text without control characters: it comes from the output of a tool and goes to a terminal.
  fileprivate var withoutControls: String {
    String(
      unicodeScalars.filter { $0.properties.generalCategory != .control }.map { Character($0) })
  }
}
