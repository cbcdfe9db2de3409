import ArgumentParser
import Foundation
import JourneyKit
import Terminal

/// `journey picture`: a real program's screen as an SVG image, after some keys.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Run a program on a terminal, press keys, and save its screen as an SVG image.",
    discussion: """
      The program has to tell when it has settled, as those of this project do. Keys are named as in \
      their hints: a, Ctrl-P, F1, Enter; each as a word of its own.
      """)

  @Option(help: "The width of the screen.")
  var columns = 80

  @Option(help: "The height of the screen.")
  var rows = 24

  @Option(help: "The keys to press, parted by blanks.")
  var keys = ""

  @Option(help: "How long to let the program's clock run after them, in milliseconds.")
  var wait = 0

  @Option(help: "The file to write.")
  var output: String

  @Argument(help: "The program, by its path, and its arguments.")
  var command: [String]

  func validate() throws {
    guard (1...500).contains(columns), (1...200).contains(rows) else {
      throw ValidationError("a picture has 1 to 500 columns and 1 to 200 rows")
    }
    if let wrong = names.first(where: { KeyStroke(name: $0) == nil }) {
      throw ValidationError("'\(wrong)' is not a key")
    }
  }

  private var names: [String] { keys.split(separator: " ").map(String.init) }

  @MainActor
  func run() async throws {
    let home = FileManager.default.temporaryDirectory.appending(
      path: "journey-picture-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let program = Program(
      command[0], arguments: Array(command.dropFirst()),
      environment: Program.environment(home: home.path(percentEncoded: false)))
    let driver = ProcessDriver(program, size: Size(columns, rows))
    defer { driver.stop() }
    try await driver.launch()
    try await driver.perform(names.compactMap { KeyStroke(name: $0) }.map(InputEvent.key))
    if wait > 0 { try await driver.advance(by: .milliseconds(wait)) }
    try Data(ScreenPicture(driver.screen).svg.utf8).write(to: URL(filePath: output))
  }
}
