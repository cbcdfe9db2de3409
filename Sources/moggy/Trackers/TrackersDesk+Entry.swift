import Interchange
import TrackersDomain

extension TrackersDesk {
  /// The state that a tracker has come to.
  func tell(_ tracker: Tracker) async throws {
    let row = TrackerRow(
      tracker: tracker, category: try await categoryNames()[tracker.category] ?? "",
      state: try await state(of: tracker), summary: try await trackers.summary(of: tracker.id))
    if isJSON { return say(JSONValue(row, on: today)) }
    say(rows: [words.row(row, on: today)])
  }

  /// The entry that a tracker now has on a day.
  func tell(_ entry: DayEntry, _ tracker: Tracker) async throws {
    let card = try await trackers.card(of: tracker.id, on: entry.day)
    let state =
      card.map { DayState($0) } ?? (entry.mark.isDone(tracker.target) ? .done : .notDue)
    if isJSON { return say(JSONValue(entry, tracker, state, card?.streak)) }
    say(words.line(entry, tracker, state))
  }
}
