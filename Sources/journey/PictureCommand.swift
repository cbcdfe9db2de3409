import ArgumentParser
import FoundationEssentials
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

  @OptionGroup var stage: ProgramStage

  @Option(help: "How long to let the program's clock run after them, in milliseconds.")
  var wait = 0

  @Option(help: "The file to write.")
  var output: String

  @Argument(help: "The program, by its path, and its arguments.")
  var command: [String]

  @MainActor
  func run() async throws {
    try await stage.run(command) { app in
      if wait > 0 { try await app.driver.advance(by: .milliseconds(wait)) }
      try Data(ScreenPicture(app.screen).svg.utf8).write(to: URL(filePath: output))
    }
  }
}
