import Terminal

/// Where photo and words of a card stand, by the size of the card.
struct CardLayout {
  /// The strips of its photos stand above the photo in either.
  enum Shape {
    /// Words below the photo.
    case tall
    /// Words beside the photo.
    case wide
  }

  let size: Size

  /// From this height on there is room for words below a photo that still shows something.
  private static let tallRows = 24
  static let wordRows = 4

  var shape: Shape { size.rows >= Self.tallRows ? .tall : .wide }

  /// Two fifths of a wide card (C-73).
  var photo: Rect {
    switch shape {
    case .tall: Rect(x: 0, y: 1, columns: size.columns, rows: size.rows - 1 - Self.wordRows)
    case .wide: Rect(x: 0, y: 1, columns: size.columns * 2 / 5, rows: max(0, size.rows - 1))
    }
  }

  /// The card that a stage has room for: a tall one is about as wide as its photo is high.
  static func card(in stage: Size) -> Size {
    guard CardLayout(size: stage).shape == .tall else { return stage }
    return Size(min(stage.columns, max(40, (stage.rows - 1 - wordRows) * 2)), stage.rows)
  }
}
