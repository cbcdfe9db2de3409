import Terminal

/// What a row of a surface may look like as text in a terminal with beliefs of its own about emoji:
/// they may be cut, and take up less than their room, which is blank then, and all else is as it is.
struct RowPattern {
  private enum Piece {
    case text([Unicode.Scalar])
    /// The text of a doubtful run, and how many columns it has.
    case run([Unicode.Scalar], room: Int)
  }

  private var pieces: [Piece] = []

  init(_ surface: Surface, row y: Int) {
    let runs = surface.doubtfulRuns(row: y)
    var x = 0
    while x < surface.size.columns {
      if let run = runs.first(where: { $0.columns.lowerBound == x }) {
        let text = run.columns.flatMap { Array(surface[$0, y].text.unicodeScalars) }
        pieces.append(.run(text, room: run.roomEnd - x))
        x = run.roomEnd
      } else {
        pieces.append(.text(Array(surface[x, y].text.unicodeScalars)))
        x += 1
      }
    }
  }

  /// Blanks at the end are not looked at: where nothing was written, terminals tell none.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var ends: Set<Int> = [0]
    for piece in pieces { ends = Set(ends.flatMap { Self.ends(of: piece, from: $0, scalars) }) }
    return ends.contains { $0 >= scalars.count || scalars[$0...].allSatisfy { $0 == " " } }
  }

  private static func ends(
    of piece: Piece, from start: Int, _ scalars: [Unicode.Scalar]
  ) -> [Int] {
    func scalar(_ index: Int) -> Unicode.Scalar { index < scalars.count ? scalars[index] : " " }
    switch piece {
    case .text(let text):
      let isThere = text.indices.allSatisfy { scalar(start + $0) == text[$0] }
      return isThere ? [start + text.count] : []
    case .run(let text, let room):
      let common = Self.common(text, scalars.dropFirst(start))
      guard common > 0 else { return [] }
      return (1...common).flatMap { length in
        let count = (0..<room).prefix { blanks.contains(scalar(start + length + $0)) }.count
        return (0...min(count, room - 1)).map { start + length + $0 }
      }
    }
  }

  /// How many scalars of `shown` are of the text, in its order: of a long one tmux drops some within.
  private static func common(_ text: [Unicode.Scalar], _ shown: ArraySlice<Unicode.Scalar>) -> Int {
    guard let first = shown.first, first == text.first else { return 0 }
    var rest = text[...]
    var last: Unicode.Scalar?
    return shown.prefix { scalar in
      guard let index = rest.firstIndex(of: scalar) else { return false }
      // Without its joiner it would stand in a cell of its own.
      if index > 0, text[index - 1] == "\u{200D}", last != "\u{200D}" { return false }
      rest = rest[(index + 1)...]
      last = scalar
      return true
    }.count
  }

  /// Those that ncurses keeps the room with, and what a terminal makes of half of one.
  private static let blanks: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{3000}"]
}
