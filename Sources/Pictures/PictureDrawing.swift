import CPictures
import Terminal

/// From pixels to cells, and to the terminal's own picture.
struct PictureDrawing {
  private let request: PictureRequest
  private let layout: PictureLayout
  /// By what number kitty is to know the picture.
  private let image: UInt32

  init(_ request: PictureRequest, _ layout: PictureLayout, image: UInt32) {
    (self.request, self.layout, self.image) = (request, layout, image)
  }

  func draw(_ canvas: PixelCanvas) throws(PictureFailure) -> DrawnPicture {
    var canvas = canvas
    let background = BackgroundColor.parts(of: request.background)
    canvas.settle(on: background)
    var picture = DrawnPicture(cells: try cells(of: canvas, background))
    if layout.hasGraphics, let format = request.graphics {
      if background != nil { canvas.settle(on: background, isSolid: true) }
      picture.graphics = graphics(of: canvas, format)
    }
    return picture
  }

  // MARK: Cells
  private func cells(
    of canvas: PixelCanvas, _ background: (UInt8, UInt8, UInt8)?
  ) throws(PictureFailure) -> Surface {
    let (columns, rows) = (request.size.columns, request.size.rows)
    var drawn = [cchafa_cell](repeating: cchafa_cell(), count: columns * rows)
    let status = canvas.bytes.withUnsafeBufferPointer { bytes in
      var pixels = cchafa_pixels(
        bytes: bytes.baseAddress, width: Int32(canvas.width), height: Int32(canvas.height))
      return cchafa_draw(
        &pixels, colors, BackgroundColor.number(background), Int32(columns), Int32(rows), &drawn)
    }
    guard status == 0 else { throw .gaveUp }
    var surface = Surface(size: request.size)
    for y in 0..<rows {
      for x in 0..<columns {
        surface[x, y] = isBackground(canvas, x, y) ? backgroundCell : cell(drawn[y * columns + x])
      }
    }
    return surface
  }

  private var colors: cchafa_colors {
    switch request.depth {
    case .direct: CCHAFA_DIRECT
    case .indexed256: CCHAFA_256
    case .ansi16: CCHAFA_16
    case .none: CCHAFA_NONE
    }
  }

  private func isBackground(_ canvas: PixelCanvas, _ x: Int, _ y: Int) -> Bool {
    let cell = layout.cell
    return canvas.isTransparent(
      x: x * cell.columns, y: y * cell.rows, width: cell.columns, height: cell.rows)
  }

  private var backgroundCell: Cell {
    Cell(" ", style: request.depth == .none ? .plain : Style(background: request.background))
  }

  /// Returns a drawn cell; a blank for what is no printable character of one column, whatever the
  /// library says.
  private func cell(_ drawn: cchafa_cell) -> Cell {
    var text = " "
    if let scalar = Unicode.Scalar(drawn.scalar), DisplayWidth.of(scalar) == 1 {
      text = String(scalar)
    }
    return Cell(text, style: style(of: drawn, isBlank: text == " "))
  }

  private func style(of drawn: cchafa_cell, isBlank: Bool) -> Style {
    guard request.depth != .none else { return .plain }
    let ink = isBlank ? .default : color(drawn.foreground)
    switch (ink, color(drawn.background)) {
    case (nil, nil): return Style(background: request.background)
    case (.some(let ink), let paper):
      return Style(foreground: ink, background: paper ?? request.background)
    case (nil, .some(let paper)) where request.background == .default:
      // The terminal's background as an ink is to be had only by exchanging the two.
      return Style(foreground: paper, attributes: .reverse)
    case (nil, .some(let paper)): return Style(foreground: request.background, background: paper)
    }
  }

  private func color(_ number: Int32) -> Color? {
    guard number >= 0 else { return nil }
    return request.depth == .direct ? .hex(UInt32(number)) : .indexed(UInt8(clamping: number))
  }

  // MARK: The terminal's own picture
  private func graphics(
    of canvas: PixelCanvas, _ format: PictureProtocol
  ) -> DrawnPicture.Graphics? {
    var length = 0
    let sequence = canvas.bytes.withUnsafeBufferPointer { bytes in
      var pixels = cchafa_pixels(
        bytes: bytes.baseAddress, width: Int32(canvas.width), height: Int32(canvas.height))
      var print = cchafa_print(
        protocol: Self.number(of: format), columns: Int32(request.size.columns),
        rows: Int32(request.size.rows), cell_width: Int32(layout.cell.columns),
        cell_height: Int32(layout.cell.rows), image: image)
      return cchafa_print(&pixels, &print, &length)
    }
    guard let sequence else { return nil }
    defer { cchafa_free(sequence) }
    return DrawnPicture.Graphics(
      format: format, sequence: Array(UnsafeBufferPointer(start: sequence, count: length)),
      image: format == .kitty ? image : nil)
  }

  private static func number(of format: PictureProtocol) -> cchafa_protocol {
    switch format {
    case .kitty: CCHAFA_KITTY
    case .iterm2: CCHAFA_ITERM2
    case .sixel: CCHAFA_SIXEL
    }
  }
}

/// A background as red, green and blue, to blend with.
enum BackgroundColor {
  /// Nil for the terminal's own, which nobody told. The first 16 are taken for xterm's.
  static func parts(of color: Color) -> (UInt8, UInt8, UInt8)? {
    switch color {
    case .default: nil
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .indexed(let index): parts(of: XtermPalette.color(index))
    }
  }

  /// As `0xRRGGBB`; black where it is not known.
  static func number(_ parts: (UInt8, UInt8, UInt8)?) -> UInt32 {
    guard let parts else { return 0 }
    return UInt32(parts.0) << 16 | UInt32(parts.1) << 8 | UInt32(parts.2)
  }
}
