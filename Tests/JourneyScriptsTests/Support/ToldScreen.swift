import JourneyKit
import Terminal
import XCTest

@testable import journey

/// A reader of the answers of `journey mcp`, by what the article "Programs for agents" says of them: the rows and the
/// columns that stand out, as somebody knows them who has seen nothing but the answers.
struct ToldScreen: Equatable {
  /// The text of each column; empty for the right half of a wide character.
  var rows: [[String]]
  /// What stands out of each row, in words.
  var marks: [String]

  /// Nothing on a screen of a size.
  init(size: Size) {
    rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    marks = Array(repeating: "{}", count: size.rows)
  }

  /// The truth.
  init(_ screen: Screen) {
    let rows = RowNews.rows(of: screen)
    self.rows = rows.map { $0.cells.map(\.text) }
    marks = rows.map(\.markWords)
  }

  var size: Size { Size(rows.first?.count ?? 0, rows.count) }

  /// Returns the screen after an answer.
  ///
  /// - Parameters:
  ///   - lines: those of the screen, without the first one on how the program settled.
  ///   - known: the screens by the numbers of their answers.
  func after(_ lines: [String], known: [Int: ToldScreen]) throws -> ToldScreen {
    var (new, lines) = (self, lines[...])
    if let whole = lines.first?.firstMatch(of: #/^(\d+)x(\d+), .*, cursor (?:row|hidden)/#) {
      let size = Size(try Self.number(whole.1), try Self.number(whole.2))
      new = ToldScreen(size: size)
      for line in lines.dropFirst() {
        let row = try XCTUnwrap(line.wholeMatch(of: #/(\d+)│(.*?)(?:  (\{\d[^}]*\}))?/#), line)
        let y = try Self.number(row.1)
        new.put(Self.cells(String(row.2)), row: y, columns: 0...size.columns - 1)
        new.marks[y] = row.3.map(String.init) ?? "{}"
      }
      return new
    }
    if let size = lines.first?.wholeMatch(of: #/(\d+)x(\d+)(?:, .*)?/#) {
      new = new.fitted(Size(try Self.number(size.1), try Self.number(size.2)))
      lines.removeFirst()
    } else if lines.first?.contains(#/^(@|cursor hidden|focus|no focus)/#) == true {
      lines.removeFirst()
    }
    if let base = lines.first?.wholeMatch(of: #/as #(\d+)/#) {
      new = try XCTUnwrap(known[try Self.number(base.1)]).fitted(new.size)
      lines.removeFirst()
    }
    let base = new
    while let line = lines.popFirst() { try new.take(line, &lines, base: base, known: known) }
    return new
  }

  private mutating func take(
    _ line: String, _ lines: inout ArraySlice<String>, base: ToldScreen, known: [Int: ToldScreen]
  ) throws {
    if let copy = line.wholeMatch(of: #/([\d, -]+) (?:←|as) ([\d, -]+)?(?: of )?(?:#(\d+))?/#) {
      let source =
        try copy.3.map { try XCTUnwrap(known[try Self.number($0)]) }?.fitted(size) ?? base
      let targets = try Self.numbers(copy.1)
      let places = try copy.2.map(Self.numbers) ?? targets
      XCTAssertEqual(targets.count, places.count, line)
      for (y, place) in zip(targets, places) {
        (rows[y], marks[y]) = (source.rows[place], source.marks[place])
      }
    } else if let empty = line.wholeMatch(of: #/([\d, -]+) empty/#) {
      for y in try Self.numbers(empty.1) {
        (rows[y], marks[y]) = (rows[y].map { _ in " " }, "{}")
      }
    } else if let mark = line.wholeMatch(of: #/([\d, -]+) (\{[^}]*\})/#) {
      for y in try Self.numbers(mark.1) { marks[y] = String(mark.2) }
    } else if let head = line.wholeMatch(of: #/([\d, -]+)(?::(\d+)(-\d*)?)?(│.*)?/#) {
      let places = try Self.numbers(head.1)
      for y in places {
        let text = try head.4.map { String($0.dropFirst()) } ?? XCTUnwrap(lines.popFirst())
        let cells = Self.cells(try Self.long(text))
        let first = try head.2.map(Self.number) ?? 0
        var last = size.columns - 1
        if head.2 != nil {
          let end = head.3.map { $0.dropFirst() }
          last =
            try end.map { try $0.isEmpty ? last : Self.number($0) }
            ?? (head.4 == nil ? first : first + cells.count - 1)
        }
        put(cells, row: y, columns: first...last)
      }
    } else if line.wholeMatch(of: #/[\d, -]+ look different/#) == nil,
      line != "no change"
    {
      XCTFail("not understood: \(line)")
    }
  }

  private mutating func put(_ cells: [String], row: Int, columns: ClosedRange<Int>) {
    for (index, column) in columns.enumerated() {
      rows[row][column] = index < cells.count ? cells[index] : " "
    }
  }

  /// The screen cut to a size, or with blanks at its right and below.
  private func fitted(_ size: Size) -> ToldScreen {
    var new = ToldScreen(size: size)
    for y in 0..<min(size.rows, rows.count) {
      new.put(Array(rows[y].prefix(size.columns)), row: y, columns: 0...size.columns - 1)
      new.marks[y] = Self.cut(marks[y], to: size.columns)
    }
    return new
  }

  private static func cut(_ marks: String, to columns: Int) -> String {
    let parts = marks.dropFirst().dropLast().split(separator: ", ").compactMap { part -> String? in
      let ends = part.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last else { return String(part) }
      return first < columns ? ColumnWords.text(first...min(last, columns - 1)) : nil
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  // MARK: Words
  private static func number(_ text: Substring) throws -> Int {
    try XCTUnwrap(Int(text), String(text))
  }

  private static func numbers(_ text: Substring) throws -> [Int] {
    try text.split(separator: ", ").flatMap { part -> [Int] in
      let ends = try part.split(separator: "-").map(number)
      return Array(ends[0]...ends[ends.count - 1])
    }
  }

  private static func long(_ text: String) throws -> String {
    try text.replacing(#/<(?:(.)×)?(\d+)>/#) { match in
      String(repeating: match.1.map(String.init) ?? " ", count: try number(match.2))
    }
  }

  /// The text of each column.
  private static func cells(_ text: String) -> [String] {
    var cells: [String] = []
    for scalar in text.unicodeScalars {
      let width = DisplayWidth.of(scalar)
      if width == 0, let last = cells.lastIndex(where: { !$0.isEmpty }) {
        cells[last].unicodeScalars.append(scalar)
      } else {
        cells.append(String(scalar))
        if width == 2 { cells.append("") }
      }
    }
    return cells
  }
}
