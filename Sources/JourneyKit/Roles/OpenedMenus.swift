import Terminal

/// A bar of words of which one looks otherwise, and right below that one what it has opened: a menu, whatever the
/// words are.
enum OpenedMenus {
  struct Bar {
    var y: Int
    var items: [Range<Int>]
    var opened: Int
  }

  /// Returns the bar above what begins in this row and covers these columns.
  static func bar(above frame: Rect, _ grid: CellGrid) -> Bar? {
    let y = frame.minY - 1
    guard (0...2).contains(y), frame.minX > 1 || frame.maxX < grid.columns - 1 else { return nil }
    // A menu that hangs from the line below a bar tells where its words are parted.
    let isHung = grid.sign(frame.minX, frame.minY) == 0x251C
    let items = withoutTitle(items(y, grid, gap: isHung ? 1 : 2), y, grid)
    guard (2...14).contains(items.count), items.allSatisfy({ isName($0, y, grid) }) else {
      return nil
    }
    let opened = items.indices.first { number in
      let name = items[number]
      let start = grid.pieces(y, 0..<name.upperBound, gap: 2).last?.lowerBound ?? name.lowerBound
      // At the right edge a menu begins before its name.
      let isAtEdge =
        number == items.count - 1 && frame.maxX >= grid.columns - 3
        && (frame.minX..<frame.maxX).contains(start)
      return [start, name.lowerBound].contains(where: (frame.minX - 1...frame.minX + 3).contains)
        || isAtEdge
    }
    return opened.flatMap { isOdd($0, items, y, grid) ? Bar(y: y, items: items, opened: $0) : nil }
  }

  /// Returns the boxes right below the first row whose left edge has a crossing for its upper corner: `├────┐`.
  static func hung(_ grid: CellGrid) -> [DrawnBox] {
    let y = 1
    guard grid.rows > 4 else { return [] }
    return (0..<max(0, grid.columns - 3)).compactMap { x in
      guard grid.sign(x, y) == 0x251C else { return nil }
      let edge = (x + 1..<grid.columns).prefix { grid.sign($0, y) == 0x2500 }
      let right = edge.endIndex
      let sides = (y + 1..<grid.rows).prefix { row in
        grid.sign(x, row) == 0x2502 && grid.sign(right, row) == 0x2502
      }
      guard edge.count >= 2, grid.sign(right, y) == 0x2510, !sides.isEmpty,
        grid.sign(x, sides.endIndex) == 0x2514, grid.sign(right, sides.endIndex) == 0x2518
      else { return nil }
      let frame = Rect(x: x, y: y, columns: right - x + 1, rows: sides.count + 2)
      return bar(above: frame, grid).map { _ in DrawnBox(frame: frame, titles: []) }
    }
  }

  /// Returns the names of a bar that stands on a ground of its own behind a title, if there are two grounds more: that
  /// of the bar, and that of its opened name.
  private static func withoutTitle(
    _ items: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> [Range<Int>] {
    let backs = items.map { grid.back($0.upperBound - 1, y) }
    guard Set(backs).count == 3, let title = backs.first else { return items }
    return zip(items, backs).drop { $1 == title }.map(\.0)
  }

  /// The words of a row, parted by grounds and gaps; a sign that points at one is no part of it.
  private static func items(_ y: Int, _ grid: CellGrid, gap: Int) -> [Range<Int>] {
    grid.stripes(y, 0..<grid.columns).flatMap { grid.pieces(y, $0, gap: gap) }
      .filter { $0.contains { Sign.isLetter(grid.sign($0, y)) } }
      .map { item in
        // `>File`, `[F1] File`
        if item.count > 1, [0x3E, 0x3C].contains(grid.sign(item.lowerBound, y)) {
          return grid.trimmed(y, item.dropFirst()) ?? item
        }
        let words = grid.pieces(y, item)
        guard words.count > 1, words[0].count > 1, KeyNames.isName(grid, y, words[0]) else {
          return item
        }
        return words[1].lowerBound..<item.upperBound
      }
  }

  private static func isName(_ item: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    item.count <= 20 && Sign.isLetter(grid.sign(item.lowerBound, y))
      && grid.pieces(y, item).count <= 3
      && !item.contains { [0x3A, 0x3D, 0x2F].contains(grid.sign($0, y)) }
  }

  /// Returns true for the only item with another ground than the others, or with another ink.
  private static func isOdd(
    _ number: Int, _ items: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> Bool {
    let backs = items.map { UInt64(grid.back($0.upperBound - 1, y)) }
    let inks = items.map { grid.inks[grid.index($0.upperBound - 1, y)] }
    return [backs, inks].contains { looks in
      Set(looks).count == 2 && looks.count { $0 == looks[number] } == 1
    }
  }
}
