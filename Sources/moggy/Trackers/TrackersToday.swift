import ArgumentParser
import Core
import Interchange
import TrackersDomain

/// `moggy trackers today`.
struct TrackersToday: TrackersTask {
  enum Filter: String, ExpressibleByArgument, CaseIterable, Sendable {
    case all, completed
    case notCompleted = "not-completed"

    var day: DayFilter {
      switch self {
      case .all: .all
      case .completed: .completed
      case .notCompleted: .notCompleted
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "List what is due and done today, or on another day.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var day: DayOption
  @Option(help: "all, completed or not-completed.") var filter = Filter.all
  @Option(help: ArgumentHelp("Words in a name.", valueName: "words")) var search = ""

  func perform(on desk: TrackersDesk) async throws {
    let query = DayQuery(day.date ?? desk.today, filter: filter.day, search: search)
    let page = try await desk.trackers.day(query)
    if desk.isJSON { return desk.say(try await json(page, desk)) }
    desk.say(desk.words.head(page))
    let hasTimes = page.cards.contains { $0.tracker.reminder != nil }
    // Columns stand one under the other in all sections.
    var lines = TextColumns.lines(
      page.cards.map { ["  " + desk.words.mark($0)] + desk.words.row($0, hasTimes: hasTimes) })[...]
    for section in page.sections {
      desk.say(desk.words.header(section.header))
      for line in lines.prefix(section.cards.count) { desk.say(line) }
      lines = lines.dropFirst(section.cards.count)
    }
    if let emptiness = page.emptiness { desk.say(desk.words.empty(emptiness)) }
  }

  private func json(_ page: DayPage, _ desk: TrackersDesk) async throws -> JSONValue {
    let names = try await desk.categoryNames()
    let summaries = try await desk.summaries()
    return .object([
      JSONMember("date", .string(page.day.iso)),
      JSONMember("total", .integer(Int64(page.dueCount))),
      JSONMember("done", .integer(Int64(page.doneCount))),
      JSONMember(
        "trackers",
        .array(
          page.cards.map {
            JSONValue($0, names[$0.tracker.category] ?? "", score: summaries[$0.id]?.score ?? nil)
          })),
    ])
  }
}

extension TrackersDesk {
  func summaries() async throws -> [Tracker.ID: HabitSummary] {
    let all = try await trackers.statistics().summaries
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }
}
