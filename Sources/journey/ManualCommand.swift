import ArgumentParser
import CursesHost

/// `journey manual`: the source of journey(1), which `make install-journey` puts where `man` looks.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, for man(1).", shouldDisplay: false)

  /// All that the commands end with: what `journey session` says by its own statuses, else by sysexits(3) from 64 on.
  static var statuses: [(String, String)] {
    var sessions = SessionStatus.allCases.map { ("\($0.rawValue)", $0.words) }.dropFirst(3)
    let all = common.map { status, words in
      guard let own = sessions.firstIndex(where: { $0.0 == status }) else { return (status, words) }
      return (status, "\(words); of session: \(sessions.remove(at: own).1)")
    }
    let rest = sessions.map { ($0.0, "of session: \($0.1)") }
    let place = all.firstIndex { $0.0 == "64" } ?? all.count
    return Array(all[..<place]) + rest + Array(all[place...])
  }

  private static let common = [
    ("0", "done, and what was tested is green"),
    ("1", "what was tested is red, or what was looked for is not there"),
    ("2", "a journey cannot be read, two have one name, or a value of a session is wrong"),
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
