import Core
import Foundation
import JourneyKit
import Persistence
import Scheduling
import Shell
import Terminal
import TrackersDomain

/// What somebody waits for who has kept 200 habits for ten years, on disk: 730,000 entries.
@MainActor
struct TrackerBenchmarks {
  private static let habits = 200
  private static let years = 10

  let folder: BenchFolder

  /// - Parameter program: the real one, on a folder of data.
  func run(now: Date, program: (_ data: String) -> ProcessDriver) async throws {
    try await inProcess(now)
    try await realProgram(now, program)
  }

  private func inProcess(_ now: Date) async throws {
    Report.title("Trackers: 200 habits, ten years of days")
    let clock = ManualClock(now: now)
    let location = StoreLocation.file(
      folder.url.appending(path: "trackers.sqlite"), backups: folder.url.appending(path: "copies"))
    let store = try makeStore(location, clock)
    let trackers = TrackersRepository(store, clock: clock, timeZone: .gmt)
    try await fill(trackers)
    let opening = try await Samples.measure(10) {
      let fresh = try makeStore(location, clock)
      let again = TrackersRepository(fresh, clock: clock, timeZone: .gmt)
      _ = try await again.day(DayQuery(again.today))
    }
    Report.line("the store opened and a day shown", opening, aim: 100)
    try await asking(trackers)
    try await changing(trackers)
  }

  private func makeStore(_ location: StoreLocation, _ clock: ManualClock) throws -> DataStore {
    try DataStore(
      location, schemas: [TrackersRepository.schema], activity: Activity(), clock: clock)
  }

  /// Habits of every kind, done on nine days of ten, by the interchange format.
  private func fill(_ trackers: TrackersRepository) async throws {
    let last = trackers.today
    let first = last.adding(days: -Self.years * 365 + 1)
    let category = UUID()
    let days = (0..<Self.years * 365).map { first.adding(days: $0) }
    let items = (0..<Self.habits).map { number in
      var tracker = Tracker(
        id: UUID(), name: "Habit \(number)", emoji: "🙂", colour: .first, category: category,
        kind: kind(number, since: first), created: first)
      tracker.isPinned = number.isMultiple(of: 20)
      let marks = days.indices.map { (days[$0], mark(number, $0)) }
      return ImportedTracker(tracker, marks: Dictionary(uniqueKeysWithValues: marks))
    }
    let plan = TrackersImportPlan(
      categories: [TrackerCategory(id: category, name: "All")], trackers: items)
    let start = ContinuousClock.now
    _ = try await trackers.apply(plan)
    Report.note("read in", "\(Report.number((.now - start) / .milliseconds(1))) ms")
  }

  private func kind(_ number: Int, since day: CalendarDay) -> TrackerKind {
    switch number % 4 {
    case 0: return .habit(Habit(ScheduleHistory(.weekdays(.workdays), since: day)))
    case 1: return .habit(Habit(ScheduleHistory(.perWeek(3), since: day)))
    case 2:
      let target = Amount(thousandths: 5000).map { Target($0, unit: "km") }
      return .habit(Habit(ScheduleHistory(.weekdays(.everyDay), since: day), target: target))
    default: return .habit(Habit(ScheduleHistory(.weekdays(.everyDay), since: day)))
    }
  }

  private func mark(_ number: Int, _ day: Int) -> DayMark {
    if (day * 7 + number) % 10 == 0 { return .skip }
    guard number % 4 == 2 else { return .done }
    return Amount(thousandths: (day % 9 + 1) * 1000).map { .amount($0) } ?? .done
  }

  private func asking(_ trackers: TrackersRepository) async throws {
    let today = trackers.today
    let day = try await Samples.measure(40) { _ = try await trackers.day(DayQuery(today)) }
    Report.line("a day", day, aim: 16)
    let search = try await Samples.measure(40) {
      _ = try await trackers.day(DayQuery(today, search: "habit 19"))
    }
    Report.line("a search", search, aim: 16)
    let month = try await Samples.measure(40) {
      _ = try await trackers.records(from: today.adding(days: -42), to: today)
    }
    Report.line("the dots of a month", month, aim: 16)
    let grid = try await Samples.measure(40) {
      _ = try await trackers.grid(today.adding(days: -120)...today)
    }
    Report.line("the grid", grid, aim: 16)
    let cells = try await trackers.grid(today.adding(days: -120)...today)
    let shown = Samples.measure(40) {
      for row in cells.rows.prefix(40) {
        for day in 0..<60 { _ = row.cell(on: today.adding(days: -day)) }
      }
    }
    Report.line("the cells of 40 rows and 60 days", shown, aim: 8)
    let statistics = try await Samples.measure(40) { _ = try await trackers.statistics() }
    Report.line("all statistics", statistics, aim: 50)
    try await askingAHabit(trackers)
  }

  /// The page of one habit, of amounts: what is read and computed once, and what each frame puts together.
  private func askingAHabit(_ trackers: TrackersRepository) async throws {
    guard let habit = try await trackers.trackers().first(where: { $0.target != nil }) else {
      return
    }
    let page = try await Samples.measure(40) { _ = try await trackers.statistics(of: habit.id) }
    Report.line("the page of a habit", page, aim: 50)
    guard let figures = try await trackers.statistics(of: habit.id) else { return }
    let shown = Samples.measure(40) {
      for step in StatisticsStep.allCases {
        _ = figures.history(by: step)
        _ = figures.scores.means(by: step, weekStart: .monday)
      }
    }
    Report.line("its periods of all five lengths", shown, aim: 8)
  }

  /// What a key waits for while the day is shown; the disk's part of it is what is left while nobody
  /// looks.
  private func changing(_ trackers: TrackersRepository) async throws {
    let today = trackers.today
    let all = try await trackers.trackers()
    let alone = try await toggling(trackers, all)
    Report.line("a habit done, nobody looking", alone, aim: 16)
    let watch = trackers.observeDay(DayQuery(today)) { _ in }
    _ = try await trackers.day(DayQuery(today))
    Report.line("a habit done, the day live", try await toggling(trackers, all), aim: 16)
    withExtendedLifetime(watch) {}
    let grid = trackers.observeGrid(today.adding(days: -120)...today) { _ in }
    _ = try await trackers.grid(today.adding(days: -120)...today)
    Report.line("a habit done, the grid live", try await toggling(trackers, all), aim: 16)
    withExtendedLifetime(grid) {}
    let page = trackers.observeStatistics(of: all[1].id) { _ in }
    _ = try await trackers.statistics(of: all[1].id)
    Report.line("a habit done, the page of one live", try await toggling(trackers, all), aim: 16)
    withExtendedLifetime(page) {}
  }

  private func toggling(
    _ trackers: TrackersRepository, _ all: [Tracker]
  ) async throws -> Samples {
    var number = 0
    return try await Samples.measure(100) {
      number += 1
      _ = try await trackers.toggle(all[number].id, on: trackers.today)
    }
  }

  // MARK: The real program

  /// From a key to its frame, settled: what is marked is on disk then, and the page that shows follows.
  private func realProgram(_ now: Date, _ program: (String) -> ProcessDriver) async throws {
    Report.title("Trackers: 200 habits, ten years of days, 120x40, the real program")
    let data = folder.path("trackers")
    try await prepare(data, now)
    let driver = program(data)
    defer { driver.stop() }
    try await driver.launch()
    Report.note("resident memory", MemoryFigure.resident(below: driver.processID))
    let toggle = try await Samples.measure(100) { try await driver.perform([.key(.space)]) }
    Report.line("a habit done or not, on the day", toggle, aim: 16)
    let move = try await Samples.measure(100) { try await driver.perform([.key(.down)]) }
    Report.line("down, on the day", move, aim: 16)
    let day = try await keyAndBack(driver, "[", "]")
    Report.line("the day before", day, aim: 16)
    let grid = try await keyAndBack(driver, "g", .escape)
    Report.line("the grid opened", grid, aim: 50)
    try await driver.perform([.key("g")])
    let cell = try await Samples.measure(100) { try await driver.perform([.key(.space)]) }
    Report.line("a habit done or not, in the grid", cell, aim: 16)
    let left = try await Samples.measure(60) { try await driver.perform([.key(.left)]) }
    Report.line("left, in the grid", left, aim: 16)
    try await driver.perform([.key(.escape)])
    let all = try await keyAndBack(driver, "s", .escape)
    Report.line("all statistics opened", all, aim: 50)
    try await driver.perform([.key("s")])
    let next = try await Samples.measure(60) { try await driver.perform([.key("n")]) }
    Report.line("a habit's statistics opened", next, aim: 50)
    let step = try await Samples.measure(60) { try await driver.perform([.key("b")]) }
    Report.line("its periods of another length", step, aim: 16)
    Report.note("resident memory at the end", MemoryFigure.resident(below: driver.processID))
  }

  /// The key; the way back is not measured.
  private func keyAndBack(
    _ driver: ProcessDriver, _ key: KeyStroke, _ back: KeyStroke
  ) async throws -> Samples {
    var samples = Samples()
    for run in 0..<42 {
      let start = ContinuousClock.now
      try await driver.perform([.key(key)])
      if run >= 2 { samples.add(ContinuousClock.now - start) }
      try await driver.perform([.key(back)])
    }
    return samples
  }

  private func prepare(_ data: String, _ now: Date) async throws {
    let folders = Folders(under: URL(filePath: data))
    try folders.create()
    let clock = ManualClock(now: now)
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
    try await ShellSetup.skipIntroduction(in: store)
    try await fill(TrackersRepository(store, clock: clock, timeZone: .gmt))
  }
}
