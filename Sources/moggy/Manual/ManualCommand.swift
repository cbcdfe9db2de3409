import ArgumentParser
import ProgramOptions

/// `moggy manual`: the source of moggy(1), which `make install` puts where `man` looks.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, for man(1).", shouldDisplay: false)

  func run() throws {
    let statuses = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
    let page = try ManualPage(
      MoggyCommand.self, version: Versions.program, statuses: statuses + [ExitStatus.signalled])
    StandardOutput.write(page.text, terminator: "")
  }
}
