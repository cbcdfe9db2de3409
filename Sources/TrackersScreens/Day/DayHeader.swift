import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The date between its arrows, how much of it is done, and what is left out (H-10).
struct DayHeader {
  let state: TrackersState
  let words: TrackersWords
  let isWide: Bool

  private var day: DayState { state.day }

  var body: Element<TrackersAction> {
    if day.search.isEditing { return searchField }
    return HStack(spacing: 1) {
      Button(TrackersID.previousDay, "‹", hint: words.previousDay, action: step(-1))
      Text(date, .title, id: TrackersID.date, semantics: .heading)
      Button(TrackersID.nextDay, "›", hint: words.nextDay, action: step(1))
      Text(progress, .muted, id: TrackersID.progress)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if !day.search.isEmpty { Text("/\(day.search.text)", .accent, semantics: nil) }
      if isFilterUseful {
        Button(
          TrackersID.filter, words.short(day.choice, isWide: isWide), hint: words.filterHint,
          action: TrackersAction.day(.filterTapped))
      }
      Button(TrackersID.add, "+", hint: words.addHint, action: TrackersAction.day(.addTapped))
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private func step(_ days: Int) -> TrackersAction { .day(.stepped(days)) }

  private var date: String {
    guard isWide else { return words.short(day.day, in: day.today.year) }
    let date = sentence(words.date(day.day))
    return day.isToday ? words.told([date, words.today]) : date
  }

  /// Where there is nothing to choose from, nothing is offered (H-22).
  private var isFilterUseful: Bool {
    day.choice != .all || (day.page?.dueCount ?? 0) > 0
  }

  private var progress: String {
    guard let page = day.page, page.dueCount > 0 else { return "" }
    return "\(page.doneCount)/\(page.dueCount)"
  }

  private var searchField: Element<TrackersAction> {
    SearchField(
      TrackersID.search, label: words.search, text: day.search.text,
      placeholder: words.searchPlaceholder, limit: 60,
      status: day.search.isEmpty ? "" : words.found(day.cards.count),
      onEvent: { TrackersAction.day(.search($0)) }
    )
    .padding(horizontal: 1).frame(rows: 1)
  }
}
