import Core
import Semantics
import Terminal

/// A bar at the right edge that tells how much is above and below, and moves what it belongs to.
///
/// The thumb is dragged; a click above or below it turns a page. It keeps nothing itself: its owner
/// keeps the offset, and where the thumb is held.
struct ScrollBar {
  /// The owner's identifier; the bar is its child.
  let owner: Identifier
  /// The column of the bar.
  let frame: Rect
  /// All in rows of the content.
  let offset: Int
  let visible: Int
  let total: Int
  /// The row of the thumb that the pointer holds; nil while it holds none.
  let grip: Int?
  /// Tells by its thumb that the owner has the focus, where nothing else does.
  var showsFocus = false

  init(
    _ owner: Identifier, in rect: Rect, offset: Int, visible: Int, total: Int, grip: Int? = nil
  ) {
    self.owner = owner
    frame = Rect(x: rect.maxX - 1, y: rect.minY, columns: min(1, rect.columns), rows: rect.rows)
    (self.offset, self.visible, self.total, self.grip) = (offset, visible, total, grip)
  }

  private var id: Identifier { owner.child("scrollBar") }
  var isNeeded: Bool { total > visible && visible > 0 && !frame.isEmpty }
  private var limit: Int { max(0, total - visible) }
  /// The rows of the thumb.
  var length: Int { max(1, min(frame.rows, frame.rows * visible / max(1, total))) }

  /// The first row of the thumb within the bar.
  var start: Int {
    let room = frame.rows - length
    return limit > 0 ? (min(max(0, offset), limit) * room + limit / 2) / limit : 0
  }

  /// The offset that the thumb shows when it starts at a row; the ends are met exactly.
  func offset(startingAt start: Int) -> Int {
    let room = frame.rows - length
    guard room > 0 else { return offset }
    return (min(max(0, start), room) * limit + room / 2) / room
  }

  /// - Parameter scroll: what becomes of the owner with a new offset, and the row of the thumb that
  ///   is held from now on.
  func draw(on painter: Painter, scroll: @escaping (Int, Int?) -> Response<Any>) {
    guard isNeeded else { return }
    let isFocused = showsFocus && painter.context.focus == owner
    let isActive = grip != nil || painter.context.hovered == id || isFocused
    if !painter.context.isFlat { drawLine(isActive, painter) }
    painter.describe(
      SemanticNode(
        identifier: id, role: .scrollBar, value: percent(painter),
        traits: grip == nil ? [] : .dragged, actions: ["scroll"], frame: frame))
    painter.add(Target(id, frame: frame, onMouse: { answer($0, scroll) }))
  }

  private func percent(_ painter: Painter) -> String {
    painter.context.language.percent(Double(offset * 100 / max(1, limit)))
  }

  private func drawLine(_ isActive: Bool, _ painter: Painter) {
    painter.write("│", rows: frame.rows, at: frame.origin, role: .border)
    painter.write(
      "┃", rows: length, at: Point(x: frame.minX, y: frame.minY + start),
      role: isActive ? .borderFocused : .border)
  }

  private func answer(
    _ event: MouseEvent, _ scroll: (Int, Int?) -> Response<Any>
  ) -> Response<Any>? {
    let row = event.position.y - frame.minY
    switch event.kind {
    case .press(.left, _):
      if row < start { return scroll(max(0, offset - visible), nil) }
      if row >= start + length { return scroll(min(limit, offset + visible), nil) }
      return scroll(offset, row - start)
    case .drag(.left): return grip.map { scroll(offset(startingAt: row - $0), $0) }
    case .release: return grip.map { _ in scroll(offset, nil) }
    default: return nil
    }
  }
}
