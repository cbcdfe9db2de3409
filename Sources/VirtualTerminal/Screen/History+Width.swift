/// The oldest lines of a history that are wrapped for another width than the screen now has. They are
/// wrapped anew when somebody looks at one: a change of the size costs a look at their lengths only.
struct OldLines {
  /// The number of lines as they are stored.
  var count = 0
  var width = 0
  /// The number of lines that they are going to be.
  var rows = 0
  /// Some text has a note on a line that is not its first, or a line of double width is cut in pieces.
  var dependsOnWidths = false
}

extension History {
  /// Changes the width: texts are going to be wrapped for it, or with `cuts` what is too long is cut.
  mutating func setWidth(_ new: Int, cuts: Bool) {
    guard new != width else { return }
    if cuts { return cut(to: new) }
    // Few lines that have come since are wrapped at once; many make old ones of all.
    if old.count > 0, stored - old.count > 1 << 12 { settle() }
    let recent = old.count > 0 ? (old.count..<stored).map { savedLine(pointer($0)) } : []
    removeLast(recent.count)
    if old.count == 0 { old = OldLines(count: stored, width: width) }
    let before = width
    prepare(for: new)
    old.rows = 0
    old.rows = rows(of: 0..<old.count)
    for line in Reflow.wrap(recent, from: before, to: new) { append(line) }
    dropBeyondLimit()
    // One column holds no wide character, the place of a note within a text is a matter of rounding, and
    // pieces of double width stay pieces: none of that shall depend on looks.
    if new == 1 || old.dependsOnWidths { settle() }
  }

  private mutating func cut(to new: Int) {
    settle()
    prepare(for: new)
    let all = exchangeRing()
    for line in all {
      if !Self.isLong(line, new) {
        keep(line)
        continue
      }
      let saved = savedLine(line)
      release(line)
      append(saved)
    }
  }

  /// Wraps all old lines for the present width. Costs a copy of those that another number of columns
  /// changes.
  mutating func settle() {
    guard old.count > 0 else { return }
    let texts = old
    let all = exchangeRing()
    old = OldLines()
    var start = 0
    while start < texts.count {
      let end = Self.endOfText(all, start, texts.count)
      if end == start + 1, !Self.isLong(all[start], width) {
        keep(all[start])
      } else {
        let lines = all[start..<end].map { savedLine($0) }
        for line in all[start..<end] { release(line) }
        for line in Reflow.wrap(lines, from: texts.width, to: width) { append(line) }
      }
      start = end
    }
    for line in all[texts.count...] { keep(line) }
  }

  /// Takes the newest texts out, each with all the lines that it was wrapped into.
  mutating func takeTexts(_ count: Int) -> [SavedLine] {
    var texts: [[SavedLine]] = []
    for _ in 0..<count where stored > 0 {
      if stored == old.count { wrapNewestOldText() }
      let first = startOfText(before: stored, from: old.count)
      texts.append((first..<stored).map { savedLine(pointer($0)) })
      removeLast(stored - first)
    }
    return texts.reversed().flatMap { $0 }
  }

  private mutating func wrapNewestOldText() {
    let first = startOfText(before: old.count, from: 0)
    let lines = (first..<old.count).map { savedLine(pointer($0)) }
    old.rows -= rows(of: first..<old.count)
    removeLast(old.count - first)
    old.count = first
    for line in Reflow.wrap(lines, from: old.width, to: width) { append(line) }
  }

  /// Forgets the oldest lines, counted as they are going to be.
  private mutating func dropBeyondLimit() {
    while count > limit {
      guard old.count > 0 else {
        dropOldest()
        continue
      }
      var end = 1
      while end < old.count, Self.goesOn(pointer(end - 1), pointer(end)) { end += 1 }
      let rows = rows(of: 0..<end)
      let lines = (0..<end).map { savedLine(pointer($0)) }
      for _ in 0..<end { dropOldest() }
      old.count -= end
      old.rows -= rows
      if rows > count + rows - limit {
        let excess = count + rows - limit
        let rest = Array(Reflow.wrap(lines, from: old.width, to: width).dropFirst(excess))
        let back = Reflow.wrap(rest, from: width, to: old.width)
        for line in back.reversed() { prepend(line) }
        old.count += back.count
        old.rows += self.rows(of: 0..<back.count)
        break
      }
    }
  }

  // MARK: Lengths
  /// Returns the number of lines that old ones are going to be.
  private mutating func rows(of range: Range<Int>) -> Int {
    var rows = 0
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, Self.goesOn(pointer(end - 1), pointer(end)) {
        if pointer(end).pointee.flags.note != 0 { old.dependsOnWidths = true }
        end += 1
      }
      let first = pointer(start)
      if end == start + 1, !Self.isLong(first, width) {
        rows += 1
      } else if first.pointee.flags.contains(.doubleWidth) {
        old.dependsOnWidths = true
        rows += Reflow.wrap([savedLine(first)], from: old.width, to: width).count
      } else {
        rows += rowsOfText(start, end)
      }
      start = end
    }
    return rows
  }

  private func rowsOfText(_ start: Int, _ end: Int) -> Int {
    let needsCells = (start..<end).contains { index in
      pointer(index).pointee.flags.contains(.filler) || hasWideCharacters(pointer(index))
    }
    if needsCells {
      let lines = (start..<end).map { savedLine(pointer($0)) }
      return Reflow.wrap(lines, from: old.width, to: width).count
    }
    var last = end - 1
    while last > start, writtenColumns(pointer(last)) == 0 { last -= 1 }
    let length = (last - start) * old.width + writtenColumns(pointer(last))
    return max(1, (length + width - 1) / width)
  }

  private static func isLong(_ line: Line, _ width: Int) -> Bool {
    line.pointee.columns > line.pointee.flags.keptColumns(width)
  }

  /// Returns true if the text of a line goes on in the next one.
  private static func goesOn(_ line: Line, _ next: Line) -> Bool {
    line.pointee.flags.layout == .wrapped && next.pointee.flags.layout.isSubset(of: .wrapped)
  }

  private static func endOfText(_ all: [Line], _ start: Int, _ count: Int) -> Int {
    var end = start + 1
    while end < count, goesOn(all[end - 1], all[end]) { end += 1 }
    return end
  }

  private func startOfText(before end: Int, from first: Int) -> Int {
    var start = end - 1
    while start > first, Self.goesOn(pointer(start - 1), pointer(start)) { start -= 1 }
    return max(first, start)
  }
}
