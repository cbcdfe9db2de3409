import Terminal
import Toolkit

extension Frame {
  /// A drag belongs to the widget it began on, wherever the pointer is, as long as input reaches it.
  func targets(for event: MouseEvent, held: Identifier?) -> [Target<Action>] {
    guard let held else { return targets(at: event.position) }
    switch event.kind {
    case .drag, .release: return targets.filter { $0.identifier == held && isReached($0) }
    default: return targets(at: event.position)
    }
  }
}
