import ArgumentParser
import Interchange
import TrackersDomain
import TrackersScreens

/// `moggy trackers stats`.
struct TrackersStats: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tell what it all comes to, or what one habit does.",
    discussion: """
      Best period: the longest run of scheduled days in a row done by any one habit. Ideal days: \
      past days with something scheduled and all of it done. Completed: all completions. Average: \
      completions by days from the first one to today.
      """)
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "One habit.") var tracker: [String] = []

  func perform(on desk: TrackersDesk) async throws {
    if tracker.isEmpty { return try await all(desk) }
    let tracker = try await desk.tracker(tracker.joined(separator: " "))
    guard let habit = try await desk.trackers.statistics(of: tracker.id) else {
      throw TrackersFailure.refused([.notForThis], tracker.name)
    }
    if desk.isJSON { return desk.say(JSONValue(habit)) }
    desk.say(tracker.name)
    desk.say(rows: desk.words.figures(habit))
  }

  private func all(_ desk: TrackersDesk) async throws {
    let statistics = try await desk.trackers.statistics()
    if desk.isJSON { return desk.say(JSONValue(statistics)) }
    guard let tiles = statistics.tiles else { return desk.say(desk.words.screen.nothingToAnalyse) }
    desk.say(rows: desk.words.tiles(tiles))
    desk.say("")
    desk.say(rows: statistics.summaries.map(desk.words.row))
  }
}
