import Terminal
import Toolkit
import TrackersDomain

/// Beside the parts of the tab: what is due, if anything is, and the menu of the day.
struct DayTools {
  let day: DayState
  let words: TrackersWords
  let isWide: Bool

  var body: [Element<TrackersAction>] {
    let menu = Button(
      TrackersID.dayTools, "⋯", hint: words.dayMenuHint, action: TrackersAction.day(.menuOpened)
    ).element
    guard let due else { return [menu] }
    return [
      Button(TrackersID.due, due, hint: words.dueHint, action: TrackersAction.day(.dueTapped))
        .element, menu,
    ]
  }

  /// How much waits; where nothing does, when the next thing will.
  private var due: String? {
    guard let times = day.page?.dueTimes, let last = times.last else { return nil }
    let count = times.count { $0 <= day.now }
    if count > 0 { return words.dueCount(count, isWide: isWide) }
    let next = times.first { $0 > day.now } ?? last
    return isWide ? words.nextDue(next) : next.text
  }
}
