import Semantics
import Terminal
import Toolkit

extension Frame {
  /// A drag belongs to the widget it began on, wherever the pointer is, as long as input reaches it;
  /// one that this widget has no use for, to those behind it.
  ///
  /// - Parameter held: that widget and what was behind it, the foremost first.
  func targets(for event: MouseEvent, held: [Identifier]) -> [Target<Action>] {
    guard !held.isEmpty else { return targets(at: event.position) }
    switch event.kind {
    case .drag, .release:
      return held.compactMap { id in targets.last { $0.identifier == id && isReached($0) } }
    default: return targets(at: event.position)
    }
  }
}
