/// What became of each day of a stretch of days.
struct DayStates: Sendable {
  enum State: UInt8 { case missed, done, skipped }

  let days: ClosedRange<Int>
  private var states: [State]

  init(_ days: ClosedRange<Int>) {
    self.days = days
    states = Array(repeating: .missed, count: days.count)
  }

  /// A day outside is a missed one.
  subscript(day: Int) -> State {
    get { days.contains(day) ? states[day - days.lowerBound] : .missed }
    set { states[day - days.lowerBound] = newValue }
  }
}
