import Foundation
import Interchange
import Terminal

/// Makes a path of what a person typed, pasted, or dropped on the terminal.
///
/// Terminals type a dropped file in one of three ways: in quotes, with backslashes before whatever a
/// shell would take for something else, or as a `file://` address. A text that is the path of a file
/// as it stands is that path, whatever is in it.
public struct TypedPath: Hashable, Sendable {
  /// The folder that `~` stands for.
  public let home: String?
  /// The folder at which a path without a leading slash begins.
  public let workingFolder: String

  public init(home: String?, workingFolder: String) {
    (self.home, self.workingFolder) = (home, workingFolder)
  }

  /// The home of this environment, and the working folder of this process.
  public init(environment: [String: String]) {
    self.init(home: environment["HOME"], workingFolder: FileManager.default.currentDirectoryPath)
  }

  /// The absolute path; nil for a text without any. Of several dropped files it is the first.
  ///
  /// - Parameter exists: asked about one path at the most.
  public func path(in text: String, exists: (String) -> Bool = DiskFile.isThere) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let bare = line.trimmingCharacters(in: .whitespaces)
    if bare.isEmpty || bare.contains("\0") { return nil }
    let literal = absolute(bare)
    let isMarked = bare.contains { "\\'\"".contains($0) } || Self.isAddress(bare)
    if !isMarked || exists(literal) { return literal }
    let first = Self.firstWord(line.drop { $0.isWhitespace })
    if first.isEmpty { return nil }
    if Self.isAddress(first) { return Self.path(ofAddress: first) }
    return absolute(first)
  }

  /// The absolute path of a file that may not be there yet; nil for a text without any. What is there
  /// may be dropped in any way; else the text is the path as it stands, as a person knows no quotes.
  public func target(in text: String) -> String? {
    let meant = path(in: text, exists: { _ in false })
    let bare = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if Self.isAddress(bare) { return meant }
    if let meant, DiskFile.isThere(meant) { return meant }
    return path(in: text, exists: { _ in true })
  }

  private static func isAddress(_ text: String) -> Bool { text.prefix(7).lowercased() == "file://" }

  /// `file://HOST/path` with `%20` and the like, by RFC 8089; another machine's files are not here.
  private static func path(ofAddress text: String) -> String? {
    let rest = text.dropFirst(7)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash].lowercased()
    guard host.isEmpty || host == "localhost" || host == ProcessInfo.processInfo.hostName
    else { return nil }
    let path = rest[slash...].prefix { $0 != "?" && $0 != "#" }.removingPercentEncoding
    return path.flatMap { $0.contains("\0") ? nil : $0 }
  }

  private func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if let home, path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
    return workingFolder + (workingFolder.hasSuffix("/") ? "" : "/") + path
  }

  /// A path as a person reads it: home is `~`, and nothing in it acts on a terminal.
  public func shown(_ path: String) -> String {
    guard let home, !home.isEmpty, path == home || path.hasPrefix(home + "/")
    else { return Sanitizer.clean(path.isEmpty ? "/" : path) }
    return Sanitizer.clean("~" + path.dropFirst(home.count))
  }

  // MARK: - As a shell reads it
  /// Up to the first blank that is not quoted, with quotes and backslashes taken off; a quote that is
  /// never closed stands for itself.
  private static func firstWord(_ text: Substring) -> String {
    var word = ""
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if let next = rest.popFirst() { word.append(next) }
      case "'", "\"":
        guard let end = closing(character, in: rest) else {
          word.append(character)
          continue
        }
        word += inside(rest[..<end], quote: character)
        rest = rest[rest.index(after: end)...]
      case _ where character.isWhitespace: return word
      default: word.append(character)
      }
    }
    return word
  }

  private static func closing(_ quote: Character, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == quote { return index }
      if text[index] == "\\", quote == "\"" { index = text.index(after: index) }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return nil
  }

  /// Between double quotes a backslash counts only before what means something there.
  private static func inside(_ text: Substring, quote: Character) -> String {
    guard quote == "\"" else { return String(text) }
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, "\\\"$`".contains(next) {
        result.append(next)
        rest = rest.dropFirst()
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A path as a person would type it: with `~` for the home.
  public func short(_ path: String) -> String {
    guard let home, !home.isEmpty, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The folder for a file for which nobody has named one: that of downloads, or the home.
  public var usualFolder: String {
    guard let home
    else { return workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/" }
    let found = ["Downloads", "Загрузки"].first { name in Self.isFolder("\(home)/\(name)") }
    return found.map { "~/\($0)/" } ?? "~/"
  }
}
