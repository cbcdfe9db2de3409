import Semantics
import Terminal

/// Where a notice stands: at the right, on the lowest rows where it lies over nothing that a user acts
/// on, as buttons and fields, nor over what is selected; where there are no such rows, on those where
/// it lies over the least of that, and least of all over what has the focus.
struct ToastPlace {
  private let room: Rect
  private let kept: [SemanticNode]

  /// - Parameter nodes: what is drawn below it; behind a dialog nothing can be acted on.
  init(nodes: [SemanticNode], room: Rect) {
    self.room = room
    let dialog = nodes.lastIndex { $0.traits.contains(.modal) }
    kept = nodes[(dialog ?? nodes.startIndex)...].filter(Self.isKeptFree)
  }

  func frame(_ size: Size) -> Rect {
    let lowest = Rect(
      x: room.maxX - size.columns - 1, y: room.maxY - size.rows, columns: size.columns,
      rows: size.rows)
    let places = (0...max(0, room.rows - size.rows)).map { lowest.moved(up: $0) }
    return places.min { covered($0) < covered($1) } ?? lowest
  }

  private func covered(_ frame: Rect) -> Int {
    kept.lazy.filter { !$0.frame.intersection(frame).isEmpty }
      .reduce(0) { $0 + ($1.traits.contains(.focused) ? 100 : 1) }
  }

  private static func isKeptFree(_ node: SemanticNode) -> Bool {
    if node.traits.contains(.disabled) { return false }
    if controls.contains(node.role) { return true }
    return items.contains(node.role) && node.traits.contains(.selected)
  }

  private static let controls: Set<Role> = [
    .button, .textField, .textArea, .choice, .checkbox, .radio, .toggle, .stepper, .slider, .tab,
    .link, .swatch,
  ]
  private static let items: Set<Role> = [.row, .card]
}

extension Rect {
  fileprivate func moved(up rows: Int) -> Rect {
    Rect(origin: origin - Point(x: 0, y: rows), size: size)
  }
}
