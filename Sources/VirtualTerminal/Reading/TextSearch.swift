import Terminal

extension VirtualTerminal {
  /// Returns the places of a text in the scrollback and on the screen, from the top; a text that a wrap
  /// has cut is found too. They do not overlap. Characters are compared scalar by scalar.
  ///
  /// - Parameters:
  ///   - isCaseIgnored: letters are equal to their capitals.
  ///   - rows: the rows in which a place begins; all unless told otherwise.
  ///   - limit: the most places, the topmost first.
  public func places(
    of text: String, ignoringCase isCaseIgnored: Bool = false, rows: Range<Int>? = nil,
    limit: Int = .max
  ) -> [TextRange] {
    let wanted = text.unicodeScalars.map { Self.folded($0.value, isCaseIgnored) }
    guard !wanted.isEmpty, limit > 0 else { return [] }
    state.settle()
    let rows = (rows ?? allRows).clamped(to: allRows)
    var found: [TextRange] = []
    var y = rows.isEmpty ? 0 : line(at: rows.lowerBound).start.y
    while y < rows.upperBound, found.count < limit {
      var last = y
      while last < size.rows - 1, isWrapped(row: last) { last += 1 }
      // Nearly all lines have not even the first character.
      if state.screen.mayHold(wanted[0], y...last, isCaseIgnored) {
        let line = LineText(state, y...last)
        found += Self.places(of: wanted, in: line, isCaseIgnored)
          .filter { rows.contains($0.start.y) }.prefix(limit - found.count)
      }
      y = last + 1
    }
    return found
  }

  private static func places(
    of wanted: [UInt32], in line: LineText, _ isCaseIgnored: Bool
  ) -> [TextRange] {
    let scalars = isCaseIgnored ? line.scalars.map { folded($0, true) } : line.scalars
    var found: [TextRange] = []
    var index = 0
    while index + wanted.count <= scalars.count {
      if scalars[index] == wanted[0], scalars[index..<index + wanted.count].elementsEqual(wanted) {
        found.append(TextRange(line.places[index], line.ends[index + wanted.count - 1]))
        index += wanted.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// Returns the small letter of a capital, where it is one scalar.
  private static func folded(_ value: UInt32, _ isCaseIgnored: Bool) -> UInt32 {
    guard isCaseIgnored else { return value }
    if value < 0x80 { return value >= 0x41 && value <= 0x5A ? value + 0x20 : value }
    let small = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars
    return small?.count == 1 ? small?.first?.value ?? value : value
  }
}

extension Screen {
  /// Returns false if no cell of some rows is an ASCII character, or its capital; true in doubt.
  fileprivate func mayHold(
    _ first: UInt32, _ rows: ClosedRange<Int>, _ isCaseIgnored: Bool
  ) -> Bool {
    guard first > 0x20, first < 0x80 else { return true }
    let isLetter = isCaseIgnored && first >= 0x61 && first <= 0x7A
    let other = isLetter ? first - 0x20 : first
    return rows.contains { y in
      let row = row(y)
      return (0..<used(y)).contains { x in
        let content = row[x].content
        return content == first || content == other || row[x].scalar == nil
      }
    }
  }
}
