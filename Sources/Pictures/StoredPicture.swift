import Terminal

/// A drawn picture as the bytes of a file: mark, key, sizes, cells, the terminal's own picture where
/// there is one, and a checksum of it all.
enum StoredPicture {
  private static let mark = Array("MPC2".utf8)

  static func bytes(of picture: DrawnPicture, key: CacheKey) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(mark)
    writer.append(UInt32(key.bytes.count))
    writer.append(key.bytes)
    for size in [picture.source, picture.cells.size] {
      writer.append(UInt32(size.columns))
      writer.append(UInt32(size.rows))
    }
    for cell in picture.cells.cells { append(cell, to: &writer) }
    writer.append(picture.graphics.map { PackedProtocol.number(of: $0.format) } ?? 0)
    if let graphics = picture.graphics {
      writer.append(graphics.image ?? 0)
      writer.append(UInt32(graphics.sequence.count))
      writer.append(graphics.sequence)
    }
    writer.append(Checksum.of(writer.bytes))
    return writer.bytes
  }

  /// Nil where the bytes are broken, or of another picture.
  static func picture(in bytes: [UInt8], key: CacheKey) -> DrawnPicture? {
    guard bytes.count > 8 else { return nil }
    var sum = ByteReader(bytes[(bytes.count - 8)...])
    guard sum.number(UInt64.self) == Checksum.of(bytes.dropLast(8)) else { return nil }
    var reader = ByteReader(bytes.dropLast(8))
    guard reader.take(mark.count)?.elementsEqual(mark) == true,
      let count = reader.number(UInt32.self),
      reader.take(Int(count))?.elementsEqual(key.bytes) == true,
      let width = reader.number(UInt32.self), let height = reader.number(UInt32.self),
      let cells = surface(&reader), let format = reader.number(UInt8.self)
    else { return nil }
    var picture = DrawnPicture(cells: cells, source: Size(Int(width), Int(height)))
    if format != 0 {
      guard let graphics = graphics(format, &reader) else { return nil }
      picture.graphics = graphics
    }
    return reader.isAtEnd ? picture : nil
  }

  private static func append(_ cell: Cell, to writer: inout ByteWriter) {
    writer.append(cell.text.unicodeScalars.first?.value ?? 0x20)
    writer.append(PackedColor.number(of: cell.style.foreground))
    writer.append(PackedColor.number(of: cell.style.background))
    writer.append(cell.style.attributes.rawValue)
  }

  private static func surface(_ reader: inout ByteReader) -> Surface? {
    guard let columns = reader.number(UInt32.self), let rows = reader.number(UInt32.self),
      max(columns, rows) <= PictureLimits.roomSide
    else { return nil }
    var surface = Surface(size: Size(Int(columns), Int(rows)))
    for y in 0..<Int(rows) {
      for x in 0..<Int(columns) {
        guard let cell = cell(&reader) else { return nil }
        surface[x, y] = cell
      }
    }
    return surface
  }

  private static func cell(_ reader: inout ByteReader) -> Cell? {
    guard let value = reader.number(UInt32.self), let scalar = Unicode.Scalar(value),
      DisplayWidth.of(scalar) == 1,
      let foreground = reader.number(UInt32.self).flatMap(PackedColor.color),
      let background = reader.number(UInt32.self).flatMap(PackedColor.color),
      let attributes = reader.number(UInt8.self)
    else { return nil }
    return Cell(
      String(scalar),
      style: Style(
        foreground: foreground, background: background,
        attributes: Attributes(rawValue: attributes)))
  }

  private static func graphics(
    _ number: UInt8, _ reader: inout ByteReader
  ) -> DrawnPicture.Graphics? {
    guard let format = PackedProtocol.format(number), let image = reader.number(UInt32.self),
      let count = reader.number(UInt32.self), let sequence = reader.take(Int(count))
    else { return nil }
    return DrawnPicture.Graphics(
      format: format, sequence: Array(sequence), image: image == 0 ? nil : image)
  }
}

/// A colour in 32 bits: the kind in the upper 8, the value in the others.
enum PackedColor {
  static func number(of color: Color) -> UInt32 {
    switch color {
    case .default: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  static func color(_ number: UInt32) -> Color? {
    switch (number >> 24, number & 0xFF_FFFF) {
    case (0, 0): .default
    case (1, let index) where index < 256: .indexed(UInt8(index))
    case (2, let value): .hex(value)
    default: nil
    }
  }
}

/// A protocol as a number that is never 0.
enum PackedProtocol {
  static func number(of format: PictureProtocol) -> UInt8 {
    switch format {
    case .kitty: 1
    case .iterm2: 2
    case .sixel: 3
    }
  }

  static func format(_ number: UInt8) -> PictureProtocol? {
    PictureProtocol.allCases.first { self.number(of: $0) == number }
  }
}
