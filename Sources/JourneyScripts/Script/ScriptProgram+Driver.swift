import Foundation
import JourneyKit

extension ScriptProgram {
  /// The program on a terminal of its own, in a folder of its own that goes when the program ends.
  ///
  /// - Parameter directory: what a path of the program starts from.
  @MainActor
  func prepare(from directory: String) throws -> PreparedDriver {
    let folder = try ScriptFolder(files: files)
    var variables = Program.environment(home: folder.path)
    variables["PATH"] = Self.searchPath
    variables.merge(environment) { $1 }
    let program = Program(
      try path(from: directory, variables["PATH"] ?? ""), arguments: arguments,
      environment: variables, directory: folder.path)
    return PreparedDriver(ProcessDriver(program, size: size)) { _ = folder }
  }

  private static let searchPath = "/usr/local/bin:/usr/bin:/bin"

  /// What is not found in the folders of `PATH` is left as it is, and fails when it is started.
  private func path(from directory: String, _ searchPath: String) throws -> String {
    if executable.contains("/") {
      return URL(fileURLWithPath: executable, relativeTo: URL(fileURLWithPath: directory)).path
    }
    let candidates = searchPath.split(separator: ":").map { "\($0)/\(executable)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? executable
  }
}
