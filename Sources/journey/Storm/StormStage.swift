import CursesHost
import FoundationEssentials
import JourneyKit
import Terminal

/// A program under a storm, which is started anew in a home and a folder of its own for each journey.
@MainActor
final class StormStage {
  let program: ScriptProgram
  private let executable: String
  private let hasClock: Bool
  /// The longest time for an act.
  var limit = Duration.seconds(5)
  /// The folders of the programs that run.
  private var folders: [(driver: ProcessDriver, folder: StormFolder)] = []

  /// - Parameter folder: what a path of the program starts from.
  init(program: ScriptProgram, folder: String, hasClock: Bool) {
    let name = program.executable
    executable =
      name.contains("/")
      ? URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: folder + "/")).path
      : ProgramStage.path(of: name) ?? name
    (self.program, self.hasClock) = (program, hasClock)
  }

  /// Returns a driver of the program, which is not started yet.
  func driver() throws -> any Driver {
    folders.removeAll { $0.driver.ending != nil }
    let folder = try StormFolder(files: program.files)
    // A moment that no test depends on, the same in each journey.
    let clock = hasClock ? Program.Clock.fake(Date(timeIntervalSince1970: 1_790_000_000)) : .real
    let started = Program(
      executable, arguments: program.arguments, adding: program.environment,
      directory: folder.path, clock: clock)
    let driver = ProcessDriver(
      started, size: program.size, deadline: program.actLimit ?? limit,
      launchDeadline: program.launchLimit ?? .seconds(30))
    driver.guessesAtDeadline = program.guessesAtLimit
    driver.patience = program.patience ?? .milliseconds(300)
    folders.append((driver, folder))
    return driver
  }
}

/// A folder of one journey's own, which is gone when it is let go of.
private final class StormFolder: Sendable {
  let path: String

  init(files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "storm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
