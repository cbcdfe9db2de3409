import Semantics
import Terminal

/// Keys with what they do, and the footers that hold them: by numbers (`1Help 2Menu`), by signs between both
/// (`q:Quit`, `[q]uit`), by brackets (`[q] Quit`) or by style (`F1 Help`). The label of a hint is what the
/// key does, and its value is the key.
struct HintRules {
  struct Hint {
    var key: Range<Int>
    var label: Range<Int>
    var range: Range<Int> {
      min(key.lowerBound, label.lowerBound)..<max(key.upperBound, label.upperBound)
    }
  }

  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    var rows = (0..<grid.rows).map { hints(y: $0, draft) }
    dropStrays(&rows, draft)
    for y in rows.indices where rows[y].isEmpty && isOwn(y, draft) {
      rows[y] = HelpHints.find(grid, y)
    }
    let last = grid.rows - 2
    if last > 2, rows[last].isEmpty, rows[last + 1].isEmpty, isOwn(last, draft),
      isOwn(last + 1, draft), let table = KeyTables.find(last, grid)
    {
      rows.replaceSubrange(last...last + 1, with: table)
    }
    addAbove(&rows, draft)
    addBlocks(&rows, draft)
    var below: Int?
    for y in rows.indices.reversed() where !rows[y].isEmpty {
      for hint in rows[y] {
        let label = SignedHints.label(grid.text(y, hint.label))
        draft.add(.hint, label, y, hint.range, value: grid.text(y, hint.key))
      }
      // A line that a key is written in is none.
      let isLine = rows[y].count == 1 && grid.isLine(0, y) && grid.isLine(grid.columns - 1, y)
      guard !isLine, isFooter(y, rows[y], isAboveOne: below == y + 1, draft) else {
        // A status line may tell of keys at its end.
        for hint in rows[y] { draft.take(y, hint.range, as: .shared) }
        continue
      }
      draft.add(.footer, "", Rect(x: 0, y: y, columns: grid.columns, rows: 1))
      below = y
    }
  }

  /// Returns true for a row at the edge of the screen, or above another such one, that holds little but hints, and
  /// perhaps a heading.
  static func isFooter(
    _ y: Int, _ hints: [Hint], isAboveOne: Bool, _ draft: RoleDraft
  ) -> Bool {
    let grid = draft.grid
    guard y >= grid.rows - 3 || isAboveOne && hints.count > 1 || y < 3 && isBar(y, draft) else {
      return false
    }
    let words = grid.pieces(y, 0..<grid.columns).filter { word in
      // `Keys: …`, `Press …`
      let isHeading =
        hints.allSatisfy { word.upperBound <= $0.range.lowerBound }
        && (grid.sign(word.upperBound - 1, y) == 0x3A || grid.text(y, word) == "Press")
      // `...` says that there are more.
      let isWord = word.contains {
        Sign.isLetter(grid.sign($0, y)) || Sign.isDigit(grid.sign($0, y))
      }
      return !isHeading && isWord && !KeyNames.isName(grid, y, word)
    }
    // `12/40` tells where one is.
    if let last = words.last, !hints.contains(where: { $0.range.overlaps(last) }),
      last.allSatisfy({
        Sign.isDigit(grid.sign($0, y)) || [0x2F, 0x3A, 0x2C].contains(grid.sign($0, y))
      })
    {
      return false
    }
    let inHints = words.filter { word in hints.contains { $0.range.overlaps(word) } }
    func signs(_ words: [Range<Int>]) -> Int { words.reduce(0) { $0 + $1.count } }
    // Words before the hints are those of a title; behind them something may be typed.
    if y < 3, inHints.count < words.count { return false }
    let hasTitle = words.first.map { word in !inHints.contains(word) && word.count > 1 } ?? false
    return signs(inHints) * 5 >= signs(words) * (hasTitle ? 4 : 3)
  }

  static func isBar(_ y: Int, _ draft: RoleDraft) -> Bool {
    let lit = draft.lights(y, 0..<draft.grid.columns, of: 0).reduce(0) { $0 + $1.count }
    return lit * 20 >= draft.grid.columns * 19
  }

  /// A lone hint counts only beside a row with others, or where keys stand on stripes.
  private static func dropStrays(_ rows: inout [[Hint]], _ draft: RoleDraft) {
    var enumerated: Set<Int> = []
    // The same sign before one row after another is a bullet.
    for y in rows.indices where rows[y].count == 1 {
      let key = draft.grid.text(y, rows[y][0].key)
      let alike = rows.indices.filter {
        rows[$0].count == 1 && draft.grid.text($0, rows[$0][0].key) == key
      }
      if alike.count >= 3 { for row in alike { rows[row] = [] } }
    }
    // A branch of a tree begins with a sign.
    for y in rows.indices where rows[y].count == 1 {
      if ["+", "-"].contains(draft.grid.text(y, rows[y][0].key)) { rows[y] = [] }
    }
    // Keys of one column in the order of the alphabet number what there is.
    for y in rows.indices.dropFirst() where rows[y - 1].count == 1 && rows[y].count == 1 {
      let (above, own) = (rows[y - 1][0].key, rows[y][0].key)
      let isNext =
        draft.grid.sign(own.lowerBound, y) == draft.grid.sign(above.lowerBound, y - 1) + 1
      if own == above, own.count == 1, isNext { enumerated.formUnion([y - 1, y]) }
    }
    for y in enumerated { rows[y] = [] }
    let counts = rows.map(\.count)
    for y in rows.indices where counts[y] == 1 {
      let near = [y - 1, y + 1].filter(rows.indices.contains).map { counts[$0] }
      if near.contains(where: { $0 > 0 }) { continue }
      if StyledHints.striped(draft.grid, y).isEmpty { rows[y] = [] }
    }
  }

  /// Adds rows of three hints or more right above those in the last rows.
  private static func addAbove(_ rows: inout [[Hint]], _ draft: RoleDraft) {
    guard draft.grid.rows > 8 else { return }
    for y in (4..<draft.grid.rows - 3).reversed() where rows[y].isEmpty {
      guard rows[y + 1].count >= 3, isOwn(y, draft) else { return }
      let found = SignedHints.find(draft.grid, y)
      guard found.count >= 3 else { return }
      rows[y] = found
    }
  }

  /// Adds rows of hints below each other that are not at the edge of the screen: three or more in each, and
  /// keys among them that can be nothing else.
  private static func addBlocks(_ rows: inout [[Hint]], _ draft: RoleDraft) {
    guard draft.grid.rows > 6 else { return }
    let grid = draft.grid
    let found = rows.indices.map { y -> [Hint] in
      guard y >= 3, y < grid.rows - 3, rows[y].isEmpty, isOwn(y, draft) else { return [] }
      let signed = SignedHints.find(grid, y)
      return signed.count >= 3 ? signed : PartedHints.find(grid, y)
    }
    var y = 3
    while y < rows.count - 3 {
      let block = (y..<rows.count - 3).prefix { found[$0].count >= 3 }
      if block.contains(where: { SignedHints.areSure(found[$0], $0, grid) }) {
        for y in block { rows[y] = found[y] }
      }
      y = max(y + 1, block.endIndex)
    }
  }

  private static func isOwn(_ y: Int, _ draft: RoleDraft) -> Bool {
    let row = 0..<draft.grid.columns
    return row.allSatisfy { draft.owners[draft.grid.index($0, y)] == 0 } && !draft.isTaken(y, row)
  }

  /// The hints of a row that lie on the screen itself, and not in a box over it.
  private static func hints(y: Int, _ draft: RoleDraft) -> [Hint] {
    let grid = draft.grid
    func isOwn(_ x: Int) -> Bool { draft.owners[grid.index(x, y)] == 0 }
    let row = 0..<grid.columns
    guard isOwn(0), !grid.isBlank(y, row),
      !row.contains(where: { isOwn($0) && draft.isTaken($0, y) })
    else { return [] }
    return all(y, draft).filter { $0.range.allSatisfy(isOwn) }
  }

  private static func all(_ y: Int, _ draft: RoleDraft) -> [Hint] {
    let grid = draft.grid
    let numbered = NumberedHints.find(grid, y)
    if numbered.count >= 2 { return numbered }
    let striped = StyledHints.striped(grid, y)
    if !striped.isEmpty { return striped }
    if y < 3 || y >= grid.rows - 3 {
      let signed = SignedHints.find(grid, y)
      if signed.count >= 2 { return signed }
      let lettered = StyledHints.lettered(grid, y)
      if lettered.count >= 4 { return lettered }
    }
    let styled = StyledHints.styled(grid, y)
    guard styled.count < 2, y < 3 || y >= grid.rows - 3 else { return styled }
    let parted = PartedHints.find(grid, y)
    return parted.count >= 2 ? parted : styled
  }
}
