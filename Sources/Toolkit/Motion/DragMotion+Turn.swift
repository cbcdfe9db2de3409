import Terminal

extension DragMotion {
  /// Nothing in the hand and nothing on its way to its place; what flies off flies on.
  var resting: DragMotion { DragMotion(flights: flights, seen: seen) }

  mutating func throwOff(from offset: Point, to side: DragSide) {
    flights = flights.suffix(3) + [Flight(offset: offset, side: side)]
  }

  /// With what a turn begins, where it was not seen yet.
  func following(_ turn: DragTurn?) -> DragMotion {
    guard let turn, seen != turn else { return self }
    var motion = seen?.count == turn.count && hold == nil ? self : resting
    motion.seen = turn
    // A deck that has just come onto the screen stands still.
    guard let seen else { return motion }
    if seen.count == turn.count {
      if let hold, hold.offset != .zero { motion.release = Release(offset: hold.offset) }
      return motion
    }
    switch turn.way {
    case .away(let side): motion.throwOff(from: letGo, to: side)
    case .back(let side): motion.arrival = Arrival(side: side)
    case nil: break
    }
    return motion
  }

  /// How far from its place the hand has it, or has just left it.
  private var letGo: Point {
    hold?.offset ?? (release?.start == nil ? release?.offset : nil) ?? .zero
  }
}
