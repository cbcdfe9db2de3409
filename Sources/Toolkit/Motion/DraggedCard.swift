import Semantics
import Terminal

/// The geometry of one frame of a ``Draggable``: where the card is, and what letting go would do.
struct DraggedCard {
  /// The card as it was drawn, for a flight that begins with the next frame.
  struct Cells: ControlState {
    var surface: Surface
  }

  let id: Identifier
  let motion: DragMotion
  /// What the card can be moved in.
  let stage: Rect
  /// Its place.
  let frame: Rect
  let now: Duration

  var offset: Point { motion.offset(at: now, in: stage.size) }

  /// A quarter of the card.
  private var threshold: Int { max(4, (frame.columns + 3) / 4) }

  /// To which side it would be thrown from here; nil for none.
  func side(at offset: Point) -> Bool? { abs(offset.x) >= threshold ? offset.x > 0 : nil }

  func isOnCard(_ point: Point) -> Bool {
    Rect(origin: frame.origin + offset, size: frame.size).contains(point)
  }

  /// The motion after the card has been taken at a cell.
  func taken(at point: Point) -> DragMotion {
    var motion = motion.resting
    motion.hold = DragMotion.Hold(grip: point - offset, pointer: point)
    return motion
  }

  func moved(to point: Point) -> DragMotion {
    var motion = motion
    motion.hold?.pointer = point
    return motion
  }

  func returned(from offset: Point) -> DragMotion {
    var motion = motion.resting
    if offset != .zero { motion.release = DragMotion.Release(offset: offset) }
    return motion
  }

  func thrown(from offset: Point, to side: DragSide) -> DragMotion {
    var motion = motion.resting
    motion.throwOff(from: offset, to: side)
    return motion
  }

  // MARK: Drawing

  /// Draws the card where it is, and those that fly over it.
  func draw(on painter: Painter, _ body: () -> Void) {
    let offset = offset
    if offset == .zero {
      body()
      painter.keep(Cells(surface: painter.cells(in: frame)), for: id.child("cells"))
    } else {
      painter.displaced(frame, within: stage, by: { lean($0, offset, frame.rows) }) {
        body()
        painter.keep(Cells(surface: painter.cells(in: frame)), for: id.child("cells"))
      }
    }
    painter.clipped(to: stage) { motion.flights.forEach { draw($0, on: painter) } }
  }

  private func draw(_ flight: DragMotion.Flight, on painter: Painter) {
    guard let cells = flight.cells else { return }
    let place = flight.place(at: now, in: stage.size)
    painter.place(cells, at: frame.origin) { lean($0, place, cells.size.rows) }
  }

  private func lean(_ row: Int, _ offset: Point, _ rows: Int) -> Point {
    offset + Point(x: DragMotion.tilt(row: row, rows: rows, offset: offset.x), y: 0)
  }
}
