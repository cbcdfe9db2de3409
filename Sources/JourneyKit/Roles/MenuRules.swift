import Semantics
import Terminal

/// The bar of a program's menus, the menus that are pulled down from it, and their entries.
struct MenuRules {
  static func apply(to draft: inout RoleDraft) {
    for y in 0..<min(2, draft.grid.rows) {
      guard let items = bar(draft.grid, y), !draft.isTaken(y, 0..<draft.grid.columns) else {
        continue
      }
      addBar(items, y, &draft)
      break
    }
    addBlock(below: 0, &draft)
    for region in draft.regions where region.kind == .menu {
      for y in region.frame.minY..<region.frame.maxY {
        addEntry(y, region.frame.minX..<region.frame.maxX, ground: region.ground, &draft)
      }
    }
  }

  private static func addBar(_ items: [Range<Int>], _ y: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    guard let first = items.first, let last = items.last else { return }
    draft.add(.menu, "", y, first.lowerBound..<last.upperBound)
    let backs = items.map { grid.back($0.upperBound - 1, y) }
    for (item, back) in zip(items, backs) {
      let isAlone = backs.count { $0 == back } == 1
      draft.add(.menuItem, grid.text(y, item), y, item, isAlone ? .selected : [])
    }
    draft.take(y, 0..<grid.columns)
  }

  /// Returns the entries of a bar of menus: words that begin with a capital letter, on a ground that most
  /// rows do not have at their ends, or each with a hotkey; nil for any other row.
  static func bar(_ grid: CellGrid, _ y: Int) -> [Range<Int>]? {
    let row = 0..<grid.columns
    let items = grid.pieces(y, row)
    guard items.count >= 3, let first = items.first, first.lowerBound <= 8 else { return nil }
    guard items.allSatisfy({ isEntry(grid, y, $0) }) else { return nil }
    let gaps = zip(items, items.dropFirst()).map { $1.lowerBound - $0.upperBound }
    let isTight = gaps.contains(1)
    guard !isTight || items.count >= 5 && gaps.allSatisfy({ $0 == 1 }) else { return nil }
    let last = grid.columns - 1
    let alike = (0..<grid.rows).count { grid.back(last, $0) == grid.back(last, y) }
    let hotkeys = items.count { grid.oddLetter(y, $0) != nil }
    return alike * 2 < grid.rows || hotkeys + 1 >= items.count ? items : nil
  }

  private static func isEntry(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> Bool {
    range.count >= 2 && range.allSatisfy { Sign.isLetter(grid.sign($0, y)) }
      && !(0x61...0x7A).contains(grid.sign(range.lowerBound, y))
  }

  // MARK: Popped up
  /// Returns true for a narrow box of entries: words from one column on, and keys up to another one.
  static func isPopUp(_ box: Rect, _ grid: CellGrid) -> Bool {
    guard box.columns * 2 <= grid.columns else { return false }
    let columns = box.minX..<box.maxX
    let rows = (box.minY..<box.maxY).compactMap { y in
      grid.trimmed(y, columns).flatMap { grid.isLine($0.lowerBound, y) ? nil : (y: y, words: $0) }
    }
    guard rows.count >= 3, Set(rows.map(\.words.lowerBound)).count == 1 else { return false }
    let keys = rows.filter { y, words in
      grid.pieces(y, words).count > 1
        && grid.pieces(y, words).last.map { KeyNames.isShortcut(grid, y, $0) } == true
    }
    return keys.count * 3 >= rows.count
      && Set(keys.map { $0.words.upperBound }).count <= 2
  }

  // MARK: Pulled down
  private static func addEntry(
    _ y: Int, _ columns: Range<Int>, ground: UInt32, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    guard let words = grid.trimmed(y, columns), !grid.isLine(words.lowerBound, y) else { return }
    let entry = entry(grid, y, words)
    guard entry.contains(where: { Sign.isLetter(grid.sign($0, y)) }) else { return }
    let isLit = grid.back(words.upperBound - 1, y) != ground
    draft.add(.menuItem, grid.text(y, entry), y, entry, isLit ? .selected : [])
    draft.take(y, columns)
  }

  /// The words of an entry without the key behind them: what stands apart, or looks like `C-u`, `F10`.
  private static func entry(_ grid: CellGrid, _ y: Int, _ words: Range<Int>) -> Range<Int> {
    let first = grid.pieces(y, words, gap: 2).first ?? words
    let tokens = grid.pieces(y, first)
    guard tokens.count > 1, let last = tokens.last, KeyNames.isShortcut(grid, y, last) else {
      return first
    }
    return first.lowerBound..<tokens[tokens.count - 2].upperBound
  }

  /// Finds a menu without lines: rows right below a bar, lit between the same columns.
  private static func addBlock(below bar: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    guard grid.rows > 3, draft.regions[0].ground != grid.back(grid.columns - 1, bar),
      let run = draft.lights(bar + 1, 0..<grid.columns, of: 0).first,
      run.count < grid.columns * 3 / 4,
      run.count >= 6, draft.owners[grid.index(run.lowerBound, bar + 1)] == 0
    else { return }
    var end = bar + 1
    while end < grid.rows, isBlock(run, end, draft) { end += 1 }
    guard end - bar > 3 else { return }
    let frame = Rect(x: run.lowerBound, y: bar + 1, columns: run.count, rows: end - bar - 1)
    draft.add(.menu, "", frame)
    let backs = (bar + 1..<end).map { grid.back(run.upperBound - 1, $0) }
    let ground = Dictionary(backs.map { ($0, 1) }, uniquingKeysWith: +)
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    for y in bar + 1..<end {
      addEntry(y, run, ground: ground ?? 0, &draft)
      draft.take(y, 0..<grid.columns)
    }
    draft.take(bar, 0..<grid.columns)
  }

  private static func isBlock(_ run: Range<Int>, _ y: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    let ground = draft.regions[0].ground
    return run.allSatisfy { grid.back($0, y) != ground }
      && (run.upperBound >= grid.columns
        || grid.back(run.upperBound, y) != grid.back(run.upperBound - 1, y))
  }
}
