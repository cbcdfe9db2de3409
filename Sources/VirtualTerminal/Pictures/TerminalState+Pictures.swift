import Terminal

extension TerminalState {
  static let cellPixels = Size(8, 16)

  /// How many cells so many pixels take.
  static func cells(_ pixels: Size) -> Size {
    Size(
      max(1, (pixels.columns + cellPixels.columns - 1) / cellPixels.columns),
      max(1, (pixels.rows + cellPixels.rows - 1) / cellPixels.rows))
  }

  /// Puts a picture at the cursor, with as many lines below as it needs; the text scrolls up for
  /// them. The cursor is left on the last of its rows.
  ///
  /// - Returns: the row of its upper left corner.
  mutating func placeAtCursor(_ placement: PictureTable.Placement) -> Int {
    pendingWrap = false
    let height = min(placement.size.rows, rows + screen.historyLimit)
    for _ in 1..<max(1, height) { index() }
    let top = y - (height - 1)
    place(placement, row: top)
    return top
  }

  /// Keeps a picture with the line of its upper left corner. Cells of a picture that text takes away
  /// are marked.
  mutating func place(_ placement: PictureTable.Placement, row: Int) {
    guard row >= -screen.historyCount, row < rows else { return }
    if !pictures.hasRoom(for: placement.content.bytes.count) { forgetLostPictures() }
    if placement.isInCells { mark(placement, row) }
    let number = pictures.add(placement)
    withNote(row: row) { $0.pictures.append(number) }
  }

  private mutating func mark(_ placement: PictureTable.Placement, _ row: Int) {
    let area = Rect(
      x: placement.column, y: row, columns: placement.size.columns, rows: placement.size.rows)
    for (number, old) in placedPictures where old.source.isInCells {
      let covered = Rect(
        x: old.column, y: old.row, columns: old.size.columns, rows: old.size.rows)
      if area.intersection(covered) == covered { pictures.remove(number) }
    }
    let end = min(columns, area.maxX)
    for y in max(area.minY, -screen.historyCount)..<min(rows, area.maxY) where area.minX < end {
      screen.fill(y, area.minX, end, PackedCell(bits: PackedCell.picture))
    }
  }

  private mutating func forgetLostPictures() {
    var numbers = Set<Int>()
    for (_, note) in placedNotes { numbers.formUnion(note.pictures) }
    swapScreensForCollecting()
    for (_, note) in placedNotes { numbers.formUnion(note.pictures) }
    swapScreensForCollecting()
    pictures.keep(numbers)
  }

  private mutating func swapScreensForCollecting() {
    swap(&screen, &hidden)
    isAlternate.toggle()
  }

  /// The pictures of the screen that shows, with their numbers, from the oldest on.
  var placedPictures: [(number: Int, picture: TerminalPicture)] {
    guard !pictures.isEmpty else { return [] }
    var result: [(number: Int, picture: TerminalPicture)] = []
    for (row, note) in placedNotes {
      for number in note.pictures {
        guard let placement = pictures.placements[number] else { continue }
        let left = cellsLeft(placement, row)
        if left > 0 { result.append((number, picture(placement, row, left))) }
      }
    }
    return virtualPictures + result.sorted { $0.number < $1.number }
  }

  private func picture(
    _ placement: PictureTable.Placement, _ row: Int, _ left: Int
  ) -> TerminalPicture {
    TerminalPicture(
      source: placement.source, row: row, column: placement.column, size: placement.size,
      content: placement.content, crop: placement.crop, layer: placement.layer, cellsLeft: left)
  }

  private func cellsLeft(_ placement: PictureTable.Placement, _ row: Int) -> Int {
    let size = placement.size
    guard placement.isInCells else { return size.columns * size.rows }
    var count = 0
    for y in row..<min(rows, row + size.rows) {
      let line = screen.row(y)
      for x in placement.column..<min(columns, placement.column + size.columns)
      where line[x].bits & PackedCell.picture != 0 { count += 1 }
    }
    return count
  }

  /// Forgets pictures of the screen that shows.
  mutating func removePictures(where isWanted: (TerminalPicture) -> Bool) {
    for (number, picture) in placedPictures where isWanted(picture) { pictures.remove(number) }
  }
}

extension TerminalPicture.Source {
  /// Text takes its cells away.
  var isInCells: Bool { if case .kitty = self { false } else { true } }
}
