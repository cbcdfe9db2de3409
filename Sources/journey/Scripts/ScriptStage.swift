import CursesHost
import FoundationEssentials
import JourneyKit
import PseudoTerminal

/// The surroundings of a journey's program: its folder, the other programs in it, and what is done
/// before and after.
///
/// The driver of the program keeps it, so that steps find it in whatever language they come
/// (``of(_:)``).
@MainActor
final class ScriptStage {
  let masks: [ScriptMask]
  private let program: ScriptProgram
  private let directory: String
  /// The folder of its own; nil where it runs in one of a user's.
  private let own: ScriptFolder?
  private let folder: String
  private var others: [String: Journey] = [:]
  private var isTornDown = false

  /// - Parameters:
  ///   - directory: what a path of a program starts from.
  ///   - folder: a folder that is there, for a program that is laid nothing into it; nil for a folder of its own.
  init(_ program: ScriptProgram, from directory: String, in folder: String? = nil) throws {
    (self.program, self.directory, masks) = (program, directory, program.masks)
    let own =
      folder == nil
      ? try ScriptFolder(files: program.files, fixtures: program.fixtures, from: directory) : nil
    (self.own, self.folder) = (own, folder ?? own?.path ?? directory)
  }

  /// The stage of a journey; nil for one that has none.
  static func of(_ app: Journey) -> ScriptStage? {
    (app.driver as? ProcessDriver)?.companion as? ScriptStage
  }

  /// Returns the first program, which is to be launched.
  func driver() throws -> ProcessDriver {
    let driver = program.process.driver(from: directory, in: try workingFolder(program.process))
    driver.companion = self
    return driver
  }

  /// Returns the first program once more, in surroundings of its own.
  func another() throws -> PreparedDriver { try program.prepare(from: directory) }

  // MARK: Other programs
  /// Returns the journey of another program, which is launched when it is first asked for.
  ///
  /// - Parameter app: the journey of the first program.
  func journey(_ name: String, beside app: Journey) async throws -> Journey {
    if let journey = others[name] { return journey }
    guard let process = program.programs[name]
    else { throw StageFailure(ScriptStep.missing(name, among: program.programs.keys.sorted())) }
    let driver = process.driver(from: directory, in: try workingFolder(process))
    let journey = EndWatching.$owner.withValue(.itself) {
      Journey(driver, snapshots: app.snapshots)
    }
    journey.cell = app.cell
    driver.companion = self
    others[name] = journey
    try await journey.launch()
    return journey
  }

  /// Fails where another program has ended, and no step has expected that.
  func finishOthers() throws {
    for name in others.keys.sorted() { try others[name]?.finish() }
  }

  private func workingFolder(_ process: ScriptProcess) throws -> String {
    guard let name = process.folder else { return folder }
    if name.hasPrefix("/") { return name }
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  // MARK: Before and after
  /// Runs the lines of `setup`.
  ///
  /// - Throws: ``StageFailure`` for the first that does not end with status 0.
  func setUp() throws {
    for line in program.setup { try run(line, "setup") }
  }

  /// Runs the lines of `teardown`, once.
  func tearDown() throws {
    if isTornDown { return }
    isTornDown = true
    for line in program.teardown { try run(line, "teardown") }
  }

  /// Ends the other programs; what teardown has to say is told on standard error.
  func end() {
    for journey in others.values { journey.driver.stop() }
    do { try tearDown() } catch { ErrorOutput.write("error: \(error)") }
  }

  var hasTeardown: Bool { !program.teardown.isEmpty }

  /// Runs a line of a shell in the folder, with the environment of the program, in a terminal of its own.
  private func run(_ line: String, _ kind: String) throws {
    var process = ScriptProcess(executable: "/bin/sh", arguments: ["-c", line])
    process.environment = program.process.environment
    process.network = program.process.network
    process.actLimit = .seconds(30)
    let driver = process.driver(from: directory, in: folder)
    // A shell of its own is no program under test.
    try CodeCoverage.without { try driver.start() }
    defer { driver.stop() }
    let ending: Ending
    do {
      ending = try driver.waitForEnd()
    } catch { throw StageFailure("\(kind) “\(line)”: \(error)") }
    guard ending.status != .exited(0) else { return }
    let printed = ending.printed.isEmpty ? "" : "; it printed:\n\(ending.printed)"
    throw StageFailure("\(kind) “\(line)”: \(ending)\(printed)")
  }
}

/// A reason why the surroundings of a program are not as a journey says.
struct StageFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
