import CZlib
import Terminal
import VirtualTerminal

/// The pictures of a screen as a PNG file, for a report of a snapshot that differs: a fingerprint shows
/// nothing to the eye.
///
/// The rest of the screen is left in its background. Pixels that a terminal has not unpacked are left
/// out.
struct PicturePNG {
  private let screen: Screen
  private let frame: Rect
  private let pictures: [SnapshotPicture]

  /// The pixels of a cell.
  private static let cell = Size(8, 16)

  /// - Parameter pictures: those of the screen; nil where there is none.
  init?(_ screen: Screen, _ pictures: [SnapshotPicture]) {
    guard let first = pictures.first else { return nil }
    (self.screen, self.pictures) = (screen, pictures)
    frame = pictures.reduce(first.frame) { $0.union($1.frame) }
  }

  /// The file (ISO/IEC 15948): eight bits a channel, three channels, no filter.
  var bytes: [UInt8] {
    get throws {
      let (width, height) = (frame.columns * Self.cell.columns, frame.rows * Self.cell.rows)
      var rows: [UInt8] = []
      for y in 0..<height {
        rows.append(0)
        for x in 0..<width { rows += pixel(x, y) }
      }
      let head = Self.number(width) + Self.number(height) + [8, 2, 0, 0, 0]
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", head)
        + Self.chunk("IDAT", try Self.packed(rows)) + Self.chunk("IEND", [])
    }
  }

  // MARK: Pixels
  private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = Point(x: frame.minX + x / Self.cell.columns, y: frame.minY + y / Self.cell.rows)
    if let sent = sent(x, y) { return sent }
    let cell = screen.surface[place.x, place.y]
    let isFilled = cell.scalar.map {
      BlockGlyph.isFilled($0, x: x % Self.cell.columns, y: y % Self.cell.rows / 2)
    }
    let color = isFilled == true ? cell.style.foreground : cell.style.background
    let parts = color.parts ?? (isFilled == true ? (1, 1, 1) : (0, 0, 0))
    return [parts.0, parts.1, parts.2].map { UInt8($0 * 255) }
  }

  /// Returns a pixel of a picture that a program has sent; nil where none is.
  private func sent(_ x: Int, _ y: Int) -> [UInt8]? {
    let (width, height) = (Self.cell.columns, Self.cell.rows)
    for picture in screen.pictures.reversed() {
      let own = Point(
        x: x - (picture.column - frame.minX) * width, y: y - (picture.row - frame.minY) * height)
      let size = Size(picture.size.columns * width, picture.size.rows * height)
      guard own.x >= 0, own.y >= 0, own.x < size.columns, own.y < size.rows,
        picture.content.format != .file, !picture.content.isDeflated
      else { continue }
      let channels = picture.content.format == .rgb ? 3 : 4
      let column = picture.crop.minX + own.x * picture.crop.columns / size.columns
      let row = picture.crop.minY + own.y * picture.crop.rows / size.rows
      let start = (row * picture.content.size.columns + column) * channels
      guard start >= 0, start + channels <= picture.content.bytes.count else { continue }
      if channels == 4, picture.content.bytes[start + 3] == 0 { continue }
      return Array(picture.content.bytes[start..<start + 3])
    }
    return nil
  }

  // MARK: Parts of the file
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return number(body.count) + content + number(Int(crc32(0, content, UInt32(content.count))))
  }

  private static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&packed, &count, bytes, UInt(bytes.count), Z_BEST_COMPRESSION) == Z_OK
    else { throw Deflate.Failure() }
    return Array(packed.prefix(Int(count)))
  }
}
