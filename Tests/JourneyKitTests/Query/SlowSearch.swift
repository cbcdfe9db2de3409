import JourneyKit
import Terminal

/// Finds words as one would without a thought for time: each row as one text, each character compared.
struct SlowSearch {
  private let surface: Surface

  init(_ surface: Surface) {
    self.surface = surface
  }

  /// Where words stand, row by row; `same` says which characters count as one.
  func places(
    of words: String, in area: Rect, same: (Character, Character) -> Bool
  ) -> [Rect] {
    let words = Array(words)
    return rows(area).flatMap { y, row -> [Rect] in
      var found: [Rect] = []
      var start = 0
      while start + words.count <= row.count {
        let part = row[start..<start + words.count]
        if zip(part, words).allSatisfy({ same($0.character, $1) }) {
          found.append(Self.rect(part, y))
          start += words.count
        } else {
          start += 1
        }
      }
      return found
    }
  }

  func places(of expression: Regex<AnyRegexOutput>, in area: Rect) -> [Rect] {
    rows(area).flatMap { y, row -> [Rect] in
      let text = String(row.map(\.character))
      return text.matches(of: expression).filter { !$0.range.isEmpty }.map { match in
        let start = text.distance(from: text.startIndex, to: match.range.lowerBound)
        let count = text.distance(from: match.range.lowerBound, to: match.range.upperBound)
        return Self.rect(row[start..<start + count], y)
      }
    }
  }

  /// The characters of each row, with their columns.
  func rows(_ area: Rect) -> [(y: Int, row: [(character: Character, columns: Range<Int>)])] {
    let area = surface.bounds.intersection(area)
    return (area.minY..<max(area.minY, area.maxY)).map { ($0, row($0, area.minX..<area.maxX)) }
  }

  private func row(
    _ y: Int, _ range: Range<Int>
  ) -> [(character: Character, columns: Range<Int>)] {
    var text = ""
    var column: [Int] = []
    for x in range {
      text += surface[x, y].text
      column += Array(repeating: x, count: surface[x, y].text.unicodeScalars.count)
    }
    var scalar = 0
    return text.map { character in
      let last = scalar + character.unicodeScalars.count - 1
      defer { scalar = last + 1 }
      let end = column[last] + max(1, Int(surface[column[last], y].width))
      return (character, column[scalar]..<end)
    }
  }

  private static func rect(
    _ part: ArraySlice<(character: Character, columns: Range<Int>)>, _ y: Int
  ) -> Rect {
    let start = part.first?.columns.lowerBound ?? 0
    return Rect(
      x: start, y: y, columns: (part.last?.columns.upperBound ?? 0) - start, rows: 1)
  }
}
