import Almanac
import Terminal
import Toolkit
import TrackersDomain

/// All that is known of a tracker on a day.
struct CardDetailsView {
  let card: DayCard
  let settings: TrackersSettings
  let words: TrackersWords

  private var tracker: Tracker { card.tracker }

  var body: Element<DayDialogAction> {
    Modal(
      TrackersID.details, title: tracker.name, dismissTitle: words.close, onDismiss: .closed
    ) {
      VStack {
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
      card.streak.map(words.streakInFull), tracker.reminder.map(words.reminder),
      tracker.question, tracker.note, card.entry.note.isEmpty ? nil : words.note(card.entry.note),
      words.since(tracker.created),
    ].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
