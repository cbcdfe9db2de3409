import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import TrackersDomain

/// `moggy trackers today`.
struct TrackersToday: AppCommand {
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

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Option(help: "all, completed or not-completed.") var filter = Filter.all
  @Option(help: ArgumentHelp("Words in a name.", valueName: "words")) var search = ""

  func perform(in context: TrackersContext) async throws {
    let query = DayQuery(try day.day(in: context), filter: filter.day, search: search)
    let page = try await context.trackers.day(query)
    if context.isJSON { return context.say(try await json(page, context)) }
    context.say(context.words.head(page))
    let hasTimes = page.cards.contains { $0.tracker.reminder != nil }
    // Columns stand one under the other in all sections.
    var lines = TextColumns.lines(
      page.cards.map { ["  " + context.words.mark($0)] + context.words.row($0, hasTimes: hasTimes) }
    )[...]
    for section in page.sections {
      context.say(context.words.header(section.header))
      for line in lines.prefix(section.cards.count) { context.say(line) }
      lines = lines.dropFirst(section.cards.count)
    }
    if let emptiness = page.emptiness { context.say(context.words.empty(emptiness)) }
  }

  private func json(_ page: DayPage, _ context: TrackersContext) async throws -> JSONValue {
    let names = try await context.categoryNames()
    let summaries = try await context.summaries()
    let trackers = page.cards.map {
      JSONValue($0, names[$0.tracker.category] ?? "", score: summaries[$0.id]?.score ?? nil)
    }
    return [
      "date": .string(page.day.iso), "total": .count(page.dueCount),
      "done": .count(page.doneCount), "trackers": .array(trackers),
    ]
  }
}

extension TrackersContext {
  func summaries() async throws -> [Tracker.ID: HabitSummary] {
    let all = try await trackers.summaries()
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }
}

/// `moggy trackers done`.
struct TrackersDone: AppCommand {
  enum Step: String, EnumerableFlag {
    case more, less

    static func help(for value: Step) -> ArgumentHelp? {
      value == .more
        ? "Add to what there is: the amount, or one step of the target."
        : "Take the amount, or one step, from what there is."
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "done", abstract: "Mark a day as done, or put down how much it was.",
    discussion: """
      Of a habit that is measured, a number behind the name is the amount of the day; without one \
      the day is done. Where the amounts of a week, a month or some days are added up, the number \
      is needed. With --category all that is shown of a category on the day is done at once; what only \
      a person knows the amount of is told, and left.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The tracker, and an amount if it is measured.") var tracker: [String] = []
  @Option(help: ArgumentHelp("All of this category.", valueName: "name")) var category: String?
  @Flag var step: Step?

  func validate() throws {
    guard tracker.isEmpty == (category != nil)
    else { throw ValidationError("A tracker or --category is needed, and not both.") }
    guard category == nil || step == nil
    else { throw ValidationError("--more and --less need a tracker.") }
  }

  func perform(in context: TrackersContext) async throws {
    let day = try day.day(in: context)
    if let category { return try await all(of: context.category(named: category), day, context) }
    let (tracker, amount) = try await meant(context)
    let outcome: TrackerOutcome<DayEntry>
    if let step {
      let change = MarkChange(tracker.id, day, .stepped(isMore: step == .more, by: amount))
      outcome = try await context.trackers.mark([change])[0].get()
    } else if let amount {
      outcome = try await context.trackers.setAmount(tracker.id, on: day, amount)
    } else {
      outcome = try await done(tracker, day, context)
    }
    try await context.tell(context.saved(outcome, tracker.name), tracker)
    if case .unchanged = outcome { ErrorOutput.write(context.words.unchanged(tracker.name)) }
  }

  /// Those that the day shows of it, the pinned too.
  private func all(
    of category: TrackerCategory, _ day: CalendarDay, _ context: TrackersContext
  ) async throws {
    let cards = try await context.trackers.day(DayQuery(day)).cards
    let ids = cards.filter { $0.tracker.category == category.id }.map(\.id)
    let outcome = try await context.trackers.markAll(ids, on: day, subject: category.name)
    let marked = try context.saved(outcome, category.name)
    context.tell(
      [
        "id": .string(category.id.uuidString), "category": .string(category.name),
        "date": .string(day.iso), "done": .count(marked.count),
        "left": .array(marked.left.map { .string($0) }),
      ], context.words.marked(marked, category.name))
  }

  /// A habit that is measured is done with the amount that it asks for, unless there is enough already.
  private func done(
    _ tracker: Tracker, _ day: CalendarDay, _ context: TrackersContext
  ) async throws -> TrackerOutcome<DayEntry> {
    if tracker.target?.isTotal == true { throw context.refused([.notAnAmount], tracker.name) }
    guard let target = tracker.target, !target.isAtMost,
      try await context.trackers.entry(tracker.id, on: day)?.mark.isDone(target) == false
    else { return try await context.trackers.setDone(tracker.id, on: day, true) }
    return try await context.trackers.setAmount(tracker.id, on: day, target.amount)
  }

  /// The argument behind a name that there is is an amount; one that cannot be read is told as that where
  /// an amount is wanted.
  private func meant(_ context: TrackersContext) async throws -> (Tracker, Amount?) {
    let text = tracker.joined(separator: " ")
    let name = tracker.dropLast().joined(separator: " ")
    guard !name.isEmpty, let last = tracker.last, try await context.trackers.find(text).isEmpty
    else { return (try await context.tracker(text), nil) }
    if let amount = Amount(typed: last) { return (try await context.tracker(name), amount) }
    let named = try await context.trackers.find(name).filter { $0.target != nil }
    if let tracker = named.first { throw context.refused([.notAnAmount], tracker.name) }
    return (try await context.tracker(text), nil)
  }
}

/// A command that puts something down to a day of a tracker.
protocol TrackerDayCommand: AppCommand where Context == TrackersContext {
  var tracker: [String] { get }
  var day: DayOption { get }

  func change(
    _ id: Tracker.ID, on day: CalendarDay, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<DayEntry>
}

extension TrackerDayCommand {
  var access: RecordsAccess { .write }

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    let outcome = try await change(tracker.id, on: try day.day(in: context), context.trackers)
    try await context.tell(context.saved(outcome, tracker.name), tracker)
  }
}

/// `moggy trackers skip`.
struct TrackersSkip: TrackerDayCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Skip a day of a habit, which does not break its streak.")

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The habit.") var tracker: [String]

  func change(
    _ id: Tracker.ID, on day: CalendarDay, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<DayEntry> { try await trackers.setSkipped(id, on: day, true) }
}

/// `moggy trackers note`.
struct TrackersNote: TrackerDayCommand {
  static let configuration = CommandConfiguration(
    commandName: "note", abstract: "Write a note to a day; an empty one takes it away.")

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Argument(help: ArgumentHelp("The tracker.", valueName: "tracker")) var name: String
  @Argument(help: "The note, 400 characters at the most.") var text: [String]

  var tracker: [String] { [name] }

  func change(
    _ id: Tracker.ID, on day: CalendarDay, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<DayEntry> {
    try await trackers.setNote(id, on: day, text.joined(separator: " "))
  }
}

/// `moggy trackers unmark`.
struct TrackersUnmark: TrackerDayCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmark", abstract: "Take back what was marked: done, skipped, or an amount.")

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Argument(help: "The tracker.") var tracker: [String]

  func change(
    _ id: Tracker.ID, on day: CalendarDay, _ trackers: TrackersRepository
  ) async throws -> TrackerOutcome<DayEntry> { try await trackers.setDone(id, on: day, false) }
}

/// The day that a command is about.
struct DayOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Of this day, as 2026-03-06 or yesterday, instead of today.", valueName: "day"))
  var date: String?

  /// The day that was given, else today.
  ///
  /// - Throws: ``CommandFailure`` for a text that is no day.
  func day(in context: TrackersContext) throws -> CalendarDay {
    try date.map { try context.day($0) } ?? context.today
  }
}

/// The state of a day of a tracker, in the word of the JSON.
enum DayState: String {
  case done, skipped, due
  case notDue = "not due"

  init(_ card: DayCard) {
    if card.isDone {
      self = .done
    } else if card.isSkipped {
      self = .skipped
    } else {
      self = card.isDue ? .due : .notDue
    }
  }
}
