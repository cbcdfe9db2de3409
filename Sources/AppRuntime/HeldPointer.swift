import Semantics
import Terminal
import Toolkit

/// What a button of the mouse holds, from the press on.
struct HeldPointer {
  /// Where it was pressed; nil while nothing is held.
  private(set) var start: Point?
  /// The widget that took the press, and those behind it.
  private(set) var widgets: [Identifier] = []

  init() {}

  /// - Parameter targets: those under the pointer, the foremost first.
  init<Action>(_ taker: Identifier, of targets: [Target<Action>], at start: Point) {
    self.start = start
    widgets = targets.map(\.identifier).drop { $0 != taker }.map { $0 }
  }

  /// The event, with where it began.
  func told(_ event: MouseEvent) -> MouseEvent {
    var event = event
    event.start = start
    return event
  }
}
