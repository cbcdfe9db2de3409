import Semantics
import Terminal

/// A reason why a text is no snapshot.
public struct SnapshotFormError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1.
  public var line: Int
  public var reason: String

  public var description: String { "line \(line): \(reason)" }
}

extension SnapshotFile {
  /// Reads a file. What it holds is written again as exactly this text.
  public init(text: String) throws(SnapshotFormError) {
    var reader = SnapshotReader(text)
    self = try reader.file()
    places = reader.places(of: SnapshotWriter(self))
    let again = lines
    guard again != reader.lines else { return }
    let place = zip(again, reader.lines).enumerated().first { $1.0 != $1.1 }?.offset
    throw SnapshotFormError(
      line: (place ?? min(again.count, reader.lines.count)) + 1,
      reason: "is not as it would be written")
  }

  /// Returns the themes of a file by its headings, without reading the rest.
  static func themes(in text: String) -> [String?] {
    text.split(separator: "\n").filter { $0.hasPrefix("legend") }.compactMap { line in
      line.wholeMatch(of: SnapshotReader.heading).map { $0.1.map(String.init) }
    }
  }

  /// Returns true for the form of earlier versions, one theme a file.
  public static func isOldForm(_ text: String) -> Bool {
    let second = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
      .dropFirst().first
    return second?.drop { $0 == " " }.hasPrefix("┌") == true && !text.contains(", text only")
  }
}

/// A snapshot file on the way from its lines to its views.
struct SnapshotReader {
  /// All lines, without the empty one that a line feed at the end makes.
  let lines: [String]
  private var next = 0
  var size = Size.zero

  var map: [Int: LetterRow] = [:]
  /// All rows of letters, as ``SnapshotWriter/letterRows``.
  var letterRows: [String: LetterRow] = [:]
  var themes: [Theme] = []
  var legend = StyleLegend(grounds: [], names: [])
  var pictures: [SnapshotPicture] = []
  var outline: [String] = []
  var focusOrder: [String] = []

  /// `legend light on 231:`
  static var heading: Regex<(Substring, Substring?, Substring?)> {
    #/legend(?: (?!on )([^ ]+?))?(?: on ([^ ]+))?:/#
  }

  struct Theme {
    var name: String?
    var ground: Color
    var lines: [(number: Int, text: Substring)] = []
    var colors: [ColorRole] = []
    var differences: [(number: Int, text: Substring)] = []
  }

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  mutating func file() throws(SnapshotFormError) -> SnapshotFile {
    let headline = lines.first ?? ""
    size = try Self.size(headline)
    next = 1
    var rows: [String] = []
    let hasGrid = SnapshotParts(headline: headline).contains(.grid)
    for y in 0..<size.rows { rows.append(hasGrid ? try row(y) : "") }
    while next < lines.count { try readSection() }
    guard !themes.isEmpty else { throw error("no legend") }
    try readLegends()
    let first = view(headline, rows, theme: 0)
    var looks = [SnapshotFile.Look(theme: themes[0].name, view: first)]
    for theme in themes.indices.dropFirst() {
      looks.append(SnapshotFile.Look(theme: themes[theme].name, view: try other(first, theme)))
    }
    return SnapshotFile(looks)
  }

  func error(_ reason: String, at line: Int? = nil) -> SnapshotFormError {
    SnapshotFormError(line: (line ?? next) + 1, reason: reason)
  }

  static func size(_ headline: String) throws(SnapshotFormError) -> Size {
    guard let match = headline.prefixMatch(of: #/(\d{1,4})x(\d{1,4}), /#),
      let columns = Int(match.1), let rows = Int(match.2)
    else { throw SnapshotFormError(line: 1, reason: "no size") }
    return Size(columns, rows)
  }

  /// Reads ` 3│text`.
  private mutating func row(_ y: Int) throws(SnapshotFormError) -> String {
    guard next < lines.count, let text = Self.row(lines[next][...], y)
    else { throw error("row \(y) is missing") }
    next += 1
    return text
  }

  static func row(_ line: Substring, _ y: Int) -> String? {
    // By scalars: a sign that combines may stand behind the rule.
    let scalars = line.unicodeScalars
    guard let rule = scalars.firstIndex(of: "│"),
      Int(String(line[..<rule]).filter { $0 != " " }) == y
    else { return nil }
    return String(scalars[scalars.index(after: rule)...])
  }

  /// Returns the letters that stand in the text for those of its file as it would be written anew.
  func places(of writer: SnapshotWriter) -> [Int] {
    var found = Array(repeating: -1, count: writer.legend.styles.count)
    for (key, row) in writer.letterRows {
      for run in row.runs where found[run.letter] < 0 {
        let there = letterRows[key]?.runs.first { $0.columns.contains(run.columns.lowerBound) }
        if let there { found[run.letter] = there.letter }
      }
    }
    return found.contains(-1) || found == Array(found.indices) ? [] : found
  }

  // MARK: Sections
  private mutating func readSection() throws(SnapshotFormError) {
    let heading = lines[next]
    let start = next
    next += 1
    var body: [(number: Int, text: Substring)] = []
    while next < lines.count, lines[next].hasPrefix("  ") {
      body.append((next, lines[next].dropFirst(2)))
      next += 1
    }
    switch heading {
    case "styles:": try readMap(body)
    case "pictures:":
      for line in body { pictures.append(try picture(line.text, line.number)) }
    case "outline:": outline = body.map { String($0.text) }
    case "focus order:": focusOrder = body.map { String($0.text) }
    case _ where heading.hasPrefix("legend"): try readHeading(heading, start, body)
    case "colours:": try readColors(theme(nil, start), body)
    case _ where heading.hasPrefix("colours "):
      try readColors(theme(heading.dropFirst(8).dropLast(), start), body)
    case _ where heading.hasSuffix(" differs:"):
      themes[try theme(heading.dropLast(9), start)].differences = body
    default: throw error("nothing begins so", at: start)
    }
  }

  private func theme(_ name: Substring?, _ start: Int) throws(SnapshotFormError) -> Int {
    guard let theme = themes.firstIndex(where: { $0.name == name.map(String.init) })
    else { throw error("no legend of this theme", at: start) }
    return theme
  }

  private mutating func readColors(
    _ theme: Int, _ body: [(number: Int, text: Substring)]
  ) throws(SnapshotFormError) {
    for line in body {
      guard let role = RoleNames.role(line.text) else { throw error("no colour", at: line.number) }
      themes[theme].colors.append(role)
    }
  }

  private mutating func readMap(
    _ body: [(number: Int, text: Substring)]
  ) throws(SnapshotFormError) {
    for line in body {
      let (y, letters) = try mapRow(line.text, line.number)
      map[y] = letters
      letterRows["\(y)"] = letters
    }
  }

  func mapRow(
    _ line: Substring, _ number: Int
  ) throws(SnapshotFormError) -> (y: Int, letters: LetterRow) {
    guard let colon = line.firstIndex(of: ":"), let y = Int(line[..<colon]), y < size.rows,
      let letters = LetterRow(line[colon...].dropFirst(2), columns: size.columns)
    else { throw error("no letters of a row", at: number) }
    return (y, letters)
  }

  func picture(
    _ text: Substring, _ number: Int
  ) throws(SnapshotFormError) -> SnapshotPicture {
    guard let picture = SnapshotPicture(words: text) else { throw error("no picture", at: number) }
    return picture
  }

  /// Reads `legend light on 231:`.
  private mutating func readHeading(
    _ heading: String, _ number: Int, _ body: [(number: Int, text: Substring)]
  ) throws(SnapshotFormError) {
    guard let match = heading.wholeMatch(of: Self.heading),
      let ground = match.2.map({ Color(words: String($0)) }) ?? .default
    else { throw error("no legend", at: number) }
    themes.append(Theme(name: match.1.map(String.init), ground: ground, lines: body))
  }
}
