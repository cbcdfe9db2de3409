import TrackersDomain

/// A tracker in a list of all.
struct TrackerRow {
  let tracker: Tracker
  let category: String
  let state: DayState
  let summary: HabitSummary?
}
