import ArgumentParser
import CursesHost
import Foundation
import Toolkit

/// The program: parses what was asked, splits off the supervisor, and starts the interface.
@main
struct MoggyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "moggy",
    abstract: "Keeps your pets, in the terminal.",
    usage: "moggy [<options>]",
    discussion: """
      Keys are shown at the bottom of the screen; ? shows all of them. Everything is saved as you \
      type. Without --data, records live in $XDG_DATA_HOME/moggy.

      Exit status: 0 after quitting, 64 for a wrong option or an unusable terminal, 73 where the \
      data folder cannot be used, 75 where another moggy uses it, 128 and the number after a signal.
      """,
    version: Versions.text)

  @Option(help: ArgumentHelp("Keep everything in this folder.", valueName: "dir"))
  var data: String?

  @Flag(help: "Start with sample pets, kept only with --data.")
  var demo = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?

  @Option(help: ArgumentHelp("The colours.", valueName: "theme"))
  var theme: Theme.Kind?

  @Option(help: ArgumentHelp("Start at this moment, as 2026-11-21T10:00:00Z.", valueName: "time"))
  var now: Moment?

  @Option(help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"))
  var timeZone: Zone?

  @Option(help: ArgumentHelp("Make random choices repeatable.", valueName: "number"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("Movement.", valueName: "state"))
  var animations = Animations.on

  @Option(help: .hidden)
  var crashTest: CrashTest?

  /// Words on arguments repeat the arguments, which may hold anything.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let text = fullMessage(for: error)
      let code = exitCode(for: error)
      if code == .success { print(text) } else { ErrorOutput.write(text) }
      Foundation.exit(code.rawValue)
    }
  }

  func run() throws {
    Supervisor.start(name: "moggy")
    umask(0o077)
    let startup = Startup(options: self, environment: ProcessInfo.processInfo.environment)
    MainActor.assumeIsolated { startup.begin() }
    dispatchMain()
  }
}
