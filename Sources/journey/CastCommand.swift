import ArgumentParser

/// `journey cast`: recordings of terminals, as asciinema makes them.
struct CastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cast",
    abstract: "Play a recorded terminal (asciicast 2 or 3), or show it as text or an image.",
    subcommands: [CastPlayCommand.self, CastTextCommand.self, CastPictureCommand.self])
}
