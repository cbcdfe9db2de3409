import ArgumentParser
import JourneyKit
import ProgramOptions
import Terminal

/// `journey audit`: what keeps people out of a program.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Run a program and look for what cannot be read, reached or seen whole.",
    discussion: """
      Text must stand out from its ground (WCAG 2.2, 4.5 to 1); in a program that publishes what it \
      shows, Tab or a key must come to everything that can be acted on, the focus must be seen, and \
      the words of what can be pressed must not be cut. It is looked at in 80x24 and 40x15.

      The status is 0 where nothing was found, and 1 where something was.
      """)

  @OptionGroup var stage: ProgramStage

  @Flag(help: "Take the terminal's own colours for black on white.")
  var light = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "The program, behind --: its path, or its name in PATH, and its arguments.",
      valueName: "command"))
  var command: [String] = []

  func validate() throws {
    if command.isEmpty { throw ValidationError("name a program behind --") }
  }

  @MainActor
  func run() async throws {
    var audit = Audit()
    if light {
      audit.contrast.foreground = .hex(0x000000)
      audit.contrast.background = .hex(0xFFFFFF)
    }
    let faults = try await stage.run(command) { app in
      if app.screen.nodes.isEmpty {
        ErrorOutput.write("the program publishes no nodes: only its contrast is looked at")
      }
      return try await audit.faults(of: app)
    }
    for fault in faults { StandardOutput.write("\(fault)") }
    if !faults.isEmpty { throw ExitCode(1) }
  }
}
