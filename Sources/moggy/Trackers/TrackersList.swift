import ArgumentParser
import Interchange
import TrackersDomain

/// `moggy trackers list`.
struct TrackersList: TrackersTask {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all trackers: identifier, name, category, schedule, state of the day, score.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var day: DayOption
  @Flag(help: "Those put away too.") var archived = false
  @Option(help: ArgumentHelp("Only of this category.", valueName: "name")) var category: String?

  func perform(on desk: TrackersDesk) async throws {
    let names = try await desk.categoryNames()
    let summaries = try await desk.summaries()
    let page = try await desk.trackers.day(DayQuery(day.date ?? desk.today))
    let states = Dictionary(page.cards.map { ($0.id, DayState($0)) }) { first, _ in first }
    let wanted = category.map(TextRules.folded)
    let found = try await desk.trackers.trackers().filter { tracker in
      (archived || tracker.archived == nil)
        && (wanted.map { TextRules.folded(names[tracker.category] ?? "") == $0 } ?? true)
    }
    let rows = found.map { tracker in
      TrackerRow(
        tracker: tracker, category: names[tracker.category] ?? "",
        state: states[tracker.id] ?? .notDue, summary: summaries[tracker.id])
    }
    if desk.isJSON { return desk.say(.array(rows.map { JSONValue($0, on: page.day) })) }
    desk.say(rows: rows.map { desk.words.row($0, on: page.day) })
  }
}
