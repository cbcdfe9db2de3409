import Core

/// The run that goes on, without a walk over all days.
extension HabitWalk {
  /// A month: a week or month that is cut off at the beginning of a walk may seem to break a run.
  private static let uncertain = 31

  /// The run that goes on at the end of some days: what ``current`` of a walk over all of them is.
  ///
  /// Looks at the last days first, and at more only while the run may have begun before them. A card is
  /// so made in the time that its run takes, not its history.
  ///
  /// - Parameter states: what became of some of the days.
  static func current(
    _ schedules: ScheduleHistory, _ days: ClosedRange<Int>, today: Int, _ weekStart: WeekStart,
    states: (ClosedRange<Int>) -> DayStates
  ) -> Streak? {
    var length = 3 * uncertain
    while true {
      let first = days.count > length ? days.upperBound - length + 1 : days.lowerBound
      let walk = HabitWalk(
        schedules, states(first...days.upperBound), today: today, weekStart)
      let isWhole = first == days.lowerBound
      if isWhole || walk.brokenOn.map({ $0 >= first + uncertain }) == true { return walk.current }
      length *= 4
    }
  }
}
