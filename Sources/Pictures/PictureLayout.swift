import CPictures
import Terminal

/// The place of a picture in its room, in pixels.
struct PictureLayout {
  /// The pixels of the whole room.
  let width: Int
  let height: Int
  /// The pixels of one cell.
  let cell: Size
  /// The part that is decoded, and its size.
  let plan: cpicture_plan
  /// The place of that in the room.
  let origin: Point
  /// True if the real picture can be had too: a sixel cannot be enlarged by the terminal, so that a
  /// huge room gets cells alone.
  let hasGraphics: Bool

  /// Of a cell the drawing looks at 8 by 8 pixels, so that more would be for nothing.
  private static let cellPixels = Size(8, 8)
  /// The size of a cell where the terminal did not tell it: twice as high as wide.
  private static let usualCell = Size(8, 16)
  private static let mostPixels = 4_000_000
  private static let longestSide = 8192

  init(_ header: PictureHeader, _ request: PictureRequest) {
    let real = Self.realCell(request)
    (cell, hasGraphics) = Self.cell(request, real)
    width = request.size.columns * cell.columns
    height = request.size.rows * cell.rows
    // One pixel of the canvas is so wide and so high on the screen.
    let across = Double(real.columns) / Double(cell.columns)
    let down = Double(real.rows) / Double(cell.rows)
    let room = (width: Double(width) * across, height: Double(height) * down)
    let shown = header.isTurned ? (header.height, header.width) : (header.width, header.height)
    let cut = request.mode == .fill ? Self.cut(shown, to: room) : shown
    var target = (width, height)
    if request.mode == .fit {
      let scale = min(room.width / Double(shown.0), room.height / Double(shown.1))
      target.0 = Self.clamp(Double(shown.0) * scale / across, to: width)
      target.1 = Self.clamp(Double(shown.1) * scale / down, to: height)
    }
    origin = Point(x: (width - target.0) / 2, y: (height - target.1) / 2)
    plan = Self.plan(header, cut: cut, target: target)
  }

  /// A size that no terminal has is not believed.
  private static func realCell(_ request: PictureRequest) -> Size {
    guard let cell = request.cellPixels, (2...200).contains(cell.columns),
      (2...400).contains(cell.rows)
    else { return usualCell }
    return cell
  }

  private static func cell(_ request: PictureRequest, _ real: Size) -> (Size, Bool) {
    if let graphics = request.graphics {
      let smaller = shrunk(real, for: request.size)
      if graphics != .sixel || smaller == real { return (smaller, true) }
    }
    return (shrunk(cellPixels, for: request.size), false)
  }

  /// Halved until the room has no more pixels than we want to hold.
  private static func shrunk(_ cell: Size, for room: Size) -> Size {
    var cell = cell
    while cell.columns > 1 || cell.rows > 1 {
      let (width, height) = (room.columns * cell.columns, room.rows * cell.rows)
      if width * height <= mostPixels, max(width, height) <= longestSide { break }
      cell = Size(max(1, cell.columns / 2), max(1, cell.rows / 2))
    }
    return cell
  }

  /// The part in the middle that has the proportions of the room.
  private static func cut(
    _ shown: (Int, Int), to room: (width: Double, height: Double)
  ) -> (Int, Int) {
    let (width, height) = (Double(shown.0), Double(shown.1))
    return width * room.height > height * room.width
      ? (clamp(height * room.width / room.height, to: shown.0), shown.1)
      : (shown.0, clamp(width * room.height / room.width, to: shown.1))
  }

  private static func clamp(_ value: Double, to most: Int) -> Int {
    max(1, min(most, Int(value.rounded())))
  }

  private static func plan(
    _ header: PictureHeader, cut: (Int, Int), target: (Int, Int)
  ) -> cpicture_plan {
    let stored = header.isTurned ? (cut.1, cut.0) : cut
    return cpicture_plan(
      format: Int32((header.format == .png ? CPICTURE_PNG : CPICTURE_JPEG).rawValue),
      width: Int32(header.width), height: Int32(header.height),
      orientation: Int32(header.orientation),
      cut_x: Int32((header.width - stored.0) / 2), cut_y: Int32((header.height - stored.1) / 2),
      cut_width: Int32(stored.0), cut_height: Int32(stored.1),
      target_width: Int32(target.0), target_height: Int32(target.1))
  }

  /// All of a picture, its longer side at most so long, for a file and no room.
  static func plan(_ header: PictureHeader, side: Int) -> cpicture_plan {
    let shown = header.isTurned ? (header.height, header.width) : (header.width, header.height)
    let scale = min(1, Double(side) / Double(max(shown.0, shown.1)))
    let target = (max(1, Int(Double(shown.0) * scale)), max(1, Int(Double(shown.1) * scale)))
    return plan(header, cut: shown, target: target)
  }
}
