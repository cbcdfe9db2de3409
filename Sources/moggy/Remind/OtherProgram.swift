import Core
import Foundation
import Interchange

/// A program of the system that is run once, with words for its failure.
struct OtherProgram {
  let path: String
  let words: RemindCommandWords

  /// The longest output that is read, in bytes.
  static let mostBytes = 1 << 20

  /// Returns what it prints and complains of.
  ///
  /// - Throws: ``CommandFailure`` with the last line that it says, where it does not start or fails.
  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    let ended = try ended(arguments, withErrors: true)
    if ended.status != 0 { throw failure(ended.text) }
    return ended.text
  }

  /// Returns what it prints, and its status.
  func ended(
    _ arguments: [String], withErrors: Bool = false
  ) throws -> (text: String, status: Int32) {
    do throws(ProgramRun.Failure) {
      return try ProgramRun().output(
        of: path, arguments, limit: Self.mostBytes, withErrors: withErrors)
    } catch { throw failure("") }
  }

  func failure(_ said: String) -> CommandFailure {
    let line = said.split(separator: "\n").last.map(String.init) ?? ""
    return CommandFailure(.unavailable, words.failed(TextRules.clean(path), TextRules.clean(line)))
  }
}

/// A message of the desktop, by notify-send of libnotify.
struct DesktopMessage {
  static let program = "notify-send"

  let title: String
  let text: String

  /// Servers may read the text as markup (Desktop Notifications Specification 1.2, “Markup”), and
  /// notify-send reads escapes with a backslash in it; neither is done to the title.
  var arguments: [String] {
    var plain = ""
    for character in text {
      switch character {
      case "&": plain += "&amp;"
      case "<": plain += "&lt;"
      case ">": plain += "&gt;"
      case "\\": plain += "\\\\"
      default: plain.append(character)
      }
    }
    return ["--app-name=Moggy", "--", title, plain]
  }
}
