/// A grid of cells: what a frame draws on, what a screen shows.
public struct Surface: Hashable, Sendable {
  public private(set) var size: Size
  /// Row by row from the top, `size.columns` cells each.
  public internal(set) var cells: [Cell]

  public init(size: Size, filledWith cell: Cell = .blank) {
    self.size = Size(max(0, size.columns), max(0, size.rows))
    cells = Array(repeating: cell, count: self.size.columns * self.size.rows)
  }

  /// Makes a surface of cells that are there already, row by row from the top; short rows are an
  /// error of the caller's.
  public init(size: Size, cells: [Cell]) {
    precondition(cells.count == size.columns * size.rows, "the cells do not fill the surface")
    (self.size, self.cells) = (size, cells)
  }

  public var bounds: Rect { Rect(size: size) }

  /// The cell at a position; a blank outside the grid.
  public subscript(_ x: Int, _ y: Int) -> Cell {
    get {
      guard x >= 0, y >= 0, x < size.columns, y < size.rows else { return .blank }
      return cells[y * size.columns + x]
    }
    set {
      guard x >= 0, y >= 0, x < size.columns, y < size.rows else { return }
      cells[y * size.columns + x] = newValue
    }
  }

  /// Returns the place of a cell that is inside.
  func index(_ x: Int, _ y: Int) -> Int { y * size.columns + x }
  /// Returns the cells of one row.
  public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.columns..<(y + 1) * size.columns] }
  /// Returns the text of one row, blanks at the end included.
  public func text(row y: Int) -> String { row(y).reduce(into: "") { $0 += $1.text } }

  /// The rows without the blanks at their ends, joined by line feeds.
  public var text: String {
    (0..<size.rows).map { text(row: $0).trimmedRight }.joined(separator: "\n")
  }

  /// Writes text at a position and returns the columns it took.
  ///
  /// The text is cleaned (``Sanitizer``) and cut at `clip`: a character of two columns of which
  /// only one is inside is drawn as a blank. `style` replaces the style of the cells; where its
  /// background is the default one, the background that was there stays. In the last column no
  /// selector makes an emoji: there is no room for it, and terminals would go on in the next row.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let area = bounds.intersection(clip ?? bounds)
    if text.utf8.count <= Sanitizer.maximumScalars, text.isPrintableASCII {
      writePlain(text.utf8, at: point, style, area)
      return text.utf8.count
    }
    guard point.y >= area.minY, point.y < area.maxY
    else { return DisplayWidth.of(Sanitizer.clean(text)) }
    var x = point.x
    var base: Int?
    for scalar in Sanitizer.clean(text).unicodeScalars {
      let measured = DisplayWidth.of(scalar)
      if measured == 0 {
        let isLast = x == size.columns && cells[base ?? 0].width == 1
        if let base, !isLast || !DisplayWidth.isDoubtful(scalar) {
          cells[base].text.unicodeScalars.append(scalar)
        }
        continue
      }
      let width = max(1, measured)
      base = put(scalar, width: width, at: Point(x: x, y: point.y), style: style, area: area)
      x += width
    }
    return x - point.x
  }

  /// Writes one character of one column over and over: the lines of a frame.
  public mutating func write(
    _ scalar: Unicode.Scalar, count: Int, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) {
    let area = bounds.intersection(clip ?? bounds)
    let cell = Cell(scalar, width: 1, style: style)
    let indices = open(point, max(0, count), area)
    cells.withUnsafeMutableBufferPointer { cells in
      for index in indices { cells[index] = cell.withBackground(of: cells[index]) }
    }
  }

  /// Writes one character of one column over and over downwards, a row each.
  public mutating func write(
    _ scalar: Unicode.Scalar, rows: Int, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) {
    let area = bounds.intersection(clip ?? bounds)
    guard point.x >= area.minX, point.x < area.maxX else { return }
    let cell = Cell(scalar, width: 1, style: style)
    for y in max(point.y, area.minY)..<max(point.y, area.minY, min(point.y + rows, area.maxY)) {
      split(x: point.x, y: y)
      split(x: point.x + 1, y: y)
      let index = index(point.x, y)
      cells[index] = cell.withBackground(of: cells[index])
    }
  }

  /// Nearly all that is written: a column a byte, and nothing to clean.
  private mutating func writePlain(
    _ text: String.UTF8View, at point: Point, _ style: Style, _ area: Rect
  ) {
    let indices = open(point, text.count, area)
    guard !indices.isEmpty else { return }
    let first = index(point.x, point.y)
    cells.withUnsafeMutableBufferPointer { cells in
      for (index, byte) in zip(first..., text) where indices.contains(index) {
        cells[index] = Cell(Unicode.Scalar(byte), width: 1, style: style)
          .withBackground(of: cells[index])
      }
    }
  }

  /// Makes room in a row for cells of one column; gives the indices of those inside `area`.
  private mutating func open(_ point: Point, _ count: Int, _ area: Rect) -> Range<Int> {
    let (start, end) = (max(point.x, area.minX), min(point.x + count, area.maxX))
    guard point.y >= area.minY, point.y < area.maxY, start < end else { return 0..<0 }
    split(x: start, y: point.y)
    split(x: end, y: point.y)
    let row = point.y * size.columns
    return row + start..<row + end
  }

  /// Returns true if every cell of a rectangle is this one; false where a part of it is outside.
  public func isFilled(_ rect: Rect, with cell: Cell) -> Bool {
    bounds.intersection(rect) == rect && cells(in: rect).allSatisfy { $0 == cell }
  }

  /// Returns the cells of a rectangle, row by row; it must be inside.
  public func cells(in rect: Rect) -> [Cell] {
    var part: [Cell] = []
    part.reserveCapacity(rect.columns * rect.rows)
    for y in rect.minY..<rect.maxY {
      part += row(y)[(y * size.columns + rect.minX)...].prefix(rect.columns)
    }
    return part
  }

  /// Puts down what ``cells(in:)`` has taken from a rectangle as large, in place of what is there;
  /// no character there or here may cross its edges.
  public mutating func put(_ part: [Cell], in rect: Rect) {
    cells.withUnsafeMutableBufferPointer { cells in
      part.withUnsafeBufferPointer { part in
        for row in 0..<rect.rows {
          let start = (rect.minY + row) * size.columns + rect.minX
          let cells = UnsafeMutableBufferPointer(rebasing: cells[start..<start + rect.columns])
          _ = cells.update(fromContentsOf: part[row * rect.columns..<(row + 1) * rect.columns])
        }
      }
    }
  }

  /// Fills a rectangle with one cell.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      split(x: area.minX, y: y)
      split(x: area.maxX, y: y)
      let start = y * size.columns
      cells.withUnsafeMutableBufferPointer {
        $0[start + area.minX..<start + area.maxX].update(repeating: cell)
      }
    }
  }

  /// Changes the style of every cell of a rectangle and leaves its text; the halves of a wide
  /// character keep one style, that of the left one.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<min(area.maxX + 1, size.columns) {
        let index = y * size.columns + x
        if cells[index].width == 0, x > 0 {
          cells[index].style = cells[index - 1].style
        } else if x < area.maxX {
          change(&cells[index].style)
        }
      }
    }
  }

  /// Writes one scalar; returns the index of its cell, or nil where it is outside `area`.
  mutating func put(
    _ scalar: Unicode.Scalar, width: Int, at point: Point, style: Style, area: Rect
  ) -> Int? {
    guard point.y >= area.minY, point.y < area.maxY, point.x < area.maxX else { return nil }
    guard point.x + width > area.minX else { return nil }
    if point.x < area.minX || point.x + width > area.maxX {
      set(" ", 1, at: max(point.x, area.minX), point.y, style)
      return nil
    }
    set(scalar, width, at: point.x, point.y, style)
    return point.y * size.columns + point.x
  }

  private mutating func set(
    _ scalar: Unicode.Scalar, _ width: Int, at x: Int, _ y: Int, _ style: Style
  ) {
    let index = y * size.columns + x
    if cells[index].width == 0 { split(x: x, y: y) }
    if x + width < size.columns, cells[index + width].width == 0 { split(x: x + width, y: y) }
    let style = style.withBackground(of: cells[index].style)
    cells[index] = Cell(scalar, width: width, style: style)
    if width == 2 { cells[index + 1] = .continuation(style) }
  }

  /// Before column `x` is overwritten from there on: a wide character that crosses the line between
  /// `x - 1` and `x` becomes two blanks.
  mutating func split(x: Int, y: Int) {
    guard x > 0, x < size.columns else { return }
    let index = y * size.columns + x
    guard cells[index].width == 0 else { return }
    cells[index] = Cell(" ", style: cells[index].style)
    cells[index - 1] = Cell(" ", style: cells[index - 1].style)
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedRight: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}

extension Surface {
  /// Copies a part of another surface, one cell for one.
  ///
  /// Of what falls outside `clip`, nothing is drawn; a character of two columns that is cut in half
  /// becomes a blank. Costs little more than a copy of the memory.
  public mutating func copy(
    _ source: Surface, from part: Rect, to origin: Point, clip: Rect? = nil
  ) {
    let area = bounds.intersection(clip ?? bounds)
    let part = source.bounds.intersection(part)
    let (start, end) = (max(origin.x, area.minX), min(origin.x + part.columns, area.maxX))
    guard start < end else { return }
    for y in 0..<part.rows where origin.y + y >= area.minY && origin.y + y < area.maxY {
      let first = source.index(part.minX + start - origin.x, part.minY + y)
      copy(source.cells[first..<first + end - start], to: index(start, origin.y + y))
    }
  }

  /// A run of a row; only at its ends a character can be cut.
  private mutating func copy(_ run: ArraySlice<Cell>, to first: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      let target = UnsafeMutableBufferPointer(rebasing: cells[first..<first + run.count])
      _ = target.update(fromContentsOf: run)
      if target[0].width == 0 { target[0] = Cell(" ", style: target[0].style) }
      let last = target.count - 1
      if target[last].width == 2 { target[last] = Cell(" ", style: target[last].style) }
    }
  }
}
