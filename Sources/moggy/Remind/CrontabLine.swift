import Core
import Foundation
import Interchange

/// A line in the user's crontab (crontab(5)), known by the comment at its end.
struct CrontabLine: RemindTimer {
  let call: RemindCall
  let words: RemindCommandWords
  let path: SearchPath

  let program = "crontab"
  private static let mark = " # moggy-remind"

  var isThere: Bool { path.find(program) != nil }
  var place: String { "crontab" }
  var parts: [String] { ["", line] }

  func install() throws {
    guard let crontab else { return }
    let others = try lines(crontab).filter { !$0.hasSuffix(Self.mark) }
    try write(others + [Substring(line)], crontab)
  }

  func remove() throws -> Bool {
    guard let crontab else { return false }
    let lines = try lines(crontab)
    let others = lines.filter { !$0.hasSuffix(Self.mark) }
    if others.count == lines.count { return false }
    try write(others, crontab)
    return true
  }

  private var crontab: OtherProgram? {
    path.find(program).map { OtherProgram(path: $0, words: words) }
  }

  /// The lines that there are.
  ///
  /// - Throws: ``CommandFailure`` where they cannot be read whole: what is not known would be lost.
  private func lines(_ crontab: OtherProgram) throws -> [Substring] {
    let (text, status) = try crontab.ended(["-l"])
    if status != 0 {
      let said = try crontab.ended(["-l"], withErrors: true).text
      let isNone = ["no crontab", "No such file"].contains { said.contains($0) }
      if isNone { return [] }
      throw crontab.failure(said)
    }
    if text.utf8.count >= OtherProgram.mostBytes || text.contains("\u{FFFD}") {
      throw CommandFailure(.wrongData, words.unreadableCrontab)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func write(_ lines: [Substring], _ crontab: OtherProgram) throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "moggy-crontab-\(UUID().uuidString)", directoryHint: .notDirectory)
    defer { DiskFile(url: file).discard() }
    try write(lines.map { $0 + "\n" }.joined(), to: file, isReplacing: false)
    try crontab.run([file.path(percentEncoded: false)])
  }

  private var line: String {
    let variables = (call.variables + call.session).map {
      "\($0.name)=" + ShellWord.quoted($0.value)
    }
    let command = (variables + call.words.map(ShellWord.quoted)).joined(separator: " ")
    return "*/5 * * * * " + command + Self.mark
  }
}

/// A word of a command line of sh(1) within a crontab.
enum ShellWord {
  /// Puts a word in quotes where it needs them. A `%` would end the line of cron: with a backslash, which
  /// cron takes away, it does not; it stands outside the quotes, as a backslash in front of it within them
  /// would count together with that one.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    let text = word.map { character in
      switch character {
      case "'": "'\\''"
      case "%": "'\\%'"
      default: String(character)
      }
    }.joined()
    return "'\(text)'"
  }

  /// True for a byte that means nothing but itself to sh, cron and systemd.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:,@=".utf8.contains(byte)
    }
  }
}
