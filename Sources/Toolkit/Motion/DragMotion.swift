import Glibc
import Terminal

/// The motion of a card that can be dragged: in the hand, on its way back, coming in, or flying
/// off.
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

  /// Returns the distance of the card from its place.
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

  /// Returns the columns that a row leans, as a card that is held at its lower edge: the upper rows
  /// go ahead.
  static func tilt(row: Int, rows: Int, offset: Int) -> Int {
    Leaning.shift(row: row, rows: rows, columns: max(-4, min(4, Double(offset) / 6)))
  }
}

extension DragMotion.Flight {
  /// Returns its place on the way across a stage.
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

  /// The distance from its place at which the hand has it, or has just left it.
  private var letGo: Point {
    hold?.offset ?? (release?.start == nil ? release?.offset : nil) ?? .zero
  }
}

/// The side that a card of a ``Draggable`` goes to.
public enum DragSide: Hashable, Sendable { case left, right, up }

/// The turns of the cards of a ``Draggable``, told by its screen, whatever key, button or drag was
/// the reason: a card moves when the count differs from that of the frame before.
public struct DragTurn: Hashable, Sendable {
  public enum Way: Hashable, Sendable {
    /// The card of before flies off.
    case away(DragSide)
    /// The card that shows now comes in.
    case back(DragSide)
  }

  public private(set) var count = 0
  /// Of the last turn; nil before the first.
  public private(set) var way: Way?
  /// The number of times that the card was to be let go of.
  public private(set) var drops = 0

  public init() {}

  /// The next turn.
  public mutating func turn(_ way: Way) {
    count += 1
    self.way = way
  }

  /// The hand lets go of the card, which stays; nothing moves where nothing was held.
  public mutating func drop() { drops += 1 }
}

/// One of the two sides to which a ``Draggable`` can be thrown, and what that means.
public struct DragExit<Action> {
  public var title: String
  public var action: Action

  public init(_ title: String, _ action: Action) { (self.title, self.action) = (title, action) }
}

/// A weight on a spring that is let go away from its place, and swings back to it.
///
/// The under-damped oscillator in closed form, with no speed at the start:
/// `x(t) = e^(-ζωt) · (cos ω't + ζω/ω' · sin ω't)`, `ω' = ω √(1 - ζ²)` (Feynman, Lectures on Physics,
/// I 24-2). A sample costs the same at any time, so frames may be left out.
public struct Spring: Hashable, Sendable {
  /// ζ: at 1 it comes back without swinging over; kept between 0.05 and 0.99.
  public var damping: Double
  /// After this time it counts as at rest; less than a hundredth of the way is left.
  public var settling: Duration

  public init(damping: Double = 0.6, settling: Duration = .milliseconds(300)) {
    self.damping = min(max(0.05, damping), 0.99)
    self.settling = settling
  }

  /// The share of the way that is left: 1 at the start, below 0 where it swings over, then 0.
  public func displacement(after time: Duration) -> Double {
    guard time > .zero else { return 1 }
    guard time < settling else { return 0 }
    // e^(-ζωT) = 1/100 at the end.
    let decay = log(100) / settling.inSeconds
    let frequency = decay / damping * (1 - damping * damping).squareRoot()
    let angle = frequency * time.inSeconds
    return exp(-decay * time.inSeconds) * (cos(angle) + decay / frequency * sin(angle))
  }
}
