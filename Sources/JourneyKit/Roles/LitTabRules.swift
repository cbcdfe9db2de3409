import Semantics
import Terminal

/// Views in the first rows or the last one of which the shown one alone has a ground of its own
/// (` Status [1] | Log [2] | Files [3] `), or a line of its own below it (`Overview  Details` over
/// `━━━━━━━━━────`).
enum LitTabRules {
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    guard grid.rows > 4 else { return }
    for y in [0, 1, 2, grid.rows - 1] {
      let row = 0..<grid.columns
      guard !draft.isTaken(y, row), row.allSatisfy({ draft.owners[grid.index($0, y)] == 0 }) else {
        continue
      }
      let names = withoutTitle(names(y, row, grid))
      if let shown = underlined(names, y, grid) ?? lit(names, y, draft) {
        add(names, shown: shown, y, row, &draft)
      } else if y < 3, let shown = inked(names, y, draft) {
        add(names, shown: shown, y, row, &draft)
      } else if y < 3, let shown = lit(Array(names.dropFirst()), y, draft) {
        // Before them stands the name of the program.
        add(Array(names.dropFirst()), shown: shown, y, row, &draft)
      } else if let found = open(y, draft) {
        add(found.names, shown: found.shown, y, row, &draft)
      }
    }
    for region in draft.regions where region.kind == .group && region.frame.rows == 1 {
      let (y, row) = (region.frame.minY, region.frame.minX..<region.frame.maxX)
      let names = names(y, row, grid)
      if !draft.isTaken(y, row), let shown = inked(names, y, draft) ?? lit(names, y, draft) {
        add(names, shown: shown, y, row, &draft)
      }
    }
  }

  private static func add(
    _ names: [Range<Int>], shown: Int, _ y: Int, _ row: Range<Int>, _ draft: inout RoleDraft
  ) {
    guard let first = names.first, let last = names.last else { return }
    draft.add(.tabList, "", y, first.lowerBound..<last.upperBound)
    for (number, name) in names.enumerated() {
      draft.add(.tab, draft.grid.text(y, name), y, name, number == shown ? .selected : [])
    }
    draft.take(y, row)
  }

  /// Returns the names without the first one where it stands farther from the others than they do from each other.
  private static func withoutTitle(_ names: [Range<Int>]) -> [Range<Int>] {
    let gaps = zip(names, names.dropFirst()).map { $1.lowerBound - $0.upperBound }
    guard gaps.count >= 3, let first = gaps.first, gaps.dropFirst().allSatisfy({ $0 < first }),
      Set(gaps.dropFirst()).count == 1
    else { return names }
    return Array(names.dropFirst())
  }

  /// Returns what stands between wide gaps, bars and other grounds.
  private static func names(_ y: Int, _ row: Range<Int>, _ grid: CellGrid) -> [Range<Int>] {
    grid.stripes(y, row).flatMap { stripe in
      grid.pieces(y, stripe, gap: 2).flatMap { piece in
        piece.parts { grid.sign($0, y) == 0x7C }.compactMap { grid.trimmed(y, $0) }
      }
    }
  }

  // MARK: Grounds
  /// Returns the only name with another ground than the others, which are of one look.
  private static func lit(_ names: [Range<Int>], _ y: Int, _ draft: RoleDraft) -> Int? {
    let grid = draft.grid
    guard (3...9).contains(names.count), names.allSatisfy({ isName($0, y, grid) }),
      StyledHints.striped(grid, y).isEmpty, StyledHints.styled(grid, y).count < 2,
      !TableRules.isHead(y, 0..<grid.columns, draft)
    else { return nil }
    let backs = names.map { grid.back($0.lowerBound, y) }
    let shown = backs.indices.filter { number in backs.count { $0 == backs[number] } == 1 }
    guard Set(backs).count == 2, shown.count == 1 else { return nil }
    let inks = names.indices.filter { $0 != shown[0] }
      .map { grid.inks[grid.index(names[$0].upperBound - 1, y)] }
    // A title that stands far from what follows it is none of them.
    let gaps = zip(names, names.dropFirst()).map { $1.lowerBound - $0.upperBound }
    return Set(inks).count == 1 && gaps.allSatisfy { $0 <= 8 } ? shown[0] : nil
  }

  /// Returns the only name with another ink than the others, which are of one look, where lines part all of them.
  private static func inked(_ names: [Range<Int>], _ y: Int, _ draft: RoleDraft) -> Int? {
    let grid = draft.grid
    guard (3...9).contains(names.count), names.allSatisfy({ isName($0, y, grid) }),
      zip(names, names.dropFirst()).allSatisfy({ name, next in
        let gap = name.upperBound..<next.lowerBound
        let lines = gap.filter { grid.sign($0, y) == 0x2502 }
        // A line that goes on parts two views.
        return gap.count <= 5 && lines.count == 1
          && gap.allSatisfy { grid.isBlank($0, y) || lines == [$0] }
          && ![y - 1, y + 1].contains { ![0x20, 0x2500].contains(grid.sign(lines[0], $0)) }
      })
    else { return nil }
    let looks = names.map { name in
      Set(name.filter { !grid.isBlank($0, y) }.map { grid.inks[grid.index($0, y)] })
    }
    let shown = looks.indices.filter { number in looks.count { $0 == looks[number] } == 1 }
    return looks.allSatisfy { $0.count == 1 } && Set(looks).count == 2 && shown.count == 1
      ? shown[0] : nil
  }

  private static func isName(_ range: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    range.count <= 24 && range.contains { Sign.isLetter(grid.sign($0, y)) }
      && !isTold(range, y, grid) && grid.pieces(y, range).count <= 3
      && !KeyNames.isName(grid, y, range)
  }

  /// Returns true for `User: ann` and `tea:`, but not for `1:tea`.
  private static func isTold(_ range: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    range.contains { x in
      grid.sign(x, y) == 0x3A && (!range.contains(x + 1) || grid.isBlank(x + 1, y))
    }
  }

  // MARK: Holes
  /// Returns names in a lit row of which one stands on the ground of the screen, with as many blanks before as behind
  /// it: the shown one is open to what is below.
  private static func open(
    _ y: Int, _ draft: RoleDraft
  ) -> (names: [Range<Int>], shown: Int)? {
    let grid = draft.grid
    let stripes = grid.stripes(y, 0..<grid.columns)
    let holes = stripes.filter { grid.back($0.lowerBound, y) == draft.regions[0].ground }
    guard (2...3).contains(stripes.count), holes.count == 1, let name = grid.trimmed(y, holes[0]),
      (1...3).contains(name.lowerBound - holes[0].lowerBound),
      name.lowerBound - holes[0].lowerBound == holes[0].upperBound - name.upperBound
    else { return nil }
    let names = stripes.flatMap { grid.pieces(y, $0, gap: 2) }
      .filter { $0.count > 1 || $0.upperBound < grid.columns }
    let gaps = zip(names, names.dropFirst()).map { $1.lowerBound - $0.upperBound }
    guard (2...12).contains(names.count), names[0].lowerBound <= 3, gaps.allSatisfy({ $0 <= 6 }),
      names.allSatisfy({ $0.count <= 30 }), let shown = names.firstIndex(of: name)
    else { return nil }
    return (names, shown)
  }

  // MARK: Lines below
  /// Returns the name above the only part of a line below that looks otherwise.
  private static func underlined(_ names: [Range<Int>], _ y: Int, _ grid: CellGrid) -> Int? {
    guard names.count >= 2, y + 1 < grid.rows, let first = names.first, let last = names.last,
      names.allSatisfy({ isName($0, y, grid) }),
      (first.lowerBound..<last.upperBound).allSatisfy({ grid.isLine($0, y + 1) })
    else { return nil }
    func looks(_ name: Range<Int>) -> Set<[UInt64]> {
      Set(name.map { [UInt64(grid.sign($0, y + 1)), grid.inks[grid.index($0, y + 1)]] })
    }
    let all = names.map(looks)
    let shown = all.indices.filter { number in all.count { $0 == all[number] } == 1 }
    guard all.allSatisfy({ $0.count == 1 }), Set(all).count == 2 else { return nil }
    // Of two names, the one above heavy lines is shown; by colours alone it is not known.
    return shown.count == 1
      ? shown[0] : names.indices.first { grid.sign(names[$0].lowerBound, y + 1) == 0x2501 }
  }
}
