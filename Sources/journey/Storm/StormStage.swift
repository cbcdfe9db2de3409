import JourneyKit

/// The programs of storms, each started anew in surroundings of its own, which are cleared away when it has
/// ended.
@MainActor
final class StormStage {
  private let make: @MainActor () throws -> PreparedDriver
  private var running: [PreparedDriver] = []

  /// - Parameter make: returns one more program, which is not started yet.
  init(make: @escaping @MainActor () throws -> PreparedDriver) { self.make = make }

  /// - Parameters:
  ///   - folder: what paths start from.
  ///   - limit: the longest time for an act, unless the program says.
  convenience init(program: ScriptProgram, folder: String, limit: Duration = .seconds(5)) {
    var program = program
    program.process.actLimit = program.process.actLimit ?? limit
    program.process.patience = program.process.patience ?? .milliseconds(300)
    self.init { [program] in try program.prepare(from: folder) }
  }

  /// Returns a driver of the program, which is not started yet.
  func driver() throws -> any Driver {
    for program in running where program.driver.ending != nil { program.end() }
    running.removeAll { $0.driver.ending != nil }
    let program = try make()
    running.append(program)
    return program.driver
  }

  /// Starts the program once, so that one that is not there is no finding.
  func check() throws {
    guard let driver = try driver() as? ProcessDriver else { return }
    defer { driver.stop() }
    try driver.start()
  }

  /// Ends all programs.
  func end() {
    running.forEach { $0.end() }
    running = []
  }
}
