import Core
import Foundation
import Interchange

/// A timer of the user's systemd with its service: two unit files (systemd.timer(5), systemd.service(5)).
struct SystemdTimer: RemindTimer {
  let call: RemindCall
  let words: RemindCommandWords
  let path: SearchPath

  let program = "systemctl"
  private static let name = "moggy-remind"
  /// The first line of both files, by which they are known as our own.
  private static let mark = "# Written by moggy remind --install."

  /// Without the user's own instance, as in a container, there is nothing to install it in.
  var isThere: Bool {
    guard let systemctl = path.find(program) else { return false }
    let ended = try? OtherProgram(path: systemctl, words: words)
      .ended(["--user", "show-environment"])
    return ended?.status == 0
  }

  var place: String {
    TextRules.clean("\(folder.path(percentEncoded: false))/\(Self.name).timer")
  }

  var parts: [String] { units.map { "\n# \($0.file.lastPathComponent)\n\($0.text)" } }

  func install() throws {
    guard let systemctl = path.find(program) else { return }
    for (file, _) in units where try isForeign(file) {
      throw CommandFailure(.cannotCreate, words.notOurs(TextRules.clean(file.path)))
    }
    let manager = OtherProgram(path: systemctl, words: words)
    let new = try units.map(\.file).filter { try !DiskFile(url: $0).exists() }
    do {
      try DiskFile(url: folder).createFolder()
      for (file, text) in units { try write(text, to: file, isReplacing: true) }
      try manager.run(["--user", "daemon-reload"])
      try manager.run(["--user", "enable", "--now", timer])
    } catch {
      // The timer that was installed before goes on.
      for file in new { DiskFile(url: file).discard() }
      _ = try? manager.ended(["--user", "daemon-reload"])
      throw error
    }
  }

  /// The files go, whatever systemctl says: without them nothing runs after the next start.
  func remove() throws -> Bool {
    let own = try units.map(\.file).filter { try DiskFile(url: $0).exists() && !isForeign($0) }
    if own.isEmpty { return false }
    let manager = path.find(program).map { OtherProgram(path: $0, words: words) }
    var failure: (any Error)?
    do { try manager?.run(["--user", "disable", "--now", timer]) } catch { failure = error }
    try removeFiles()
    try manager?.run(["--user", "daemon-reload"])
    if let failure { throw failure }
    return true
  }

  private func removeFiles() throws {
    for (file, _) in units where try DiskFile(url: file).exists() && !isForeign(file) {
      try DiskFile(url: file).remove()
    }
  }

  private func isForeign(_ file: URL) throws -> Bool {
    let file = DiskFile(url: file)
    guard try file.exists() else { return false }
    return try file.beginning(Self.mark.utf8.count) != Array(Self.mark.utf8)
  }

  // MARK: The files
  private var timer: String { Self.name + ".timer" }

  private var folder: URL {
    let home = call.environment["HOME"] ?? ""
    let config = call.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(
      filePath: (config ?? home + "/.config") + "/systemd/user", directoryHint: .notDirectory)
  }

  private var units: [(file: URL, text: String)] {
    [(Self.name + ".service", service), (timer, timerText)].map { name, text in
      (folder.appending(path: name, directoryHint: .notDirectory), Self.mark + "\n" + text)
    }
  }

  private var service: String {
    let command = call.words.enumerated().map { index, word in
      Self.quoted(word, isArgument: index > 0)
    }
    let variables = call.variables.map { "Environment=" + Self.quoted("\($0.name)=\($0.value)") }
    let lines =
      ["[Unit]", "Description=Reminders of Moggy", "", "[Service]", "Type=oneshot"] + variables
      + ["ExecStart=" + command.joined(separator: " ")]
    return lines.joined(separator: "\n") + "\n"
  }

  private var timerText: String {
    """
    [Unit]
    Description=Reminders of Moggy, every five minutes

    [Timer]
    OnCalendar=*:0/5
    AccuracySec=1s

    [Install]
    WantedBy=timers.target

    """
  }

  /// A word in quotes of systemd (systemd.syntax(7)); `%` begins a specifier everywhere.
  ///
  /// - Parameter isArgument: true behind the program, where `$` begins a variable (systemd.service(5)).
  private static func quoted(_ word: String, isArgument: Bool = false) -> String {
    var text = ""
    for character in word {
      switch character {
      case "\\", "\"": text += "\\\(character)"
      case "%": text += "%%"
      case "$" where isArgument: text += "$$"
      default: text.append(character)
      }
    }
    return text.utf8.allSatisfy(ShellWord.isPlain) ? text : "\"\(text)\""
  }
}
