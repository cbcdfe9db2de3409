import Semantics
import Toolkit
import TrackersDomain

/// The menu of a tracker; each item has a key of its own too.
struct CardMenu {
  let card: DayCard
  let words: TrackersWords
  /// The one that the card stands under.
  let heading: String
  /// True for a day to come, for which nothing can be marked.
  let isFuture: Bool

  var body: Element<DayAction> {
    ActionSheet(
      TrackersID.menu, title: card.tracker.name, items: items, cancel: words.cancel,
      onCancel: .dialog(.closed)
    ).element
  }

  private var items: [MenuItem<DayAction>] {
    let id = card.id
    let items =
      (isFuture ? [] : marks) + [
        item("details", words.detailsTitle, "details", .detailsTapped(id)), .separator,
        item("pin", words.pinTitle(card), "pin", .pinTapped(id)),
        item("edit", words.editTitle, "edit", .editTapped(id)),
        item("archive", words.archiveTitle, "archive", .archiveTapped(id)),
      ]
    let all = item("allDone", words.allDoneTitle(heading), "allDone", .allDoneTapped(id))
    return items + (isFuture ? [] : [all]) + [
      MenuItem(
        "delete", words.delete, shortcut: "trackers.delete", isDangerous: true,
        action: .menuChosen(.deleteTapped(id)))
    ]
  }

  private var marks: [MenuItem<DayAction>] {
    let id = card.id
    let isMeasured = card.tracker.target != nil
    let toggle = isMeasured ? words.amountTitle : words.toggleTitle(card)
    let skip = item("skip", words.skipTitle(card), "skip", .skipTapped(id))
    return [item("toggle", toggle, "toggle", .toggleTapped(id))]
      + (card.tracker.isHabit ? [skip] : [])
      + [item("note", words.noteTitle, "note", .noteTapped(id))]
  }

  private func item(
    _ key: String, _ title: String, _ shortcut: String, _ action: DayAction
  ) -> MenuItem<DayAction> {
    MenuItem(key, title, shortcut: "trackers.\(shortcut)", action: .menuChosen(action))
  }
}

/// All that is known of a tracker on a day: its schedule, its figures, its notes and its category.
struct CardDetailsView {
  let card: DayCard
  /// Nil where it is gone.
  let category: TrackerCategory?
  /// Nil while they are not computed, and for an event.
  let figures: HabitStatistics?
  let words: TrackersWords

  private var tracker: Tracker { card.tracker }

  var body: Element<DayDialogAction> {
    Modal(TrackersID.details, title: tracker.name, dismissTitle: words.close, onDismiss: .closed) {
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
    (plan + figuresInWords + texts + place).compactMap { $0 }.filter { !$0.isEmpty }
  }

  private var plan: [String?] {
    [
      words.when(tracker, on: card.entry.day), tracker.target.map(words.wanted),
      tracker.reminder.map(words.reminder),
    ]
  }

  private var figuresInWords: [String?] {
    [card.streak.map(words.streakInFull), best, score, words.doneInAll(card.doneCount)]
  }

  private var texts: [String?] {
    [card.entry.note.isEmpty ? nil : words.note(card.entry.note), tracker.question, tracker.note]
  }

  private var place: [String?] {
    [
      category.map { words.category($0.name) }, words.since(tracker.created),
      words.colour(tracker.colour),
    ]
  }

  /// The score on the day; its line is there from the first frame on, so that nothing jumps.
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
