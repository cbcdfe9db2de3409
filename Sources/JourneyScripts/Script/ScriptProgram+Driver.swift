import Foundation
import JourneyKit
import Terminal

extension ScriptProgram {
  /// The program on a terminal of its own, in a folder of its own that goes when the program ends.
  ///
  /// - Parameter directory: what a path of the program starts from.
  @MainActor
  func prepare(from directory: String) throws -> PreparedDriver {
    let folder = try ScriptFolder(files: files)
    let driver = driver(from: directory, home: folder.path, in: folder.path)
    return PreparedDriver(driver) { _ = folder }
  }

  /// The program on a terminal of its own, in a folder that is there.
  @MainActor
  public func driver(from directory: String) -> ProcessDriver {
    driver(from: directory, home: Self.noHome, in: directory)
  }

  @MainActor
  private func driver(
    from directory: String, home: String, in folder: String
  ) -> ProcessDriver {
    let variables = self.variables(home: home)
    let program = Program(
      path(from: directory, variables["PATH"] ?? ""), arguments: arguments,
      environment: variables, directory: folder)
    return ProcessDriver(program, size: size)
  }

  /// Swift source that makes the same driver in a test.
  ///
  /// - Parameter directory: what a path of the program starts from.
  public func source(from directory: String) -> String {
    let all = variables(home: Self.noHome)
    let pairs = all.sorted { $0.key < $1.key }
      .map { "\($0.key.debugDescription): \($0.value.debugDescription)" }
    let path = path(from: directory, all["PATH"] ?? "")
    return """
      ProcessDriver(
            Program(
              \(path.debugDescription),
              arguments: \(arguments.debugDescription),
              environment: [\(pairs.joined(separator: ", "))]),
            size: Size(\(size.columns), \(size.rows)))
      """
  }

  /// What every program under test is told, and what the script adds.
  private func variables(home: String) -> [String: String] {
    var variables = Program.environment(home: home)
    variables["PATH"] = "/usr/local/bin:/usr/bin:/bin"
    return variables.merging(environment) { $1 }
  }

  private static let noHome = "/nonexistent"

  /// What is not found in the folders of `PATH` is left as it is, and fails when it is started.
  private func path(from directory: String, _ searchPath: String) -> String {
    if executable.contains("/") {
      return URL(fileURLWithPath: executable, relativeTo: URL(fileURLWithPath: directory + "/"))
        .path
    }
    let candidates = searchPath.split(separator: ":").map { "\($0)/\(executable)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? executable
  }
}
