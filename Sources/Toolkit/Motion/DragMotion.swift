import Terminal

/// Where a card is that can be dragged: in the hand, on its way back, coming in, or flying off.
struct DragMotion: ControlState {
  /// The pointer's cells: where it took the card, and where it is.
  struct Hold: Equatable, Sendable {
    var grip: Point
    var pointer: Point

    var offset: Point { pointer - grip }
  }

  /// Let go this far from its place; the time is that of the first frame after it.
  struct Release: Equatable, Sendable {
    var offset: Point
    var start: Duration?
  }

  /// A card that has been decided on; its cells and its time are those of the first frame after it.
  struct Flight: Equatable, Sendable {
    var offset: Point
    var side: DragSide
    var cells: Surface?
    var start: Duration?

    func timeline(_ start: Duration) -> Timeline {
      Timeline(start: start, duration: .milliseconds(250), easing: .accelerating)
    }
  }

  /// A card that comes back to the deck; the time is that of the first frame.
  struct Arrival: Equatable, Sendable {
    var side: DragSide
    var start: Duration?

    func timeline(_ start: Duration) -> Timeline {
      Timeline(start: start, duration: .milliseconds(250))
    }
  }

  var hold: Hold?
  var release: Release?
  var arrival: Arrival?
  var flights: [Flight] = []
  /// The turn that was seen last.
  var seen: DragTurn?

  static let spring = Spring()

  /// With the times of what has just begun, and without what has ended.
  ///
  /// - Parameter cells: the card as it was drawn last.
  func brought(to now: Duration, moves: Bool, cells: Surface?) -> DragMotion {
    var motion = self
    if motion.release?.start == nil { motion.release?.start = now }
    if motion.arrival?.start == nil { motion.arrival?.start = now }
    for index in motion.flights.indices where motion.flights[index].start == nil {
      (motion.flights[index].start, motion.flights[index].cells) = (now, cells)
    }
    guard moves else { return DragMotion(hold: hold, seen: seen) }
    if let start = motion.release?.start, now - start >= Self.spring.settling {
      motion.release = nil
    }
    if let arrival, let start = arrival.start, !arrival.timeline(start).isRunning(at: now) {
      motion.arrival = nil
    }
    motion.flights.removeAll { flight in
      flight.start.map { !flight.timeline($0).isRunning(at: now) } ?? false
    }
    return motion
  }

  /// How far the card is from its place.
  func offset(at now: Duration, in stage: Size) -> Point {
    if let hold { return hold.offset }
    if let arrival, let start = arrival.start {
      return arrival.side.way(1 - arrival.timeline(start).progress(at: now), in: stage)
    }
    guard let release, let start = release.start else { return .zero }
    let left = Self.spring.displacement(after: now - start)
    return Point(
      x: Int((Double(release.offset.x) * left).rounded()),
      y: Int((Double(release.offset.y) * left).rounded()))
  }

  /// The frames that it still takes.
  var timelines: [Timeline] {
    let back = release?.start.map { Timeline(start: $0, duration: Self.spring.settling) }
    let arriving = arrival.flatMap { arrival in arrival.start.map { arrival.timeline($0) } }
    return flights.compactMap { flight in flight.start.map { flight.timeline($0) } }
      + (hold == nil ? [back, arriving].compactMap { $0 } : [])
  }

  /// How far a row leans, as a card does that is held at its lower edge: the upper rows go ahead.
  static func tilt(row: Int, rows: Int, offset: Int) -> Int {
    Leaning.shift(row: row, rows: rows, columns: max(-4, min(4, Double(offset) / 6)))
  }
}

extension DragMotion.Flight {
  /// Where it is, on its way across a stage.
  func place(at now: Duration, in stage: Size) -> Point {
    guard let start else { return offset }
    return offset + side.way(timeline(start).progress(at: now), in: stage)
  }
}

extension DragSide {
  /// A share of the way from the middle out of a stage.
  fileprivate func way(_ share: Double, in stage: Size) -> Point {
    func part(of cells: Int) -> Int { Int((share * Double(cells)).rounded()) }
    return switch self {
    case .left: Point(x: -part(of: stage.columns), y: 0)
    case .right: Point(x: part(of: stage.columns), y: 0)
    case .up: Point(x: 0, y: -part(of: stage.rows))
    }
  }
}
