import Semantics
import Terminal
import Toolkit

/// A number in digits three rows high, with a small sign behind it; in flat mode, and where there is
/// no room, as plain text.
///
/// ```swift
/// BigNumber("weather.temperature", "−12", sign: "°C", label: "Temperature")
/// ```
struct BigNumber<Action>: Widget {
  let id: Identifier
  let text: String
  let sign: String
  let label: String

  /// - Parameter text: digits and a minus sign, or `–` for what is not known; all else is left out.
  init(_ id: Identifier, _ text: String, sign: String, label: String) {
    (self.id, self.text, self.sign, self.label) = (id, text, sign, label)
  }

  private var glyphs: [[String]] { text.compactMap { BigDigits.shapes[$0] } }

  private var columns: Int {
    glyphs.reduce(0) { $0 + ($1.first?.count ?? 0) + 1 } + DisplayWidth.of(sign)
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    context.isFlat
      ? Size(min(DisplayWidth.of(text + sign), available.columns), min(1, available.rows))
      : Size(min(columns, available.columns), min(3, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    canvas.describe(
      SemanticNode(identifier: id, role: .heading, label: label, value: text + sign, frame: rect))
    guard !canvas.context.isFlat, rect.rows >= 3, rect.columns >= columns else {
      canvas.write(
        DisplayWidth.truncate(text + sign, to: rect.columns), at: rect.origin, role: .title)
      return
    }
    var x = rect.minX
    for glyph in glyphs {
      for (row, line) in glyph.enumerated() {
        canvas.write(line, at: Point(x: x, y: rect.minY + row), role: .title)
      }
      x += (glyph.first?.count ?? 0) + 1
    }
    canvas.write(sign, at: Point(x: x, y: rect.minY), role: .title)
  }
}

/// Digits of half blocks, five dots high.
private enum BigDigits {
  static let shapes: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], "−": ["   ", "▀▀▀", "   "], "–": ["   ", "▀▀▀", "   "],
  ]
}
