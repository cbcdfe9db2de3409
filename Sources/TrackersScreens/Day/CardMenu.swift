import Terminal
import Toolkit
import TrackersDomain

/// What can be done to a tracker (H-40); each has a key of its own too.
struct CardMenu {
  let card: DayCard
  let words: TrackersWords
  /// Whether the day is still to come, so that nothing can be put down for it.
  let isFuture: Bool

  var body: Element<TrackersAction> {
    ActionSheet(
      TrackersID.menu, title: card.tracker.name, items: items, cancel: words.cancel,
      onCancel: .dialog(.closed)
    ).element
  }

  private var items: [MenuItem<TrackersAction>] {
    let id = card.id
    let items =
      (isFuture ? [] : marks) + [
        item("details", words.detailsTitle, "details", .detailsTapped(id)), .separator,
        item("pin", words.pinTitle(card), "pin", .pinTapped(id)),
        item("edit", words.editTitle, "edit", .editTapped(id)),
        item("archive", words.archiveTitle, "archive", .archiveTapped(id)),
      ]
    return items + [
      MenuItem(
        "delete", words.delete, shortcut: "trackers.delete", isDangerous: true,
        action: .menuChosen(.deleteTapped(id)))
    ]
  }

  private var marks: [MenuItem<TrackersAction>] {
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
  ) -> MenuItem<TrackersAction> {
    MenuItem(key, title, shortcut: "trackers.\(shortcut)", action: .menuChosen(action))
  }
}
