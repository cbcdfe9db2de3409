import Terminal
import Toolkit

/// What a map keeps between frames: where it was taken hold of, and how it lay then.
struct MapHold: ControlState {
  var start: Point
  /// Nil when it has been let go of.
  var camera: MapCamera?
  var hasMoved = false
  /// The last click has brought the place under it to the middle.
  var hasCentered = false
}
