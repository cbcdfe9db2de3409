import Semantics
import Terminal

/// Views in a row at the edge of the screen, of which one looks otherwise: numbered names (`1:tea 2:herbs`), and
/// names with blanks around them that fill the beginning of the first row (` tea.txt  herbs.txt `).
enum StripTabRules {
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    guard grid.rows > 4 else { return }
    for y in [0, 1, 2, grid.rows - 3, grid.rows - 2, grid.rows - 1] {
      let row = 0..<grid.columns
      guard row.allSatisfy({ draft.owners[grid.index($0, y)] == 0 }), !draft.isTaken(y, row) else {
        continue
      }
      if let numbers = numbered(y, grid) {
        add(numbers.map { (name: $0, place: $0) }, y, &draft)
      } else if let names = counted(y, grid) {
        add(names.map { (name: $0, place: $0) }, y, &draft)
      } else if y < 2, let parts = padded(y, draft) {
        add(parts, y, &draft)
      }
    }
  }

  private static func add(
    _ tabs: [(name: Range<Int>, place: Range<Int>)], _ y: Int, _ draft: inout RoleDraft
  ) {
    guard let first = tabs.first, let last = tabs.last else { return }
    let grid = draft.grid
    draft.add(.tabList, "", y, first.place.lowerBound..<last.place.upperBound)
    let shown = odd(tabs.map(\.name), y, grid) ?? shownOfTwo(tabs.map(\.name), y, grid)
    for (number, tab) in tabs.enumerated() {
      draft.add(
        .tab, grid.text(y, tab.name), y, tab.place, number == shown ? .selected : [])
    }
    draft.take(y, 0..<grid.columns)
  }

  // MARK: The one that is shown
  private static func look(_ name: Range<Int>, _ y: Int, _ grid: CellGrid) -> [UInt64] {
    let x = name.upperBound - 1
    return [UInt64(grid.back(x, y)), grid.inks[grid.index(x, y)]]
  }

  /// The only name that looks otherwise, where the others look alike.
  private static func odd(_ names: [Range<Int>], _ y: Int, _ grid: CellGrid) -> Int? {
    let looks = names.map { look($0, y, grid) }
    let alone = looks.indices.filter { number in looks.count { $0 == looks[number] } == 1 }
    return Set(looks).count == 2 && alone.count == 1 ? alone[0] : nil
  }

  /// Of two views the one whose ground is not that behind them, or whose name is bold.
  private static func shownOfTwo(_ names: [Range<Int>], _ y: Int, _ grid: CellGrid) -> Int? {
    guard names.count == 2 else { return nil }
    let ground = grid.back(grid.columns - 1, y)
    let lit = names.indices.filter { grid.back(names[$0].lowerBound, y) != ground }
    if lit.count == 1 { return lit[0] }
    return names.indices.first { look(names[$0], y, grid)[1] & 1 << 41 != 0 }
  }

  // MARK: Numbers
  /// Returns `1:tea 2:herbs`, or `1:tea  2:herbs of mine  5:cups  h:help`: names with numbers in order, of which one
  /// looks otherwise.
  private static func numbered(_ y: Int, _ grid: CellGrid) -> [Range<Int>]? {
    keyed(y, grid) ?? numbered(grid.pieces(y, 0..<grid.columns), y, grid)
  }

  /// Returns ` 0 tea  1 herbs `: names from the beginning of a bar on that count from 0 or 1, of which one stands on a
  /// ground of its own with as many blanks before as behind it.
  private static func counted(_ y: Int, _ grid: CellGrid) -> [Range<Int>]? {
    let names = grid.pieces(y, 0..<grid.columns, gap: 2)
    func number(_ name: Range<Int>) -> Int? {
      let words = grid.pieces(y, name)
      guard words.count == 2, words[0].count == 1, Sign.isLetter(grid.sign(words[1].lowerBound, y))
      else { return nil }
      return Int(grid.text(y, words[0]))
    }
    guard let first = names.first.flatMap(number), first <= 1 else { return nil }
    let tabs = names.enumerated().prefix { number($0.element) == first + $0.offset }.map(\.element)
    let stripes = grid.stripes(y, 0..<grid.columns)
    let lit = stripes.filter { stripe in
      tabs.contains { name in
        let space = name.lowerBound - stripe.lowerBound
        return space > 0 && stripe.upperBound - name.upperBound == space
      }
    }
    return tabs.count >= 2 && stripes.count <= 3 && lit.count == 1 ? tabs : nil
  }

  /// Returns four names or more between wide gaps that have numbers, in which some may be left out, and letters after
  /// the numbers.
  private static func keyed(_ y: Int, _ grid: CellGrid) -> [Range<Int>]? {
    let names = grid.pieces(y, 0..<grid.columns, gap: 2).prefix { name in
      name.count > 3 && grid.sign(name.lowerBound + 1, y) == 0x3A
        && Sign.isLetter(grid.sign(name.lowerBound + 2, y))
    }
    let keys = names.map { grid.sign($0.lowerBound, y) }
    let numbers = keys.prefix { Sign.isDigit($0) }
    guard names.count >= 4, numbers.count >= 3, numbers[0] <= 0x31,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      keys.dropFirst(numbers.count).allSatisfy({ Sign.isLetter($0) }),
      odd(Array(names), y, grid) != nil
    else { return nil }
    return Array(names)
  }

  private static func numbered(
    _ tokens: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> [Range<Int>]? {
    var found: [(number: Int, range: Range<Int>)] = []
    for token in tokens {
      guard let number = number(token, y, grid) else {
        if found.count > 1 { break }
        found = []
        continue
      }
      if let last = found.last,
        number != last.number + 1 || token.lowerBound - last.range.upperBound > 3
      {
        if found.count > 1 { break }
        found = []
      }
      found.append((number, token))
    }
    guard found.count > 1, found[0].number <= 1 else { return nil }
    let names = found.map(\.range)
    let looks = Set(names.map { look($0, y, grid) })
    let isShown = names.count == 2 ? looks.count == 2 : odd(names, y, grid) != nil
    return isShown ? names : nil
  }

  /// The number before the colon of `1:tea`.
  private static func number(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Int? {
    let digits = token.prefix { Sign.isDigit(grid.sign($0, y)) }
    guard (1...2).contains(digits.count), token.count > digits.count + 1,
      grid.sign(digits.endIndex, y) == 0x3A, !Sign.isDigit(grid.sign(digits.endIndex + 1, y))
    else { return nil }
    return Int(grid.text(y, digits.startIndex..<digits.endIndex))
  }

  // MARK: Grounds
  /// Returns parts side by side from the beginning of a row, each with a name and as many blanks before as behind
  /// it; bars and grounds part them, and nothing but one sign to close them follows.
  private static func padded(
    _ y: Int, _ draft: RoleDraft
  ) -> [(name: Range<Int>, place: Range<Int>)]? {
    let grid = draft.grid
    let cells = grid.stripes(y, 0..<grid.columns).flatMap { stripe in
      stripe.parts { grid.sign($0, y) == 0x7C || grid.sign($0, y) == 0x2502 }
    }
    var parts = cells.compactMap { cell in
      grid.trimmed(y, cell).map { (name: $0, place: cell) }
    }
    if let last = parts.last, last.name.count == 1, last.name.upperBound == grid.columns {
      parts.removeLast()
    }
    guard (2...12).contains(parts.count), parts[0].place.lowerBound == 0 else { return nil }
    let areNear = zip(parts, parts.dropFirst()).allSatisfy {
      $1.place.lowerBound - $0.place.upperBound <= 1
    }
    let areNames = parts.allSatisfy { part in
      let (before, behind) = (
        part.name.lowerBound - part.place.lowerBound, part.place.upperBound - part.name.upperBound
      )
      return (1...4).contains(before) && before == behind && part.name.count <= 30
        && grid.pieces(y, part.name, gap: 2).count == 1
        && part.name.contains {
          Sign.isLetter(grid.sign($0, y)) || Sign.isDigit(grid.sign($0, y))
        }
    }
    let backs = parts.map { grid.back($0.name.lowerBound, y) }
    let alone = backs.indices.filter { number in backs.count { $0 == backs[number] } == 1 }
    guard areNear, areNames, Set(backs).count == 2, !alone.isEmpty else { return nil }
    // A title and a fact beside it stand on two grounds, too, before cells of the screen's own.
    let hasBars = (0..<grid.columns).contains { [0x7C, 0x2502].contains(grid.sign($0, y)) }
    let isFilled = grid.back(grid.columns - 2, y) != draft.regions[0].ground
    return hasBars || isFilled || parts.count > 2 ? parts : nil
  }
}
