extension Surface {
  /// The columns of the slot that an emoji stands in.
  public static let emojiColumns = 2

  /// The most scalars of one emoji: a kiss between two people with skin tones.
  private static let emojiScalars = 10

  /// Writes an emoji into a slot of two columns, whatever terminals believe of its width.
  ///
  /// The slot is blank first, so that half of it is where a terminal draws the emoji narrow; the
  /// screen puts the cursor behind the slot by its address (``doubtfulRuns(row:)``). Of `emoji` the
  /// first character counts, cleaned as text is; a slot that `clip` cuts stays blank. A terminal that
  /// does not join emoji shows the first of a family.
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

  /// One scalar that fills the slot by itself, as nearly all are: there is nothing to clean or to cut.
  private static func plainEmoji(_ emoji: String) -> Unicode.Scalar? {
    guard emoji.utf8.count == 4, let scalar = emoji.unicodeScalars.first,
      (0x1F000..<0x1FB00).contains(scalar.value), DisplayWidth.of(scalar) == emojiColumns
    else { return nil }
    return scalar
  }

  /// The first cluster, as far as it is an emoji that somebody may have drawn.
  private static func emojiText(_ emoji: String) -> String {
    let cluster = Sanitizer.clean(emoji).first.map { String($0) } ?? ""
    let isShort = cluster.unicodeScalars.count <= emojiScalars
    return isShort ? cluster : DisplayWidth.leading(of: cluster)
  }
}
