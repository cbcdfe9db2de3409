import Almanac
import Terminal
import Toolkit
import TrackersDomain

/// All that is known of a tracker on a day.
struct CardDetailsView {
  let card: DayCard
  /// Nil while they are not computed, and for an event.
  let figures: HabitStatistics?
  let words: TrackersWords

  private var tracker: Tracker { card.tracker }

  var body: Element<DayDialogAction> {
    Modal(
      TrackersID.details, title: tracker.name, dismissTitle: words.close, onDismiss: .closed
    ) {
      Scroll(TrackersID.details.child("text"), label: tracker.name) {
        lines.enumerated().map { index, line in
          Text(line, lines: nil, id: TrackersID.details.item("\(index)")).element
        }
      }
      Button(
        TrackersID.details.child("close"), words.close, wish: .whenFree,
        action: DayDialogAction.closed)
    }.element
  }

  private var lines: [String] {
    [
      words.colour(tracker.colour), words.when(tracker, on: card.entry.day),
      tracker.target.map(words.wanted), words.doneInAll(card.doneCount),
      card.streak.map(words.streakInFull), score, best, tracker.reminder.map(words.reminder),
      tracker.question, tracker.note, card.entry.note.isEmpty ? nil : words.note(card.entry.note),
      words.since(tracker.created),
    ].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// As it was on the day; a line of it stands there from the first frame on, so that nothing jumps.
  private var score: String? {
    guard tracker.isHabit else { return nil }
    let share = figures.map { $0.scores[card.entry.day] ?? $0.score }
    return "\(words.scoreTitle): \(share.map(words.percent) ?? "…")"
  }

  private var best: String? {
    guard tracker.isHabit else { return nil }
    let length = figures.map { $0.best.map(words.length) ?? words.noneYet }
    return "\(words.bestStreak): \(length ?? "…")"
  }
}
