import Semantics
import Terminal

/// What stands below a field: what is wrong with it, and how much is in it.
struct FieldNotes {
  /// The most lines of a message.
  static let lines = 2

  let id: Identifier
  var message: String?
  var counter: String?

  private var text: String? { message.map { "! " + $0 } }

  private var counterColumns: Int { counter.map { DisplayWidth.of($0) + 1 } ?? 0 }

  func rows(_ columns: Int) -> Int {
    let room = columns - counterColumns
    let lines = text.map { min(TextWrapping.wrap($0, to: room).count, Self.lines) } ?? 0
    return max(lines, counter == nil ? 0 : 1)
  }

  func draw(in rect: Rect, _ painter: Painter) {
    guard !rect.isEmpty else { return }
    if let text {
      let room = rect.inset(Insets(right: counterColumns))
      Part(
        Words(
          text: text, role: .danger, alignment: .leading, lineLimit: Self.lines,
          id: id.child("message"), semantics: .alert)
      ).draw(in: room, on: painter)
    }
    guard let counter else { return }
    let x = rect.maxX - DisplayWidth.of(counter)
    painter.write(counter, at: Point(x: max(rect.minX, x), y: rect.minY), role: .muted)
  }
}
