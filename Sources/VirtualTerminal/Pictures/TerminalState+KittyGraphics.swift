import Terminal

extension TerminalState {
  /// The reason that a command failed. An answer never repeats what the program sent.
  private enum Failure: String, Error {
    case notFound = "ENOENT:image not found"
    case wrongSize = "ENODATA:wrong amount of data"
    case notPNG = "EBADPNG:not a PNG"
    case wrongFormat = "EINVAL:unknown format"
    case notDeflated = "EINVAL:not zlib data"
    case notDirect = "EINVAL:only direct data is taken"
    case tooLarge = "EFBIG:too large"
    case notSupported = "ENOTSUP:not supported"
  }

  /// An APC string that begins with `G`.
  mutating func kittyGraphics(_ bytes: UnsafeBufferPointer<UInt8>) {
    let control = bytes.dropFirst().prefix { $0 != 0x3B }
    let payload = bytes.dropFirst(control.count + 2)
    var command = KittyCommand(control)
    let data = Base64.decode(payload) ?? []
    if var pending = pictures.pending {
      pictures.pending = nil
      pending.data += data
      pending.command.takeQuiet(of: command)
      if pending.data.count > PictureTable.byteLimit / 2 {
        return answer(pending.command, .tooLarge)
      }
      if command["m"] == 1 { return pictures.pending = pending }
      return perform(&pending.command, pending.data)
    }
    let isTransmission = "tTqf".contains(command.letter("a", or: "t"))
    if isTransmission, command["m"] == 1 { return pictures.pending = (command, data) }
    perform(&command, data)
  }

  private mutating func perform(_ command: inout KittyCommand, _ data: [UInt8]) {
    do {
      switch command.letter("a", or: "t") {
      case "q": _ = try content(command, data)
      case "t": try transmit(&command, data)
      case "T":
        try transmit(&command, data)
        try put(command)
      case "p": try put(command)
      case "d": return delete(command)
      default: throw Failure.notSupported
      }
      answer(command, nil)
    } catch { answer(command, error as? Failure ?? .notSupported) }
  }

  /// Numbers of the program and a word of ours; nothing where it has given no numbers.
  private mutating func answer(_ command: KittyCommand, _ failure: Failure?) {
    guard options.tellsPictures, command["i"] > 0 || command["I"] > 0 else { return }
    guard command["q"] < (failure == nil ? 1 : 2) else { return }
    var keys = ["i=\(command["i"])"]
    if command["I"] > 0 { keys.append("I=\(command["I"])") }
    if command["p"] > 0 { keys.append("p=\(command["p"])") }
    reply("\u{1B}_G\(keys.joined(separator: ","));\(failure?.rawValue ?? "OK")\u{1B}\\")
  }

  // MARK: Images
  private func content(_ command: KittyCommand, _ data: [UInt8]) throws -> PictureContent {
    // Files and shared memory are never opened for a program.
    guard command.letter("t", or: "d") == "d" else { throw Failure.notDirect }
    let isDeflated = command.letter("o", or: " ") == "z"
    guard !isDeflated || Self.beginsDeflated(data) else { throw Failure.notDeflated }
    let size = Size(command.pixels("s"), command.pixels("v"))
    switch command["f"] {
    case 100:
      let told = PictureFileSize.read(data)
      guard isDeflated || told.columns > 0 else { throw Failure.notPNG }
      return PictureContent(
        format: .file, isDeflated: isDeflated, size: isDeflated ? size : told, bytes: data)
    case 24, 32, 0:
      let depth = command["f"] == 24 ? 3 : 4
      guard (1...10000).contains(size.columns), (1...10000).contains(size.rows)
      else { throw Failure.wrongSize }
      guard isDeflated || data.count == size.columns * size.rows * depth
      else { throw Failure.wrongSize }
      return PictureContent(
        format: depth == 3 ? .rgb : .rgba, isDeflated: isDeflated, size: size, bytes: data)
    default: throw Failure.wrongFormat
    }
  }

  /// Returns true for the first two bytes of deflated data (RFC 1950, 2.2); nothing is inflated here.
  private static func beginsDeflated(_ data: [UInt8]) -> Bool {
    data.count > 2 && data[0] & 0x0F == 8 && (Int(data[0]) << 8 | Int(data[1])) % 31 == 0
  }

  private mutating func transmit(_ command: inout KittyCommand, _ data: [UInt8]) throws {
    let content = try content(command, data)
    if command["i"] == 0, command["I"] > 0 { command.setImage(pictures.freeID) }
    if command["i"] > 0 {
      pictures.remove(image: command["i"], placement: nil, isAlternate: isAlternate)
      pictures.remove(-command["i"])
    }
    pictures.store(.init(number: command["I"], content: content), command["i"])
  }

  // MARK: Placements
  private mutating func put(_ command: KittyCommand) throws {
    let numbered = command["I"] > 0 ? pictures.image(numbered: command["I"]) : nil
    let id = command["i"] > 0 ? command["i"] : numbered ?? 0
    guard let image = pictures.images[id] else { throw Failure.notFound }
    let placement = placement(command, id, image.content)
    if command["U"] == 1 {
      renumberings += 1
      return pictures.addVirtual(placement, id)
    }
    if command["p"] > 0 {
      pictures.remove(image: id, placement: command["p"], isAlternate: isAlternate)
    }
    if command["C"] == 1 { return place(placement, row: y) }
    _ = placeAtCursor(placement)
    x += placement.size.columns
    if x >= columns {
      index()
      x = 0
    }
  }

  private func placement(
    _ command: KittyCommand, _ id: Int, _ content: PictureContent
  ) -> PictureTable.Placement {
    let whole = Rect(size: content.size)
    let corner = Point(x: command.pixels("x"), y: command.pixels("y"))
    let (wide, high) = (command.pixels("w"), command.pixels("h"))
    let crop = Rect(
      x: corner.x, y: corner.y,
      columns: wide > 0 ? wide : max(0, whole.columns - corner.x),
      rows: high > 0 ? high : max(0, whole.rows - corner.y)
    ).intersection(whole)
    return PictureTable.Placement(
      source: .kitty(image: id, placement: command["p"]), column: x,
      size: cells(command, crop.size), content: content, crop: crop, layer: command["z"],
      isInCells: false)
  }

  /// `c` and `r`; where one is missing, as many as the shape of the picture needs.
  private func cells(_ command: KittyCommand, _ pixels: Size) -> Size {
    let natural = Self.cells(
      Size(pixels.columns + command.pixels("X"), pixels.rows + command.pixels("Y")))
    let limit = TerminalPicture.cellLimit
    let (wide, high) = (min(limit, command["c"]), min(limit, command["r"]))
    let cell = Self.cellPixels
    if wide > 0, high > 0 { return Size(wide, high) }
    if wide > 0 {
      let height = wide * cell.columns * pixels.rows / max(1, pixels.columns)
      return Size(wide, min(limit, max(1, (height + cell.rows - 1) / cell.rows)))
    }
    if high > 0 {
      let width = high * cell.rows * pixels.columns / max(1, pixels.rows)
      return Size(min(limit, max(1, (width + cell.columns - 1) / cell.columns)), high)
    }
    return natural
  }

  // MARK: Deleting
  /// `d` with a small letter takes pictures off the screen, with a capital one their data too.
  private mutating func delete(_ command: KittyCommand) {
    settle()
    let what = command.letter("d", or: "a")
    let kind = Character(what.lowercased())
    var ids = Set<Int>()
    let place = (x: x, y: y)
    let numbered = command["I"] > 0 ? pictures.image(numbered: command["I"]) : nil
    removePictures { picture in
      guard case .kitty(let image, let placement) = picture.source else { return false }
      let isMeant = Self.isMeant(picture, command, kind, image, placement, place, numbered)
      if isMeant { ids.insert(image) }
      return isMeant
    }
    guard what.isUppercase else { return }
    if kind == "i" { ids.insert(command["i"]) }
    if kind == "n", let numbered { ids.insert(numbered) }
    if kind == "r" {
      ids.formUnion(pictures.images.keys.filter { $0 >= command["x"] && $0 <= command["y"] })
    }
    if kind == "a" { ids.formUnion(pictures.images.keys) }
    for id in ids { pictures.removeImage(id) }
  }

  private static func isMeant(
    _ picture: TerminalPicture, _ command: KittyCommand, _ kind: Character, _ image: Int,
    _ placement: Int, _ cursor: (x: Int, y: Int), _ numbered: Int?
  ) -> Bool {
    let columns = picture.column..<picture.column + picture.size.columns
    let rows = picture.row..<picture.row + picture.size.rows
    let isOwn = command["p"] == 0 || command["p"] == placement
    let column = command["x"] - 1
    let row = command["y"] - 1
    switch kind {
    case "a": return rows.upperBound > 0
    case "i": return image == command["i"] && isOwn
    case "n": return image == numbered && isOwn
    case "c": return columns.contains(cursor.x) && rows.contains(cursor.y)
    case "p": return columns.contains(column) && rows.contains(row)
    case "q": return columns.contains(column) && rows.contains(row) && picture.layer == command["z"]
    case "x": return columns.contains(column)
    case "y": return rows.contains(row)
    case "z": return picture.layer == command["z"]
    case "r": return (command["x"]...max(command["x"], command["y"])).contains(image)
    default: return false
    }
  }

  /// U+10EEEE: kitty's placeholder, whose text colour is the number of an image.
  private static let placeholder: UInt32 = 0x10EEEE

  /// Kitty's virtual placements where the screen has placeholders for them; their numbers are those
  /// of their images, below 0.
  var virtualPictures: [(number: Int, picture: TerminalPicture)] {
    guard !pictures.virtuals.isEmpty else { return [] }
    var corners: [Int: (place: Point, count: Int)] = [:]
    for y in 0..<rows {
      let row = screen.row(y)
      for x in 0..<screen.used(y) {
        guard let image = placeholderImage(row[x]) else { continue }
        let old = corners[image] ?? (Point(x: x, y: y), 0)
        corners[image] = (Point(x: min(old.place.x, x), y: old.place.y), old.count + 1)
      }
    }
    return corners.keys.sorted().compactMap { image in
      guard let placement = pictures.virtuals[image], let found = corners[image] else { return nil }
      return (-image, picture(placement, at: found.place, cells: found.count))
    }
  }

  private func placeholderImage(_ cell: PackedCell) -> Int? {
    let content = cell.content
    let isCluster = UInt64(content) & PackedCell.clusterFlag != 0
    guard content == Self.placeholder || isCluster,
      clusters.scalars(content).first == Self.placeholder
    else { return nil }
    // An index or red, green and blue: the low bits either way.
    return Int(styles[cell.style].foreground & 0xFF_FFFF)
  }

  private func picture(
    _ placement: PictureTable.Placement, at place: Point, cells: Int
  ) -> TerminalPicture {
    TerminalPicture(
      source: placement.source, row: place.y, column: place.x, size: placement.size,
      content: placement.content, crop: placement.crop, layer: placement.layer, cellsLeft: cells)
  }
}

/// The control data of a kitty graphics command: letters and numbers.
struct KittyCommand {
  private var numbers: [UInt8: Int] = [:]
  private var letters: [UInt8: UInt8] = [:]

  /// - Parameter text: what stands before the semicolon, behind the `G`.
  init(_ text: some Collection<UInt8>) {
    for pair in text.split(separator: 0x2C).prefix(64) {
      let sides = pair.split(separator: 0x3D, maxSplits: 1)
      guard sides.count == 2, let key = sides[0].first, sides[0].count == 1 else { continue }
      let value = String(decoding: sides[1], as: UTF8.self)
      if let number = Int(clamping: value, -(1 << 31)...(1 << 32) - 1) {
        numbers[key] = number
      } else {
        letters[key] = sides[1].first
      }
    }
  }

  mutating func archive(_ archive: inout StateArchive) {
    archive.table(&numbers, most: 64, new: (0, 0)) {
      $0.number(&$1.key, 0...255)
      $0.number(&$1.value, -(1 << 31)...(1 << 32) - 1)
    }
    archive.table(&letters, most: 64, new: (0, 0)) {
      $0.number(&$1.key, 0...255)
      $0.number(&$1.value, 0...255)
    }
  }

  /// A value that is a number; 0 where there is none.
  subscript(_ key: Character) -> Int { numbers[key.asciiValue ?? 0] ?? 0 }

  /// A length in pixels: 0 where there is none, and not more than any picture has.
  func pixels(_ key: Character) -> Int { max(0, min(self[key], 1 << 16)) }

  func letter(_ key: Character, or fallback: Character) -> Character {
    letters[key.asciiValue ?? 0].map { Character(Unicode.Scalar($0)) } ?? fallback
  }

  /// The last piece of a transmission may ask for less noise.
  fileprivate mutating func takeQuiet(of other: KittyCommand) {
    if other["q"] > 0 { numbers[0x71] = other["q"] }
  }

  fileprivate mutating func setImage(_ id: Int) { numbers[0x69] = id }
}
