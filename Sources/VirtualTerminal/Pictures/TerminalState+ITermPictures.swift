import Terminal

extension TerminalState {
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
      if pending.data.count <= PictureTable.byteLimit / 2 { pictures.pendingFile = pending }
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
    var values: [Substring: Substring] = [:]
    for pair in arguments.split(separator: ";").prefix(32) {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { values[sides[0]] = sides[1] }
    }
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
      return Size(wide, max(1, min(1 << 12, (height + cell.rows - 1) / cell.rows)))
    case (nil, let high?) where keepsShape:
      let width = high * cell.rows * pixels.columns / pixels.rows
      return Size(max(1, min(1 << 12, (width + cell.columns - 1) / cell.columns)), high)
    default:
      return Size(
        min(wide ?? natural.columns, 1 << 12), min(high ?? natural.rows, 1 << 12))
    }
  }

  /// `N` cells, `Npx`, `N%` of the screen; nil for `auto`.
  private static func length(_ text: Substring?, _ cell: Int, _ screen: Int) -> Int? {
    guard let text, let number = Int(text.prefix { $0.isNumber }), number > 0 else { return nil }
    let value = min(number, 1 << 16)
    let cells =
      text.hasSuffix("px")
      ? (value + cell - 1) / cell : text.hasSuffix("%") ? screen * value / 100 : value
    return max(1, min(cells, 1 << 12))
  }
}
