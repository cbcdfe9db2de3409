import Core
import Foundation
import Terminal
import Toolkit

/// One mistake in a file that the user has written, and where.
public struct ConfigurationProblem: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// Counted from 1; a column is a Unicode scalar.
  public var line: Int
  public var column: Int
  public var reason: Reason

  public init(file: String, line: Int, column: Int, _ reason: Reason) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  init(_ file: URL, _ place: TOMLPlace, _ reason: Reason) {
    self.init(
      file: file.path(percentEncoded: false), line: place.line, column: place.column, reason)
  }

  public func message(in language: Language) -> String {
    Sanitizer.clean(reason.text(in: language))
  }

  /// `config.toml:3:9: …`, with the name of the file alone.
  public func shortText(in language: Language) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(Sanitizer.clean(name)):\(line):\(column): \(message(in: language))"
  }
}

extension ConfigurationProblem: CustomStringConvertible {
  /// `path:line:column: message`, as editors understand it.
  public var description: String {
    "\(Sanitizer.clean(file)):\(line):\(column): \(message(in: .english))"
  }
}
