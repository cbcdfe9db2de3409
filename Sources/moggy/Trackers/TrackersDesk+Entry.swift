import Interchange
import TrackersDomain

extension TrackersDesk {
  /// What has become of a tracker.
  func tell(_ tracker: Tracker) async throws {
    let row = TrackerRow(
      tracker: tracker, category: try await categoryNames()[tracker.category] ?? "",
      state: try await state(of: tracker), summary: try await summaries()[tracker.id])
    if isJSON { return say(JSONValue(row, on: today)) }
    say(rows: [words.row(row, on: today)])
  }

  /// What now stands for a tracker on a day.
  func tell(_ entry: DayEntry, _ tracker: Tracker) async throws {
    let page = try await trackers.day(DayQuery(entry.day))
    let card = page.cards.first { $0.id == tracker.id }
    let state =
      card.map { DayState($0) } ?? (entry.mark.isDone(tracker.target) ? .done : .notDue)
    if isJSON { return say(JSONValue(entry, tracker, state, card?.streak)) }
    say(words.line(entry, tracker, state))
  }
}
