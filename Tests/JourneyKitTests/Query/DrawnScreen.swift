import JourneyKit
import Terminal
import VirtualTerminal

extension Screen {
  /// A screen with such rows, drawn in process.
  static func drawn(_ text: String, size: Size? = nil) -> Screen {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let columns = rows.map { DisplayWidth.of($0) }.max() ?? 0
    var surface = Surface(size: size ?? Size(columns, rows.count))
    for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
    return Screen(surface: surface)
  }

  /// What a terminal shows of some bytes.
  static func shown(_ bytes: String, size: Size = Size(40, 6)) -> Screen {
    let terminal = VirtualTerminal(size: size)
    terminal.feed(bytes.utf8)
    return Screen(terminal)
  }
}
