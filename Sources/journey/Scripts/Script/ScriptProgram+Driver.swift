import FoundationEssentials
import JourneyKit
import Terminal

extension ScriptProgram {
  /// The program on a terminal of its own, in a folder of its own that goes when the program ends.
  ///
  /// - Parameter directory: what a path of the program starts from.
  @MainActor
  func prepare(from directory: String) throws -> PreparedDriver {
    let folder = try ScriptFolder(files: files)
    let driver = driver(from: directory, in: folder.path)
    return PreparedDriver(driver) { _ = folder }
  }

  /// The program on a terminal of its own, in a folder that is there.
  @MainActor
  public func driver(from directory: String) -> ProcessDriver {
    driver(from: directory, in: directory)
  }

  @MainActor
  private func driver(from directory: String, in folder: String) -> ProcessDriver {
    ProcessDriver(
      Program(
        path(from: directory), arguments: arguments, adding: environment, directory: folder),
      size: size)
  }

  /// Swift source that makes the same driver in a test.
  ///
  /// - Parameter directory: what a path of the program starts from.
  public func source(from directory: String) -> String {
    let words = arguments.isEmpty ? "" : ", arguments: \(arguments.debugDescription)"
    return """
      ProcessDriver(
            Program(\(path(from: directory).debugDescription)\(words)),
            size: Size(\(size.columns), \(size.rows)))
      """
  }

  /// A name is looked for in `PATH`.
  private func path(from directory: String) -> String {
    guard executable.contains("/") else { return executable }
    return URL(fileURLWithPath: executable, relativeTo: URL(fileURLWithPath: directory + "/")).path
  }
}
