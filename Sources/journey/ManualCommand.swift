import ArgumentParser
import CursesHost

/// `journey manual`: the source of journey(1), which `make install-journey` puts where `man` looks.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, for man(1).", shouldDisplay: false)

  /// All that the commands end with, from 64 on by sysexits(3).
  private static let statuses = [
    ("0", "done, and what was tested is green"),
    ("1", "what was tested is red, or what was looked for is not there"),
    ("2", "a journey cannot be read, or two have one name"),
    ("3", "nothing was tested"),
    ("64", "an option or argument is wrong"),
    ("65", "a file cannot be understood, or has changed since"),
    ("66", "there is no such file, folder or program"),
    ("71", "the system gives no more threads, descriptors or memory"),
    ("74", "input or output failed, as on a full disk"),
    ("77", "refused: nothing is recorded where CI is set"),
    ("128+n", "ended by signal n"),
  ]

  func run() throws {
    let page = try ManualPage(
      JourneyCommand.self, version: JourneyCommand.version, statuses: Self.statuses)
    StandardOutput.write(page.text, terminator: "")
  }
}
