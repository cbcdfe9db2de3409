import ArgumentParser
import Foundation
import Interchange
import TrackersDomain
import TrackersScreens

/// `moggy trackers list`.
struct TrackersList: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all trackers: identifier, name, category, schedule, state of the day, score.")

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Flag(help: "Those put away too.") var archived = false
  @Option(help: ArgumentHelp("Only of this category.", valueName: "name")) var category: String?

  func perform(in context: TrackersContext) async throws {
    let names = try await context.categoryNames()
    let summaries = try await context.summaries()
    let page = try await context.trackers.day(DayQuery(try day.day(in: context)))
    let states = Dictionary(page.cards.map { ($0.id, DayState($0)) }) { first, _ in first }
    let wanted = category.map(TextRules.folded)
    let found = try await context.trackers.trackers().filter { tracker in
      (archived || tracker.archived == nil)
        && (wanted.map { TextRules.folded(names[tracker.category] ?? "") == $0 } ?? true)
    }
    let rows = found.map { tracker in
      TrackerRow(
        tracker: tracker, category: names[tracker.category] ?? "",
        state: states[tracker.id] ?? .notDue, summary: summaries[tracker.id])
    }
    context.tell(
      .array(rows.map { JSONValue($0, on: page.day) }),
      rows: rows.map { context.words.row($0, on: page.day) })
  }
}

/// `moggy trackers stats`.
struct TrackersStats: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tell what it all comes to, or what one habit does.",
    discussion: """
      Best period: the longest run of scheduled days in a row done by any one habit. Ideal days: \
      past days with something scheduled and all of it done. Completed: all completions. Average: \
      completions by days from the first one to today.

      The mean score of each period, too. Of one habit also: what was done in each; for an amount, \
      what is done and wanted of today, this week, month, quarter and year; each weekday by months; \
      the ten longest streaks. JSON has all periods, the text the latest 13; with --by day it has the map \
      of the year as well, which is the share of what was wanted that was done on each day.
      """)

  @OptionGroup var options: RecordsOptions
  @Argument(help: "One habit.") var tracker: [String] = []
  @Option(help: "The periods: day, week, month, quarter or year.")
  var by = StatisticsStep.month

  func perform(in context: TrackersContext) async throws {
    if tracker.isEmpty { return try await all(context) }
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    guard let habit = try await context.trackers.statistics(of: tracker.id)
    else { throw context.refused([.notForThis], tracker.name) }
    let scores = habit.scores.means(by: by, weekStart: context.trackers.weekStart)
    if context.isJSON { return context.say(JSONValue(habit, by: by, scores)) }
    context.say(tracker.name)
    context.say(rows: context.words.figures(habit))
    for part in context.words.parts(habit, by: by, scores, weekStart: context.trackers.weekStart) {
      context.say("")
      context.say(part.title)
      context.say(rows: part.rows)
    }
  }

  private func all(_ context: TrackersContext) async throws {
    let statistics = try await context.trackers.statistics()
    let scores = statistics.scores.means(by: by, weekStart: context.trackers.weekStart)
    if context.isJSON { return context.say(JSONValue(statistics, by: by, scores)) }
    guard let tiles = statistics.tiles
    else { return context.say(context.words.screen.nothingToAnalyse) }
    context.say(rows: context.words.tiles(tiles))
    context.say("")
    context.say(rows: statistics.summaries.map(context.words.row))
    context.say("")
    context.say(context.words.screen.scoreTitle(by))
    context.say(rows: context.words.rows(scores))
  }
}

/// A tracker in a list of all.
struct TrackerRow {
  let tracker: Tracker
  let category: String
  let state: DayState
  let summary: HabitSummary?
}

extension StatisticsStep: ExpressibleByArgument {}
