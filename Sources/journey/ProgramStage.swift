import ArgumentParser
import FoundationEssentials
import JourneyKit
import Terminal

/// Runs a program on a terminal in a home of its own, which is gone afterwards: what several commands
/// begin with.
struct ProgramStage: ParsableArguments {
  @Option(help: "The width of the screen.")
  var columns = 80

  @Option(help: "The height of the screen.")
  var rows = 24

  @Option(help: "The keys to press first, parted by blanks.")
  var keys = ""

  func validate() throws {
    guard (1...500).contains(columns), (1...200).contains(rows) else {
      throw ValidationError("a screen has 1 to 500 columns and 1 to 200 rows")
    }
    if let wrong = names.first(where: { KeyStroke(name: $0) == nil }) {
      throw ValidationError("'\(wrong)' is not a key")
    }
  }

  private var names: [String] { keys.split(separator: " ").map(String.init) }

  /// Starts the program, presses the keys, and ends it after the body.
  ///
  /// - Parameter command: its path, or its name in `PATH`, and its arguments.
  @MainActor
  func run<Result>(
    _ command: [String], _ body: (Journey) async throws -> Result
  ) async throws -> Result {
    let home = FileManager.default.temporaryDirectory.appending(
      path: "journey-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    var environment = Program.environment(home: home.path(percentEncoded: false))
    environment["PATH"] = Self.searchPath
    let program = Program(
      try Self.executable(command.first ?? ""), arguments: Array(command.dropFirst()),
      environment: environment)
    let driver = ProcessDriver(program, size: Size(columns, rows))
    defer { driver.stop() }
    let app = Journey(driver)
    try await driver.launch()
    try await driver.perform(names.compactMap { KeyStroke(name: $0) }.map(InputEvent.key))
    return try await body(app)
  }

  private static var searchPath: String {
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  }

  private static func executable(_ name: String) throws -> String {
    if name.contains("/") { return name }
    let paths = searchPath.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw ValidationError("there is no program '\(name)' in PATH") }
    return path
  }
}
