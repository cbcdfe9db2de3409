import Terminal

/// A frame of lines as programs draw it around a dialog or a pane.
struct DrawnBox: Hashable {
  /// The frame with its lines.
  var frame: Rect
  /// The texts in the top edge, from the left.
  var titles: [String]

  /// What is inside of the lines.
  var inside: Rect { frame.inset(Insets(1)) }

  var match: Match {
    Match(.box, titles.joined(separator: " "), parts: [inside], names: titles)
  }
}
