import Terminal

/// What is drawn leans to a side: its upper rows go there, its lower rows the other way.
struct Leaning: Drawing {
  let columns: Double
  let content: Part

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    guard abs(columns) >= 1 else { return content.draw(in: rect, on: painter) }
    painter.displaced(rect, within: painter.clip) { row in
      Point(x: Self.shift(row: row, rows: rect.rows, columns: columns), y: 0)
    } _: {
      content.draw(in: rect, on: painter)
    }
  }

  /// How far one of some rows goes to the right.
  ///
  /// - Parameter columns: how far the first row goes beyond the last.
  static func shift(row: Int, rows: Int, columns: Double) -> Int {
    guard rows > 1 else { return 0 }
    return Int((columns * (0.5 - Double(row) / Double(rows - 1))).rounded())
  }
}

extension Widget {
  /// Leans as a card does that is turned: whole rows move, half of `columns` to the right at the top
  /// and as many to the left at the bottom; what leaves its place is cut off. Meaning and targets stay
  /// upright.
  ///
  /// ```
  /// photo.leaning(by: 4)
  /// ```
  public func leaning(by columns: Double) -> Element<Action> {
    Element(Part(Leaning(columns: columns, content: element.part)))
  }
}
