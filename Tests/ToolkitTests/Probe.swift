import Semantics
import Terminal
import Toolkit

/// A widget of a chosen size that fills its room with a letter and tells where it stands.
struct Probe: Widget {
  typealias Action = String

  let letter: Character
  var size: Size
  var flex: Flex = .none

  init(_ letter: Character, _ columns: Int = 1, _ rows: Int = 1, flex: Flex = .none) {
    self.letter = letter
    size = Size(columns, rows)
    self.flex = flex
  }

  var id: Identifier { Identifier(String(letter)) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(size.columns, available.columns), min(size.rows, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<String>) {
    for row in 0..<rect.rows {
      canvas.write(
        String(repeating: letter, count: rect.columns), at: Point(x: rect.minX, y: rect.minY + row))
    }
    canvas.describe(SemanticNode(identifier: id, role: .group, frame: rect))
  }
}
