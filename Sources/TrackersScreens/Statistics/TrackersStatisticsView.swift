import Core
import FilePrompts
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The figures of all trackers, or of one habit.
struct TrackersStatisticsView {
  let page: TrackersStatisticsState
  let settings: TrackersSettings
  let today: CalendarDay
  let words: TrackersWords
  let weekStart: WeekStart

  var body: Element<TrackersStatisticsAction> {
    content.semantics(TrackersID.statistics, .screen, label: words.name(.statistics))
      .bindings(words.name(.statistics), bindings)
  }

  private var content: Element<TrackersStatisticsAction> {
    guard let all = page.all
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if page.isExplained { return StatisticsRulesView(words: words).body }
    guard let tiles = all.tiles else { return nothing }
    return VStack {
      Responsive { header($0.columns) }.frame(rows: 1).padding(horizontal: 1)
      // Of whatever length the figures are: from one habit to the next the focus stays with it.
      Scroll(TrackersID.figures, label: words.name(.statistics), isAlone: true) {
        if page.chosen == nil {
          overall(all, tiles)
        } else {
          HabitFiguresView(
            page: page, settings: settings, today: today, words: words, weekStart: weekStart
          ).body
        }
        Spacer(1)
        files
      }.padding(horizontal: 1)
    }.element
  }

  /// The page without any figures; a file can be imported from here.
  private var nothing: Element<TrackersStatisticsAction> {
    StateView(
      TrackersID.noFigures, .empty, words.nothingToAnalyse, hint: words.nothingToAnalyseHint,
      art: Self.art, button: .init(words.importButton, key: "I", .files(.asked(.load)))
    ).padding(horizontal: 1)
  }

  private static let art = """
     |
     |      ?
     |   _
     |__| |_______
    """

  // MARK: The habit
  private func header(_ columns: Int) -> Element<TrackersStatisticsAction> {
    let names = [words.allTogether] + page.habits.map { "\($0.emoji) \($0.name)" }
    let rules = columns >= 60 ? words.rulesTitle : "i"
    let room = columns - 10 - (DisplayWidth.of(rules) + 4) - 4
    return HStack(spacing: 1) {
      if !page.habits.isEmpty {
        Button(
          TrackersID.previousHabit, "‹", hint: words.previousHabit,
          action: TrackersStatisticsAction.stepped(-1))
        Dropdown(
          TrackersID.habit, words.habitLabel, options: names,
          selection: page.place.map { $0 + 1 } ?? 0,
          onChange: { TrackersStatisticsAction.chosen($0) }
        ).frame(columns: min(room, (names.map(DisplayWidth.of).max() ?? 0) + 4))
        Button(
          TrackersID.nextHabit, "›", hint: words.nextHabit,
          action: TrackersStatisticsAction.stepped(1))
      }
      Spacer(0).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        TrackersID.rules, rules, hint: words.rulesHint,
        action: TrackersStatisticsAction.rulesTapped)
    }.element
  }

  // MARK: All together
  private func overall(
    _ all: TrackersStatistics, _ tiles: StatisticsTiles
  ) -> Element<TrackersStatisticsAction> {
    VStack {
      StatisticsTilesView(tiles: tiles, words: words).body
      Spacer(1)
      if let year = page.shownYear {
        StatisticsChartsView(
          today: today, year: year, years: page.years, heat: all.heat(of: year),
          scores: all.scores, step: page.step, weekStart: weekStart, words: words,
          bars: WeekdayBarsView(weekdays: all.weekdays, weekStart: weekStart, words: words).body
        ).body
      }
      if !page.habits.isEmpty {
        Spacer(1)
        Responsive { habits(all, isWide: $0.columns >= 60) }
          .fill(horizontal: .fill, flex: Flex(horizontal: 1))
      }
    }.element
  }

  private func habits(
    _ all: TrackersStatistics, isWide: Bool
  ) -> Element<TrackersStatisticsAction> {
    let habits = all.summaries.filter(\.tracker.isHabit)
    let rows = habits.enumerated().map { place, summary in
      let numbers = [
        (summary.score ?? nil).map(words.percent) ?? "–",
        isWide ? words.days(summary.doneCount) : nil,
      ]
      let (id, name) = (TrackersID.habits.item(place), summary.tracker.name)
      return [
        Text<TrackersStatisticsAction>(name, id: id).onClick(id.child("click")) {
          .chosen(place + 1)
        }
      ]
        + numbers.compactMap { $0 }.map { Text($0, .muted).fill(horizontal: .trailing) }
        + [Text(streak(summary, isWide: isWide), .muted).element]
    }
    let title =
      isWide ? words.eachHabit : words.eachHabit(hidesStreaks: settings.hidesStreaks)
    return VStack {
      Text(title, .accent, semantics: .heading)
      GridLayout(rows: rows, columnSpacing: 2)
        .semantics(TrackersID.habits, .table, label: words.eachHabit)
    }.element
  }

  /// In a narrow room the heading says that it is a streak.
  private func streak(_ summary: HabitSummary, isWide: Bool) -> String {
    if summary.tracker.archived != nil { return words.inArchive }
    if settings.hidesStreaks { return "" }
    return summary.current.map(isWide ? words.inARow : words.length) ?? ""
  }

  private var files: Element<TrackersStatisticsAction> {
    HStack(spacing: 1) {
      Button(
        TrackersID.importFile, words.importButton, hint: words.importHint,
        action: TrackersStatisticsAction.files(.asked(.load)))
      Button(
        TrackersID.exportFile, words.exportButton, hint: words.exportHint,
        action: TrackersStatisticsAction.files(.asked(.save(.json))))
    }.element
  }

  // MARK: Keys
  private var bindings: [KeyBinding<TrackersStatisticsAction>] {
    if page.isExplained { return [] }
    func key(
      _ name: String, _ keys: [KeyStroke], _ title: String, _ hint: HintPlace = .footer,
      _ action: TrackersStatisticsAction
    ) -> KeyBinding<TrackersStatisticsAction> {
      KeyBinding("trackers.\(name)", keys, title, hint: hint, action)
    }
    let files = [
      key("import", ["I"], words.importHint, .helpOnly, .files(.asked(.load))),
      key("export", ["E"], words.exportHint, .helpOnly, .files(.asked(.save(.json)))),
    ]
    let back = key("back", [.escape, .backspace, "s"], words.back, .footer, .backTapped)
    if page.all == nil { return [back] }
    if page.all?.tiles == nil { return files + [back] }
    // A hint that leads nowhere would take the place of one that does.
    func hint(_ leadsOn: Bool) -> HintPlace { leadsOn ? .footer : .helpOnly }
    let (hasLater, hasEarlier) = (
      page.shownYear != page.years.last, page.shownYear != page.years.first
    )
    let years = [
      key("nextYear", ["]"], words.nextYear, hint(hasLater), .yearStepped(1)),
      key("previousYear", ["["], words.previousYear, hint(hasEarlier), .yearStepped(-1)),
    ]
    return [
      key("nextHabit", ["n"], words.nextHabit, hint(!page.habits.isEmpty), .stepped(1)),
      key("previousHabit", ["N"], words.previousHabit, .helpOnly, .stepped(-1)),
    ] + years + [
      key("nextStep", ["b"], words.nextStep, .footer, .stepTurned),
      key("rules", ["i"], words.rulesHint, .footer, .rulesTapped),
    ] + files + [back]
  }
}
