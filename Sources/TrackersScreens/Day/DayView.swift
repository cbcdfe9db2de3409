import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// A day: its date, what is due, and what was done.
struct DayView {
  let day: DayState
  let settings: TrackersSettings
  let words: TrackersWords

  var body: Element<DayAction> {
    ZStack {
      Responsive { front($0) ?? page($0) }
      dialog
    }
    .semantics(TrackersID.day, .screen, label: words.date(day.day))
  }

  private func page(_ size: Size) -> Element<DayAction> {
    VStack {
      DayHeader(day: day, words: words, isWide: size.columns >= 60).body
      if size.rows >= 14, size.columns >= 56 {
        WeekStrip(day: day, words: words) { DayAction.dayChosen($0) }.padding(horizontal: 1)
      }
      content(size)
    }
    .bindings(words.dayKeys, bindings)
  }

  /// A list in the place of the day.
  private func front(_ size: Size) -> Element<DayAction>? {
    switch day.front {
    case nil: nil
    case .grid(let list) where list.isAtStart && size.columns < Self.gridColumns: nil
    case .due(let list): DueListView(list: list, now: day.now, words: words).body.map(DayAction.due)
    case .archive(let list): ArchiveListView(list: list, words: words).body.map(DayAction.archive)
    case .grid(let list): HabitGridView(list: list, words: words).body.map(DayAction.grid)
    }
  }

  /// The columns from which on the grid may be the first page.
  private static let gridColumns = 100

  // MARK: Content
  private func content(_ size: Size) -> Element<DayAction> {
    guard let page = day.page
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if let emptiness = page.emptiness { return empty(emptiness) }
    return DayGrid(day: day, settings: settings, page: page, words: words, isLow: size.rows < 12)
      .body
      .padding(horizontal: 1)
  }

  /// Three reasons, three ways on.
  private func empty(_ emptiness: DayPage.Emptiness) -> Element<DayAction> {
    switch emptiness {
    case .noTrackers:
      StateView(
        TrackersID.empty, .empty, words.noTrackers, hint: words.noTrackersHint, art: Self.seed,
        button: .init(words.newTracker, key: "a", .addTapped)
      ).padding(horizontal: 1)
    case .nothingThisDay:
      StateView(
        TrackersID.empty, .empty, words.nothingThisDay, hint: words.nothingThisDayHint,
        button: day.isToday ? nil : .init(words.today, key: "t", .todayTapped)
      ).padding(horizontal: 1)
    case .nothingFound:
      StateView(
        TrackersID.empty, .empty, words.nothingFound, hint: words.nothingFoundHint,
        button: .init(words.showAll, key: .escape, .everythingTapped)
      ).padding(horizontal: 1)
    }
  }

  private static let seed = """
      \\|/
    --(_)--
       |
     .-'-.
    """

  private var dialog: [Element<DayAction>] {
    guard let dialog = day.dialog else { return [] }
    return [DayDialogView(dialog: dialog, day: day, settings: settings, words: words).body]
  }

  // MARK: Keys
  private var bindings: [KeyBinding<DayAction>] {
    // The hint of a day without any tracker has the key itself.
    let isEmpty = day.page?.emptiness == .noTrackers
    let ifAny: HintPlace = isEmpty ? .helpOnly : .footer
    return [
      key(
        "add", isEmpty ? ["+"] : ["a", "+"], words.addHint, .addTapped,
        isEmpty ? .helpOnly : .footerMain),
      key("statistics", ["s"], words.statisticsHint, .statisticsTapped),
      key("due", ["D"], words.dueHint, .dueTapped, ifAny),
      key("grid", ["g"], words.gridHint, .gridTapped(), ifAny),
    ] + steps + [
      key("calendar", ["c"], words.calendarHint, .calendarTapped),
      key("search", ["/"], words.searchHint, .search(.opened), ifAny),
      key("filter", ["f"], words.filterHint, .filterTapped, ifAny),
      key("archived", ["V"], words.archivedHint, .archivedTapped, .helpOnly),
      key("dayMenu", ["M"], words.dayMenuHint, .menuOpened, .helpOnly),
      key("nextFilter", ["F"], words.nextFilter, .filterCycled, .helpOnly),
      key("options", ["o"], words.optionsHint, .optionsTapped, .helpOnly),
    ] + narrowing
  }

  private var steps: [KeyBinding<DayAction>] {
    [
      key("nextDay", ["]"], words.nextDay, .stepped(1)),
      key("previousDay", ["["], words.previousDay, .stepped(-1)),
      key("nextWeek", ["}"], words.nextWeek, .stepped(7), .helpOnly),
      key("previousWeek", ["{"], words.previousWeek, .stepped(-7), .helpOnly),
      key("today", ["t"], words.todayHint, .todayTapped, day.isToday ? .helpOnly : .footer),
    ]
  }

  private var narrowing: [KeyBinding<DayAction>] {
    guard day.isNarrowed else { return [] }
    let count = max(1, day.cards.count)
    func next(_ step: Int) -> DayAction { .moved((day.selection.index + step + count) % count) }
    return [
      key("clearSearch", [.escape], words.showAllHint, .everythingTapped),
      key("nextMatch", ["n"], words.nextMatch, next(1), .helpOnly),
      key("previousMatch", ["N"], words.previousMatch, next(-1), .helpOnly),
    ]
  }

  private func key(
    _ name: String, _ keys: [KeyStroke], _ title: String, _ action: DayAction,
    _ hint: HintPlace = .footer
  ) -> KeyBinding<DayAction> { KeyBinding("trackers.\(name)", keys, title, hint: hint, action) }
}
