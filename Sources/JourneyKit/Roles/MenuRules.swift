import Semantics
import Terminal

/// The bar of a program's menus, the menus that are pulled down from it, and their entries.
struct MenuRules {
  static func apply(to draft: inout RoleDraft) {
    let bars = (0..<min(2, draft.grid.rows)).filter { y in
      bar(draft.grid, y) != nil && !draft.isTaken(y, 0..<draft.grid.columns)
    }
    if let y = bars.first, let items = bar(draft.grid, y) {
      addBar(items, y, &draft)
    } else {
      addOpened(&draft)
    }
    addBlock(below: bars.first ?? 0, &draft)
    for (number, region) in draft.regions.enumerated() where region.kind == .menu {
      let grid = draft.grid.seen(in: region.frame) { x, y in
        draft.owners[draft.grid.index(x, y)] == number
      }
      addEntries(MenuEntries(region.frame, grid), ground: region.ground, &draft)
    }
  }

  /// Adds the bar above a menu that is pulled down.
  private static func addOpened(_ draft: inout RoleDraft) {
    for region in draft.regions where region.kind == .menu {
      let frame = Rect(
        x: region.frame.minX - 1, y: region.frame.minY - 1, columns: region.frame.columns + 2,
        rows: 1)
      guard let bar = OpenedMenus.bar(above: frame, draft.grid),
        !draft.isTaken(bar.y, 0..<draft.grid.columns)
      else { continue }
      return addBar(bar.items, bar.y, opened: bar.opened, &draft)
    }
  }

  private static func addBar(
    _ items: [Range<Int>], _ y: Int, opened: Int? = nil, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    guard let first = items.first, let last = items.last else { return }
    draft.add(.menu, "", y, first.lowerBound..<last.upperBound)
    let backs = items.map { grid.back($0.upperBound - 1, y) }
    for (number, item) in items.enumerated() {
      let isAlone = opened.map { $0 == number } ?? (backs.count { $0 == backs[number] } == 1)
      draft.add(.menuItem, grid.text(y, item), y, item, isAlone ? .selected : [])
    }
    draft.take(y, 0..<grid.columns)
  }

  /// Returns the entries of a bar of menus: words that begin with a capital letter, on a ground that most
  /// rows do not have at their ends, or each with a hotkey; nil for any other row.
  static func bar(_ grid: CellGrid, _ y: Int) -> [Range<Int>]? {
    if let items = filed(grid, y) { return items }
    let pieces = grid.pieces(y, 0..<grid.columns)
    // Other words may stand before entries with hotkeys, or a clock behind them.
    let hot = Array(pieces.reversed().prefix { grid.oddLetter(y, $0) != nil }.reversed())
    let first = Array(pieces.prefix { grid.oddLetter(y, $0) != nil })
    let isWhole = hot.count < 4 && first.count < 3 || pieces.allSatisfy { isEntry(grid, y, $0) }
    var items = isWhole ? withoutTail(pieces, y, grid) : hot.count < 4 ? first : hot
    if let sign = pieces.first, sign.count == 1, items.count + 1 == pieces.count, items == hot {
      items = pieces
    }
    let names = items.map { grid.text(y, $0).lowercased() }
    guard items.count >= 3 || items.count == 2 && names.allSatisfy(usual.contains),
      items[0].lowerBound <= 8 || items.count < pieces.count
    else { return nil }
    // `#` or `≡` is the first menu of some.
    let hasSign =
      items.count > 4 && items[0].count == 1
      && !Sign.isLetter(grid.sign(items[0].lowerBound, y))
      && !Sign.isDigit(grid.sign(items[0].lowerBound, y))
    let named = hasSign ? items.dropFirst() : items[...]
    guard
      named.allSatisfy({ item in
        isEntry(grid, y, item)
          || item == items.last && item.count == 1 && grid.sign(item.lowerBound, y) == 0x3F
      })
    else { return nil }
    let gaps = zip(items, items.dropFirst()).map { $1.lowerBound - $0.upperBound }
    let isTight = gaps.contains(1)
    let mayBeTight = items.count >= 5 || items == first
    guard !isTight || mayBeTight && gaps.allSatisfy({ $0 == 1 }) else { return nil }
    let last = grid.columns - 1
    let alike = (0..<grid.rows).count { grid.back(last, $0) == grid.back(last, y) }
    let hotkeys = items.count { grid.oddLetter(y, $0) != nil }
    let isKnown = names.contains("file") && names.count { usual.contains($0) } >= 2
    return alike * 2 < grid.rows || hotkeys + 1 >= items.count || isKnown ? items : nil
  }

  /// Returns the names of a bar that begins with `File`, and may have two words each.
  private static func filed(_ grid: CellGrid, _ y: Int) -> [Range<Int>]? {
    let names = grid.pieces(y, 0..<grid.columns, gap: 2)
    guard (2...10).contains(names.count), names[0].lowerBound <= 4,
      grid.text(y, names[0]) == "File", grid.back(0, y) != 0 || grid.back(grid.columns - 1, y) != 0,
      names.allSatisfy({ name in
        Sign.isUpper(grid.sign(name.lowerBound, y)) && grid.pieces(y, name).count <= 2
          && name.allSatisfy { grid.isBlank($0, y) || Sign.isLetter(grid.sign($0, y)) }
      })
    else { return nil }
    let gaps = zip(names, names.dropFirst()).map { $1.lowerBound - $0.upperBound }
    return Set(gaps).count == 1 && gaps[0] <= 8 ? names : nil
  }

  /// The names of menus that many programs have.
  private static let usual: Set<String> = [
    "file", "edit", "view", "help", "options", "search", "tools", "window", "windows", "settings",
  ]

  /// Returns entries with one gap between them, without a clock or a version far behind them. The last one of them
  /// may be `?`.
  private static func withoutTail(
    _ pieces: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> [Range<Int>] {
    let gaps = zip(pieces, pieces.dropFirst()).map { $1.lowerBound - $0.upperBound }
    guard let gap = gaps.first, (2...4).contains(gap) else { return pieces }
    let count = gaps.prefix { $0 == gap }.count + 1
    guard count >= 3, count < pieces.count, gaps[count - 1] >= 8 else { return pieces }
    return Array(pieces.prefix(count))
  }

  private static func isEntry(_ grid: CellGrid, _ y: Int, _ range: Range<Int>) -> Bool {
    range.count >= 2
      && range.allSatisfy { Sign.isLetter(grid.sign($0, y)) || grid.sign($0, y) == 0x2D }
      && Sign.isLetter(grid.sign(range.lowerBound, y))
      && !(0x61...0x7A).contains(grid.sign(range.lowerBound, y))
  }

  // MARK: Popped up
  /// Returns true for a narrow box of nothing but entries, some of them with keys, or one of them lit.
  static func isPopUp(_ box: Rect, _ grid: CellGrid) -> Bool {
    guard box.columns * 2 <= grid.columns else { return false }
    let entries = MenuEntries(box, grid)
    let starts = entries.words.map {
      ListRules.wordsBehindPointer($0.y, $0.range, grid).lowerBound
    }
    guard entries.words.count >= 3, entries.isTight, Set(starts).count == 1 else { return false }
    if entries.keyed * 3 >= entries.words.count { return true }
    // A long one without keys is a list to choose from.
    let isNamed = entries.words.allSatisfy { y, words in
      Sign.isUpper(grid.sign(ListRules.wordsBehindPointer(y, words, grid).lowerBound, y))
        && grid.pieces(y, words).count <= 5
    }
    if isNamed, entries.isOnePointed, box.rows == entries.words.count { return true }
    return entries.isOneLit && (entries.hasLeadingKeys || box.rows * 4 <= grid.rows * 3)
  }

  // MARK: Pulled down
  private static func addEntries(
    _ entries: MenuEntries, ground: UInt32, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    for (y, words) in entries.words {
      let entry = entries.entry(y, words)
      guard entry.count > 1, entry.contains(where: { Sign.isLetter(grid.sign($0, y)) }) else {
        continue
      }
      let isLit = grid.back(entry.upperBound - 1, y) != ground
      draft.add(.menuItem, grid.text(y, entry), y, entry, isLit ? .selected : [])
      draft.take(y, entries.columns)
    }
  }

  /// Finds a menu without lines: rows right below a bar, lit between the same columns.
  private static func addBlock(below bar: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    guard grid.rows > bar + 3 else { return }
    // The first row may be the selected one, of which only the ends are lit.
    let runs = [bar + 1, bar + 2].compactMap { y in
      draft.lights(y, 0..<grid.columns, of: 0).first {
        (6..<max(6, grid.columns * 3 / 4)).contains($0.count)
      }
    }
    guard let run = runs.first, draft.owners[grid.index(run.lowerBound, bar + 1)] == 0 else {
      return
    }
    var end = bar + 1
    while end < grid.rows, isBlock(run, end, draft) { end += 1 }
    guard end - bar > 3 else { return }
    let frame = Rect(x: run.lowerBound, y: bar + 1, columns: run.count, rows: end - bar - 1)
    let opened = OpenedMenus.bar(above: frame, grid)
    guard opened != nil || isTitled(bar, draft),
      MenuEntries(frame, grid).words.count * 2 > frame.rows
    else { return }
    if let opened, !draft.isTaken(bar, 0..<grid.columns) {
      addBar(opened.items, bar, opened: opened.opened, &draft)
    }
    draft.add(.menu, "", frame)
    let backs = (bar + 1..<end).map { grid.back(run.upperBound - 2, $0) }
    let ground = Dictionary(backs.map { ($0, 1) }, uniquingKeysWith: +)
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    addEntries(MenuEntries(frame, grid), ground: ground ?? 0, &draft)
    for y in bar + 1..<end { draft.take(y, opened == nil ? 0..<grid.columns : run) }
    if opened == nil { draft.take(bar, 0..<grid.columns) }
  }

  /// Returns true for a lit row of names; keys and sentences in it are those of a title.
  private static func isTitled(_ bar: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    guard draft.regions[0].ground != grid.back(grid.columns - 1, bar) else { return false }
    let names = grid.pieces(bar, 0..<grid.columns)
    let capitals = names.count { Sign.isUpper(grid.sign($0.lowerBound, bar)) }
    return capitals >= 3 && capitals * 10 >= names.count * 7
      && !names.contains { name in name.contains { grid.sign($0, bar) == 0x3A } }
  }

  private static func isBlock(_ run: Range<Int>, _ y: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    func isLit(_ x: Int) -> Bool { grid.back(x, y) != draft.regions[0].ground }
    guard isLit(run.lowerBound), isLit(run.upperBound - 1) else { return false }
    let inside = run.dropFirst().dropLast()
    guard inside.allSatisfy(isLit) || !inside.contains(where: isLit) else { return false }
    return run.upperBound >= grid.columns
      || grid.back(run.upperBound, y) != grid.back(run.upperBound - 1, y)
  }
}
