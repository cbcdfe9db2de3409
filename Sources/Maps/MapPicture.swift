import Terminal
import Toolkit

/// A whole map as cells: background, names, pins, the mark in the middle, the scale.
struct MapPicture {
  let viewport: MapViewport
  let content: MapContent
  let layout: MapLayout
  let style: MapStyle
  private let theme: Theme
  private let depth: ColorDepth
  private let palette: MapPalette
  private let scale: ScaleBar?
  /// The name of the place under the pointer, else the caption.
  private let hint: String?

  init(
    _ content: MapContent, _ viewport: MapViewport, _ context: RenderContext, hint: String? = nil
  ) {
    (self.viewport, self.content) = (viewport, content)
    style = content.style.resolved(context.depth)
    (theme, depth) = (context.theme, context.depth)
    palette = MapPalette(theme, depth)
    let scale = content.hasScale ? ScaleBar(viewport, context.language) : nil
    let scaleColumns = scale.map { DisplayWidth.of($0.text) + 2 } ?? 0
    let room = viewport.size.columns - scaleColumns - 2
    self.scale = scale
    let caption = Self.line(content.caption?.forms ?? [], room)
    self.hint = hint.map { Self.line([$0], room) ?? "" } ?? caption
    layout = MapLayout(
      content, viewport,
      reserved: Self.reserved(
        viewport.size, scaleColumns, DisplayWidth.of(caption ?? ""), content.hasCenterMark))
  }

  /// The first text that has room, else the start of the last; nil for none.
  private static func line(_ texts: [String], _ room: Int) -> String? {
    let texts = texts.map { Sanitizer.clean($0) }
    guard let last = texts.last else { return nil }
    let text = texts.first { DisplayWidth.of($0) + 2 <= room }
    return " \(text ?? DisplayWidth.truncate(last, to: max(1, room - 2))) "
  }

  /// The room of the scale, of the caption, and of the mark in the middle.
  private static func reserved(
    _ size: Size, _ scale: Int, _ caption: Int, _ hasMark: Bool
  ) -> [Rect] {
    var rects: [Rect] = []
    if scale > 0 { rects.append(Rect(x: 0, y: size.rows - 1, columns: scale, rows: 1)) }
    if caption > 0 {
      rects.append(Rect(x: size.columns - caption, y: size.rows - 1, columns: caption, rows: 1))
    }
    if hasMark {
      rects.append(Rect(x: size.columns / 2 - 1, y: size.rows / 2, columns: 3, rows: 1))
    }
    return rects
  }

  /// - Parameter atlas: nil for a world without outlines.
  func surface(_ atlas: MapAtlas?) -> Surface {
    var surface = atlas?.background(look, draw: background) ?? background(nil)
    drawNames(&surface)
    for spot in layout.spots where !spot.isSelected { draw(spot, &surface) }
    // In front: it is what the map is aimed with. Only a pin shows all the same.
    let middle = Point(x: viewport.size.columns / 2, y: viewport.size.rows / 2)
    if content.hasCenterMark, layout.spot(at: middle) == nil { drawMark(&surface) }
    drawScale(&surface)
    drawHint(&surface)
    for spot in layout.spots where spot.isSelected { draw(spot, &surface) }
    drawCallout(&surface)
    return surface
  }

  private var look: MapLook {
    MapLook(
      viewport: viewport, style: style, theme: theme, depth: depth, filled: content.filled,
      focus: content.focus, hasGraticule: content.hasGraticule)
  }

  private func background(_ level: FlatLevel?) -> Surface {
    var raster = MapRaster(viewport)
    if content.hasGraticule {
      raster.drawGraticule(viewport, every: Self.step(viewport.worldColumns))
    }
    if let level {
      raster.fill(level) { content.tone(of: $0) }
      let columns = viewport.worldColumns
      raster.drawLines(level) { code in
        // Those of the country that is looked at show a step earlier, alone as they are.
        let least = content.focus == code ? Self.columnsOfOwnStates : Self.columnsOfStates
        return columns >= least && content.tone(of: code) != .dimmed
      }
    }
    return MapBackground(
      raster: raster, palette: palette, style: style,
      hasFilled: !content.filled.isEmpty || content.focus != nil,
      hasRoomForBorders: viewport.worldColumns >= 250
    ).surface
  }

  /// The columns around the earth from which states stand apart: the United States are some 110 wide.
  private static let columnsOfStates = 650.0
  private static let columnsOfOwnStates = 330.0

  /// Degrees between lines that stand some twelve columns apart.
  private static func step(_ worldColumns: Double) -> Double {
    let degrees = 12 * 360 / worldColumns
    return [30.0, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1].last { $0 >= degrees } ?? 30
  }

  // MARK: What stands on it
  private func drawNames(_ surface: inout Surface) {
    for name in layout.names {
      var style = Style(foreground: palette.text)
      if name.kind == .pin { style.attributes = .bold }
      if self.style != .blocks { surface.fill(name.frame, with: Cell(" ", style: palette.plain)) }
      surface.write(name.text, at: name.frame.origin, style: style)
    }
    let dot = style == .ascii ? "," : "•"
    for cell in layout.dots {
      surface.write(dot, at: cell, style: Style(foreground: palette.text))
    }
  }

  private func drawMark(_ surface: inout Surface) {
    var style = palette.style(.danger)
    style.attributes.insert(.bold)
    let cell = Point(x: viewport.size.columns / 2, y: viewport.size.rows / 2)
    surface.write(self.style == .ascii ? "+" : "┼", at: cell, style: style)
  }

  private func draw(_ spot: MapLayout.Spot, _ surface: inout Surface) {
    var style = palette.style(spot.front.kind.role)
    style.attributes.insert(.bold)
    if spot.isSelected { style = palette.style(.selectionFocused) }
    surface.write(glyph(spot), at: spot.cell, style: style)
  }

  private func glyph(_ spot: MapLayout.Spot) -> String {
    let count = spot.pins.count
    if count > 1 { return count > 9 ? "+" : "\(count)" }
    return style == .ascii ? spot.front.asciiGlyph : spot.front.glyph
  }

  private func drawScale(_ surface: inout Surface) {
    guard let scale else { return }
    let place = Point(x: 1, y: viewport.size.rows - 1)
    let text = style == .ascii ? scale.ascii : scale.text
    clear(place, DisplayWidth.of(text), &surface)
    surface.write(text, at: place, style: Style(foreground: palette.text))
  }

  private func drawHint(_ surface: inout Surface) {
    guard let hint else { return }
    let width = DisplayWidth.of(hint)
    let place = Point(x: viewport.size.columns - width, y: viewport.size.rows - 1)
    surface.write(hint, at: place, style: palette.style(.toast))
  }

  /// Dots and text in one cell cannot be read.
  private func clear(_ place: Point, _ columns: Int, _ surface: inout Surface) {
    guard style != .blocks else { return }
    surface.fill(Rect(origin: place, size: Size(columns, 1)), with: Cell(" ", style: palette.plain))
  }

  private func drawCallout(_ surface: inout Surface) {
    guard let callout = layout.callout else { return }
    let style = palette.style(.toast)
    surface.fill(callout.frame, with: Cell(" ", style: style))
    for (row, line) in callout.lines.enumerated() {
      surface.write(line, at: callout.frame.origin + Point(x: 0, y: row), style: style)
    }
  }
}
