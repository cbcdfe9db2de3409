/// Cells side by side whose width terminals disagree on, and which one terminal or another draws as
/// one character: a screen writes them at their address and the cells behind them at theirs, so
/// that nothing moves along the row whatever the terminal believes.
public struct DoubtfulRun: Hashable, Sendable {
  public var columns: Range<Int>
  /// The column behind the room that it has: beyond `columns` by the blank half of an emoji's slot.
  public var roomEnd: Int
  /// The column behind the cells that a terminal covers when it measures scalar by scalar, as the C
  /// library does: beyond the room where a joined emoji stands in a slot. These cells have to be
  /// written anew.
  public var coveredEnd: Int
  /// The column behind what any terminal may cover.
  public var widestEnd: Int

  public init(columns: Range<Int>, roomEnd: Int, coveredEnd: Int, widestEnd: Int) {
    (self.columns, self.roomEnd, self.coveredEnd) = (columns, roomEnd, coveredEnd)
    self.widestEnd = widestEnd
  }
}

extension Surface {
  /// Returns the runs of a row, from the left; mostly none.
  public func doubtfulRuns(row y: Int) -> [DoubtfulRun] {
    let cells = row(y)
    var runs: [DoubtfulRun] = []
    var x = cells.startIndex
    while x < cells.endIndex {
      let next = Self.next(x, cells)
      let isPlainNext = next == cells.endIndex || Self.isPlain(cells[next])
      if isPlainNext, Self.isPlain(cells[x]) {
        x = next
        continue
      }
      let end = Self.clusterEnd(from: x, cells)
      let text = cells[x..<end].reduce(into: "") { $0 += $1.text }
      if end > next || DisplayWidth.isDoubtful(text) {
        runs.append(run(x - cells.startIndex..<end - cells.startIndex, text))
      }
      x = end
    }
    return runs
  }

  /// Returns true for a cell that is neither doubtful itself nor belongs to the one before it, told without its
  /// text: at most two bytes, or a lone scalar.
  private static func isPlain(_ cell: Cell) -> Bool {
    if cell.code < 0x800 { return true }
    return cell.scalar.map { $0.isLone && !DisplayWidth.isDoubtful($0) } ?? false
  }

  private func run(_ columns: Range<Int>, _ text: String) -> DoubtfulRun {
    let covered = columns.lowerBound + DisplayWidth.of(text)
    let isSlot = covered > columns.upperBound
    let slotEnd = min(size.columns, columns.lowerBound + Self.emojiColumns)
    return DoubtfulRun(
      columns: columns, roomEnd: isSlot ? slotEnd : columns.upperBound, coveredEnd: covered,
      widestEnd: columns.lowerBound + DisplayWidth.widest(text))
  }

  private static func next(_ x: Int, _ cells: ArraySlice<Cell>) -> Int {
    min(cells.endIndex, x + max(1, Int(cells[x].width)))
  }

  /// Returns the index behind the last cell of the grapheme cluster that begins at `x`.
  private static func clusterEnd(from x: Int, _ cells: ArraySlice<Cell>) -> Int {
    var end = next(x, cells)
    var text = cells[x].text
    while end < cells.endIndex, mayJoin(text, cells[end].text) {
      text += cells[end].text
      guard text.count == 1 else { break }
      end = next(end, cells)
    }
    return end
  }

  /// A quick test, so that clusters need not be found for cells that never belong to one.
  private static func mayJoin(_ text: String, _ other: String) -> Bool {
    // To a blank nothing is joined: it may be the other half of a slot.
    guard text != " ", other.utf8.count > 2, let last = text.unicodeScalars.last,
      let first = other.unicodeScalars.first
    else { return false }
    // 9 is that of viramas, which join consonants.
    return DisplayWidth.isDoubtful(first) || last == "\u{200D}"
      || last.properties.canonicalCombiningClass.rawValue == 9
  }

  /// The columns of the slot that an emoji stands in.
  public static let emojiColumns = 2

  /// The most scalars of one emoji: a kiss between two people with skin tones.
  private static let emojiScalars = 10

  /// Writes an emoji into a slot of two columns, whatever terminals believe of its width.
  ///
  /// The slot is blank first, so that half of it is where a terminal draws the emoji narrow; the
  /// screen puts the cursor behind the slot by its address (``doubtfulRuns(row:)``). Of `emoji` the
  /// first character counts, cleaned as text is; a slot that `clip` cuts stays blank. A terminal
  /// that does not join emoji shows the first of a family.
  ///
  /// - Returns: the columns it took, always ``emojiColumns``.
  @discardableResult
  public mutating func writeEmoji(
    _ emoji: String, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let area = bounds.intersection(clip ?? bounds)
    let slot = Rect(x: point.x, y: point.y, columns: Self.emojiColumns, rows: 1)
    let isWhole = area.intersection(slot) == slot
    if isWhole, let scalar = Self.plainEmoji(emoji) {
      _ = put(scalar, width: Self.emojiColumns, at: point, style: style, area: area)
      return Self.emojiColumns
    }
    write("  ", at: point, style: style, clip: clip)
    guard isWhole else { return Self.emojiColumns }
    let text = Self.emojiText(emoji)
    if DisplayWidth.of(text) <= Self.emojiColumns {
      write(text, at: point, style: style, clip: clip)
    } else {
      write(DisplayWidth.leading(of: text), at: point, style: style, clip: clip)
      self[point.x, point.y].text = text
    }
    return Self.emojiColumns
  }

  /// Returns one scalar that fills the slot by itself, as nearly all are: there is nothing to clean
  /// or to cut.
  private static func plainEmoji(_ emoji: String) -> Unicode.Scalar? {
    guard emoji.utf8.count == 4, let scalar = emoji.unicodeScalars.first,
      (0x1F000..<0x1FB00).contains(scalar.value), DisplayWidth.of(scalar) == emojiColumns
    else { return nil }
    return scalar
  }

  /// Returns the first cluster, as far as it is an emoji that some program may have drawn.
  private static func emojiText(_ emoji: String) -> String {
    let cluster = Sanitizer.clean(emoji).first.map { String($0) } ?? ""
    let isShort = cluster.unicodeScalars.count <= emojiScalars
    return isShort ? cluster : DisplayWidth.leading(of: cluster)
  }
}
