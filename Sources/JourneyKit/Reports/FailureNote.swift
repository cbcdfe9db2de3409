import FoundationEssentials
import Terminal

/// A failure of a journey in at most 2 KB of Markdown, for people and agents: `failure.md`.
///
/// It says what was expected and what is nearest to it, where, by which acts it came to that, what showed,
/// and who could still change it. What does not fit is left out where it says least: first of the screen,
/// then of the acts.
public struct FailureNote: Hashable, Sendable {
  /// The most bytes of the text.
  public static let mostBytes = 2048

  private let name: String
  private let message: String
  private let place: String
  private let steps: [String]
  private let acts: [String]
  private let screen: Screen
  private let settlement: Settlement?

  /// - Parameter name: that of the test or session.
  public init(_ name: String, _ failure: JourneyFailure) {
    self.name = name
    // Most are in the message already.
    let told = Set(failure.summary.split(separator: "\n").map(String.init))
    let changes = (failure.comparison?.changes ?? []).filter { !told.contains($0) }
    message = ([failure.summary] + changes).joined(separator: "\n")
    place = failure.line > 0 ? "\(failure.file):\(failure.line)" : failure.file
    (steps, acts) = (failure.steps, failure.acts)
    (screen, settlement) = (failure.screen, failure.settlement)
  }

  /// Makes the note of a failure that no journey has made, such as an assertion of XCTest.
  init(_ name: String, _ failure: StepFailure, acts: [String], screen: Screen) {
    (self.name, message, steps, self.acts) = (name, failure.message, [], acts)
    place = failure.line > 0 ? "\(failure.file):\(failure.line)" : failure.file
    (self.screen, settlement) = (screen, nil)
  }

  /// Writes `failure.md` into a folder, which is made where it is not there.
  ///
  /// - Returns: the path of the file.
  @discardableResult
  public func write(to folder: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/failure.md"
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    return path
  }

  // MARK: The text
  public var text: String {
    let head = ["# \(Self.line(name, 120)): failed", ""] + whereabouts + expected
    let tail = ["", "## Who could change it", "", changers]
    let room = Self.mostBytes - Self.count(head) - Self.count(tail)
    let doings = Self.clipped(
      ["", "## Last acts", ""] + lastActs, to: min(room, Self.mostActs), keepingFirst: 3)
    let shown = Self.block(rows, to: room - Self.count(doings) - Self.count(screenHead))
    let lines = head + doings + (shown.isEmpty ? [] : screenHead + shown) + tail
    return lines.joined(separator: "\n") + "\n"
  }

  private static let (mostMessage, mostActs) = (700, 400)

  private var whereabouts: [String] {
    let path = steps.isEmpty ? [] : ["Step: " + Self.line(steps.joined(separator: " › "), 160)]
    let spot = place.isEmpty ? [] : ["At: `\(String(Self.line(place, 1000).suffix(160)))`"]
    let lines = spot + path
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The message: what was expected, and what is nearest.
  private var expected: [String] {
    let lines = Sanitizer.clean(message, multiline: true)
      .split(separator: "\n", omittingEmptySubsequences: false).map { Self.line(String($0), 200) }
    return ["## What failed", ""] + Self.block(lines, to: Self.mostMessage)
  }

  private var lastActs: [String] {
    let last = acts.suffix(6)
    if last.isEmpty { return ["none"] }
    return zip(last.indices, last).map { "\($0 + 1). \(Self.line($1, 120))" }
  }

  private var screenHead: [String] { ["", "## Screen: \(screen.headline)", ""] }

  /// The rows with their numbers, without the empty ones at the end.
  private var rows: [String] {
    let rows = screen.rows(in: screen.surface.bounds).map { Sanitizer.clean($0) }
    let last = rows.lastIndex { !$0.isEmpty } ?? -1
    return rows.prefix(last + 1).enumerated().map { "\($0)│\($1)" }
  }

  private var changers: String {
    guard let settlement else { return "not known" }
    let way = "settled (\(settlement.way.rawValue))"
    if settlement.doubts.isEmpty { return "\(way): nobody, without an act" }
    return Self.line("\(way); " + settlement.doubts.joined(separator: "; "), 300)
  }

  // MARK: Room
  private static func count(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

  /// Returns the beginning of one line of at most so many bytes.
  private static func line(_ text: String, _ most: Int) -> String {
    let text = Sanitizer.clean(text.replacing("\n", with: " "))
    guard text.utf8.count > most else { return text }
    var (short, count) = ("", 3)
    for character in text {
      count += character.utf8.count
      if count > most { break }
      short.append(character)
    }
    return short + "…"
  }

  /// Returns the lines that fit, and a word for the others.
  private static func clipped(
    _ lines: [String], to room: Int, keepingFirst kept: Int = 0
  ) -> [String] {
    guard count(lines) > room else { return lines }
    let rest = lines.dropFirst(kept)
    // Of acts the last ones say most, of all else the first.
    var chosen = kept > 0 ? Array(rest.reversed()) : Array(rest)
    while !chosen.isEmpty, count(Array(lines.prefix(kept)) + chosen) + 4 > room {
      chosen.removeLast()
    }
    return lines.prefix(kept) + (kept > 0 ? ["…"] + chosen.reversed() : chosen + ["…"])
  }

  /// Returns the lines in a fence that none of them ends; none where there is no room.
  private static func block(_ lines: [String], to room: Int) -> [String] {
    guard !lines.isEmpty, room > 40 else { return [] }
    let fence = MarkdownText.fence(around: lines)
    return [fence] + clipped(lines, to: room - 2 * (fence.utf8.count + 1)) + [fence]
  }
}

/// Text within Markdown.
enum MarkdownText {
  /// Returns a fence longer than any run of backticks in the lines.
  static func fence(around lines: [String]) -> String {
    let longest =
      lines.map { line in
        line.split { $0 != "`" }.map(\.count).max() ?? 0
      }.max() ?? 0
    return String(repeating: "`", count: min(max(3, longest + 1), 200))
  }

  /// Returns text as code that no markup of the text can end.
  static func code(_ text: String) -> String {
    let text = Sanitizer.clean(text.replacing("\n", with: " "))
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isEdgy = text.hasPrefix("`") || text.hasSuffix("`")
    return isEdgy ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}
