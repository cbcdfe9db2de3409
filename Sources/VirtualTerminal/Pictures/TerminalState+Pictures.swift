import Terminal

extension TerminalState {
  static let cellPixels = Size(8, 16)

  /// Returns the number of cells that so many pixels take.
  static func cells(_ pixels: Size) -> Size {
    func count(_ length: Int, _ cell: Int) -> Int {
      max(1, min((length + cell - 1) / cell, TerminalPicture.cellLimit))
    }
    return Size(
      count(pixels.columns, cellPixels.columns), count(pixels.rows, cellPixels.rows))
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

  /// Keeps a picture with the line of its upper left corner. Cells of a picture that text takes
  /// away are marked.
  mutating func place(_ placement: PictureTable.Placement, row: Int) {
    guard row >= -screen.historyCount, row < rows else { return }
    settle()
    if !pictures.hasRoom(for: placement.content.bytes.count), pictures.budget.pays(for: lineCount) {
      forgetLostPictures()
    }
    if placement.isInCells { mark(placement, row) }
    var placement = placement
    placement.isAlternate = isAlternate
    let number = pictures.add(placement)
    let kept = pictures.placements
    withNote(row: row) { note in
      // Of those that began on the line and are gone, not more are remembered than there can be.
      if note.pictures.count >= 2 * PictureTable.countLimit {
        note.pictures.removeAll { kept[$0] == nil }
      }
      note.pictures.append(number)
    }
  }

  private mutating func mark(_ placement: PictureTable.Placement, _ row: Int) {
    let area = Rect(
      x: placement.column, y: row, columns: placement.size.columns, rows: placement.size.rows)
    // A picture that is covered as a whole begins within.
    for y in max(area.minY, -screen.historyCount)..<min(rows, area.maxY) {
      for number in notes[screen.lineFlags(y).note]?.pictures ?? [] {
        guard let old = pictures.placements[number], old.isInCells else { continue }
        let covered = Rect(origin: Point(x: old.column, y: y), size: old.size)
        if area.intersection(covered) == covered { pictures.remove(number) }
      }
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
    // Pictures that are gone are not looked at again.
    notes.keepPictures(pictures.placements)
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
    // A screen that has become narrower may end left of the picture.
    let first = min(placement.column, columns)
    for y in row..<min(rows, row + size.rows) {
      let line = screen.row(y)
      for x in first..<min(columns, first + size.columns)
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

extension TerminalState {
  /// Sixel graphics (DCS q).
  mutating func showSixel(_ string: ControlString) {
    let isPrivate = modes.contains(.privateColors)
    var decoder = SixelDecoder(string, palette: isPrivate ? SixelPalette() : pictures.sharedColors)
    let content = decoder.decode()
    if !isPrivate { pictures.sharedColors = decoder.palette }
    guard let content else { return }
    let isFixed = modes.contains(.sixelDisplay)
    let placement = PictureTable.Placement(
      source: .sixel, column: isFixed ? 0 : x, size: Self.cells(content.size), content: content,
      crop: Rect(size: content.size), isInCells: true)
    // DECSDM: at the upper left corner, and the cursor stays.
    if isFixed { return place(placement, row: 0) }
    let top = placeAtCursor(placement)
    if modes.contains(.sixelRight) {
      moveTo(x: x + placement.size.columns, y: y)
    } else {
      // The VT340's cursor goes to the row of the last band, in the column where it was.
      moveTo(x: x, y: max(top + decoder.endOfBands / Self.cellPixels.rows, 0))
    }
  }

  /// XTSMGRAPHICS: how many colour registers (1), and how large a sixel picture may be (2).
  mutating func reportGraphics(_ s: ControlSequence) {
    let item = s.value(0)
    let action = s.value(1)
    guard item == 1 || item == 2 else { return reply("\u{1B}[?\(item);1S") }
    guard (1...4).contains(action) else { return reply("\u{1B}[?\(item);2S") }
    if item == 1 { return reply("\u{1B}[?1;0;\(SixelPalette.count)S") }
    let most = SixelDecoder.limit
    let width = action == 4 ? most : min(most, columns * Self.cellPixels.columns)
    let height = action == 4 ? most : min(most, rows * Self.cellPixels.rows)
    reply("\u{1B}[?2;0;\(width);\(height)S")
  }

  /// iTerm2's `File=arguments:Base64`, whole or in pieces.
  ///
  /// - Returns: false for other commands.
  mutating func iTermFile(_ name: Substring, _ value: Substring) -> Bool {
    switch name {
    case "File":
      guard let colon = value.firstIndex(of: ":") else { return true }
      let data = Base64.decode(value[value.index(after: colon)...].utf8) ?? []
      showFile(String(value[..<colon]), data)
    case "MultipartFile": pictures.pendingFile = (Desktop.cut(value), [])
    case "FilePart":
      guard var pending = pictures.pendingFile else { return true }
      pictures.pendingFile = nil
      pending.data += Base64.decode(value.utf8) ?? []
      // More than the program has told is none of its file.
      let told = Self.arguments(pending.arguments)["size"].flatMap { Int(clamping: $0) }
      let most = min(told ?? .max, PictureTable.partsLimit)
      if pending.data.count <= most { pictures.pendingFile = pending }
    case "FileEnd":
      guard let pending = pictures.pendingFile else { return true }
      pictures.pendingFile = nil
      showFile(pending.arguments, pending.data)
    default: return false
    }
    return true
  }

  /// Shows a picture; a file that is to be downloaded is dropped, because nothing is ever written.
  private mutating func showFile(_ arguments: String, _ data: [UInt8]) {
    let values = Self.arguments(arguments)
    guard values["inline"] == "1", !data.isEmpty else { return }
    let pixels = PictureFileSize.read(data)
    let name = values["name"].flatMap { Base64.decode($0.utf8) } ?? []
    let placement = PictureTable.Placement(
      source: .iTerm2(name: Desktop.cut(String(decoding: name, as: UTF8.self))), column: x,
      size: cells(values, pixels),
      content: PictureContent(format: .file, isDeflated: false, size: pixels, bytes: data),
      crop: Rect(size: pixels), isInCells: true)
    if values["doNotMoveCursor"] == "1" { return place(placement, row: y) }
    _ = placeAtCursor(placement)
    moveTo(x: x + placement.size.columns, y: y)
  }

  private static func arguments(_ text: String) -> [Substring: Substring] {
    var values: [Substring: Substring] = [:]
    for pair in text.split(separator: ";").prefix(32) {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { values[sides[0]] = sides[1] }
    }
    return values
  }

  private func cells(_ values: [Substring: Substring], _ pixels: Size) -> Size {
    let cell = Self.cellPixels
    let wide = Self.length(values["width"], cell.columns, columns)
    let high = Self.length(values["height"], cell.rows, rows)
    let natural = Self.cells(pixels)
    // The shape is kept unless the program says otherwise.
    let keepsShape = values["preserveAspectRatio"] != "0" && pixels.rows > 0 && pixels.columns > 0
    switch (wide, high) {
    case (let wide?, let high?): return Size(wide, high)
    case (let wide?, nil) where keepsShape:
      let height = wide * cell.columns * pixels.rows / pixels.columns
      return Size(
        wide, max(1, min(TerminalPicture.cellLimit, (height + cell.rows - 1) / cell.rows)))
    case (nil, let high?) where keepsShape:
      let width = high * cell.rows * pixels.columns / pixels.rows
      return Size(
        max(1, min(TerminalPicture.cellLimit, (width + cell.columns - 1) / cell.columns)), high)
    default: return Size(wide ?? natural.columns, high ?? natural.rows)
    }
  }

  /// `N` cells, `Npx`, `N%` of the screen; nil for `auto`.
  private static func length(_ text: Substring?, _ cell: Int, _ screen: Int) -> Int? {
    guard let text,
      let value = Int(clamping: text.prefix { $0.isASCII && $0.isNumber }, 0...1 << 16),
      value > 0
    else { return nil }
    let cells =
      text.hasSuffix("px")
      ? (value + cell - 1) / cell : text.hasSuffix("%") ? screen * value / 100 : value
    return max(1, min(cells, TerminalPicture.cellLimit))
  }
}

/// Reads how large a picture file says that it is, without decoding it.
enum PictureFileSize {
  /// Returns the size in pixels of a PNG, GIF or JPEG; zero for anything else, and where one of the two
  /// is none.
  static func read(_ bytes: [UInt8]) -> Size {
    let told = told(bytes)
    return told.isEmpty ? .zero : told
  }

  private static func told(_ bytes: [UInt8]) -> Size {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      return Size(clamp(big(bytes, 16, 4)), clamp(big(bytes, 20, 4)))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      return Size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpeg(bytes) : .zero
  }

  /// Returns the first frame header (SOF) behind the other segments.
  private static func jpeg(_ bytes: [UInt8]) -> Size {
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(big(bytes, index + 7, 2), big(bytes, index + 5, 2))
      }
      index += 2 + big(bytes, index + 2, 2)
    }
    return .zero
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Cuts a size that a file claims: a file may say anything.
  private static func clamp(_ value: Int) -> Int { min(value, 1 << 16) }
}
