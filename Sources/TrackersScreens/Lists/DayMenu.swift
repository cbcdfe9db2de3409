import Toolkit

/// Where the page of a day leads; each has a key of its own too.
struct DayMenu {
  let words: TrackersWords

  var body: Element<TrackersAction> {
    ActionSheet(
      TrackersID.dayMenu, title: words.dayMenuTitle, items: items, cancel: words.cancel,
      onCancel: .dialog(.closed)
    ).element
  }

  private var items: [MenuItem<TrackersAction>] {
    [
      item("due", words.dueTitle, .dueTapped),
      item("statistics", words.name(.statistics), .statisticsTapped),
      item("archived", words.archiveName, .archivedTapped), .separator,
      item("calendar", words.calendarItem, .calendarTapped),
      item("search", words.search, .search(.opened)),
      item("filter", words.filterTitle, .filterTapped),
      item("options", words.optionsTitle, .optionsTapped),
    ]
  }

  private func item(
    _ key: String, _ title: String, _ action: DayAction
  ) -> MenuItem<TrackersAction> {
    MenuItem(key, title, shortcut: "trackers.\(key)", action: .menuChosen(action))
  }
}
