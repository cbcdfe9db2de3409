import Terminal

/// The corpus as a screen: each text between two bars, in slots, and once more at the right edge.
enum CorpusSurface {
  static let columns = 80

  /// As many rows as there are texts and slots.
  static func make() -> Surface {
    let slots = WidthCorpus.slots
    var surface = Surface(size: Size(columns, WidthCorpus.texts.count + slots.count))
    for (y, text) in WidthCorpus.texts.enumerated() { writeText(text, y, on: &surface) }
    for (index, emoji) in slots.enumerated() {
      writeSlots(emoji, slots[(index + 1) % slots.count], surface.size.rows - 1 - index, &surface)
    }
    return surface
  }

  private static func writeText(_ text: String, _ y: Int, on surface: inout Surface) {
    var x = surface.write("\(y)│", at: Point(x: 0, y: y))
    let style = Style(
      foreground: .indexed(UInt8(y % 7 + 1)),
      background: y.isMultiple(of: 3) ? .indexed(4) : .default)
    x += surface.write(text, at: Point(x: x, y: y), style: style)
    surface.write("│next", at: Point(x: x, y: y))
    // Flush right, and cut by the edge in every second row.
    let width = DisplayWidth.of(Sanitizer.clean(text)) - y % 2
    surface.write(text, at: Point(x: columns - width, y: y))
  }

  private static func writeSlots(
    _ emoji: String, _ other: String, _ y: Int, _ surface: inout Surface
  ) {
    surface.write(String(repeating: "·", count: columns), at: Point(x: 0, y: y))
    surface.writeEmoji(emoji, at: Point(x: 4, y: y))
    surface.write("│日本│", at: Point(x: 6, y: y))
    // Side by side, then with text close behind, then at the edge.
    for x in [20, 22, 24] { surface.writeEmoji(x == 22 ? other : emoji, at: Point(x: x, y: y)) }
    surface.write("text", at: Point(x: 26, y: y), style: Style(attributes: .bold))
    surface.writeEmoji(other, at: Point(x: 40, y: y), style: Style(background: .indexed(5)))
    surface.writeEmoji(emoji, at: Point(x: columns - 2, y: y))
  }
}
