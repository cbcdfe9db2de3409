import Semantics
import Terminal

/// Words in brackets: buttons (`<OK>`, `[ OK ]`), and in the last row of a dialog that has none, words apart
/// from each other of which one is lit.
///
/// A focused button has another background than the others of its row, or the cursor in it.
struct ButtonRules {
  struct Button {
    var range: Range<Int>
    var name: String
    /// True for `[ OK ]`, which means a button wherever it stands.
    var isPadded: Bool
    /// False for brackets without blanks inside, which are a button only beside others.
    var isSure: Bool
  }

  static func apply(to draft: inout RoleDraft) {
    ButtonColumns.apply(to: &draft)
    for y in 0..<draft.grid.rows {
      for region in draft.regions.indices {
        for segment in draft.segments(y, of: region) { add(y, segment, region, &draft) }
      }
    }
    PlainButtons.apply(to: &draft)
  }

  private static func add(_ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: inout RoleDraft)
  {
    let grid = draft.grid
    let touching = touching(y, segment, grid)
    var found = (touching.isEmpty ? buttons(grid, y, segment) : touching)
      .filter { !draft.isTaken(y, $0.range) }
    if touching.isEmpty, draft.regions[region].kind == .screen {
      let isForm = draft.nodes.contains {
        [.checkbox, .radio].contains($0.role) && $0.frame.minY == y
      }
      if isBar(y, segment, draft), !isForm { return }
      // One word in one row after another tells of a state: `[  OK  ] Started`.
      if found.count == 1, isRepeated(found[0], y, grid) { return }
      // A word alone, as `<pod>`, says where one is.
      if found.count == 1, !found[0].isPadded, found[0].name.first?.isLowercase == true { return }
      if found.isEmpty { found = coloured(y, segment, draft) }
      if found.isEmpty { found = chosen(y, segment, draft) }
    }
    let isApart =
      draft.regions[region].kind == .dialog
      && found.allSatisfy { button in
        let near = (button.range.lowerBound - 3..<button.range.upperBound + 3).clamped(to: segment)
        return near.allSatisfy { button.range.contains($0) || grid.isBlank($0, y) }
      }
    // Words in brackets on a ground of their own are told of in no sentence.
    let areLit = found.allSatisfy { button in
      let back = grid.back(button.range.lowerBound, y)
      return back != draft.regions[region].ground
        && button.range.allSatisfy { grid.back($0, y) == back }
        && [button.range.lowerBound - 1, button.range.upperBound].allSatisfy {
          !segment.contains($0) || grid.back($0, y) != back
        }
    }
    let isProse =
      !isApart && !areLit && !found.contains(where: \.isPadded)
      && hasMore(y, segment, than: found, grid)
      || !areLit && isUsage(found, y, grid)
    guard !found.isEmpty, !isProse else { return }
    let backs = found.map { grid.back(middle($0.range), y) }
    for (number, button) in found.enumerated() {
      let others = backs.enumerated().filter { $0.offset != number }.map(\.element)
      let isLit = backs[number] != draft.regions[region].ground && !others.contains(backs[number])
      let hasCursor = draft.cursor.map { $0.y == y && button.range.contains($0.x) } ?? false
      let isFocused = hasCursor || draft.cursor == nil && isLit || isLit && !others.isEmpty
      draft.add(.button, button.name, y, button.range, isFocused ? .focused : [])
    }
  }

  /// Returns true for brackets of which each has a word right before it, as where the words of a command are told of:
  /// `tea [sort] CUP [ milk ]`.
  private static func isUsage(_ found: [Button], _ y: Int, _ grid: CellGrid) -> Bool {
    !found.isEmpty
      && found.allSatisfy { button in
        let before = button.range.lowerBound - 1
        return grid.isBlank(before, y) && Sign.isLetter(grid.sign(before - 1, y))
      }
  }

  private static func isRepeated(_ button: Button, _ y: Int, _ grid: CellGrid) -> Bool {
    [y - 1, y + 1].contains { row in
      (0..<grid.rows).contains(row) && grid.text(row, button.range) == grid.text(y, button.range)
    }
  }

  /// Returns true for other words beside those in brackets.
  static func hasMore(
    _ y: Int, _ segment: Range<Int>, than found: [Button], _ grid: CellGrid
  ) -> Bool {
    grid.pieces(y, segment).contains { piece in
      !found.contains { $0.range.overlaps(piece) }
        && piece.contains { Sign.isLetter(grid.sign($0, y)) || Sign.isDigit(grid.sign($0, y)) }
    }
  }

  /// Returns the words in brackets of a row that has nothing else, where the program colours them all.
  private static func coloured(_ y: Int, _ segment: Range<Int>, _ draft: RoleDraft) -> [Button] {
    let grid = draft.grid
    let found = bracketed(grid, y, segment)
    let inks = Set(found.flatMap { $0.range.map { grid.inks[grid.index($0, y)] } }).subtracting([0])
    let isName = found.count > 1 || found.first?.name.first?.isUppercase == true
    guard isName, inks.count == 1, inks != [CellGrid.plainInk],
      !hasMore(y, segment, than: found, grid),
      found.allSatisfy({ !draft.isTaken(y, $0.range) }), draft.lights(y, segment, of: 0).isEmpty
    else { return [] }
    return found
  }

  /// Returns three words or more in brackets of a row that has nothing else, of which one alone has another ground.
  private static func chosen(_ y: Int, _ segment: Range<Int>, _ draft: RoleDraft) -> [Button] {
    let grid = draft.grid
    let found = bracketed(grid, y, segment).filter { !draft.isTaken(y, $0.range) }
    let ground = draft.regions[0].ground
    let lit = found.filter { button in button.range.contains { grid.back($0, y) != ground } }
    return found.count >= 3 && lit.count == 1 && !hasMore(y, segment, than: found, grid)
      ? found : []
  }

  private static func middle(_ range: Range<Int>) -> Int {
    (range.lowerBound + range.upperBound) / 2
  }

  /// Returns true for a row of the screen that is one bar: words in brackets tell something there.
  private static func isBar(_ y: Int, _ segment: Range<Int>, _ draft: RoleDraft) -> Bool {
    let lit = draft.lights(y, segment, of: 0).reduce(0) { $0 + $1.count }
    return lit * 20 >= segment.count * 17
  }
}
