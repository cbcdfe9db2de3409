import ArgumentParser
import Core
import Foundation
import Interchange
import Shell
import TrackersDomain

/// `moggy trackers edit`: what is not given stays as it is.
struct TrackersEdit: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a tracker; what is not given stays as it is.",
    discussion:
      "Another schedule holds from today on. An empty text takes a note, a question or a reminder away."
  )
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]
  @Option(help: ArgumentHelp("Another name.", valueName: "name")) var name: String?
  @Option(
    help: ArgumentHelp("Another category; one that there is not is added.", valueName: "name"))
  var category: String?
  @Option(help: "One emoji.") var emoji: String?
  @Option(help: ArgumentHelp("1 to 18.", valueName: "number")) var colour: Int?
  @Option(
    help: ArgumentHelp("every, workdays, weekend, or as mon,wed,fri.", valueName: "days"),
    transform: WeekdaySet.init(argument:))
  var days: WeekdaySet?
  @Option(help: ArgumentHelp("So many days of a week, 1 to 7.", valueName: "number"))
  var perWeek: Int?
  @Option(help: ArgumentHelp("So many days of a month, 1 to 28.", valueName: "number"))
  var perMonth: Int?
  @Option(help: ArgumentHelp("How much is wanted of a day.", valueName: "amount"))
  var target: String?
  @Option(help: ArgumentHelp("What it is counted in, as km.", valueName: "unit")) var unit: String?
  @Option(help: ArgumentHelp("Remind at this time, as 9:30.", valueName: "time"))
  var remind: String?
  @Option(help: "What to ask oneself.") var question: String?
  @Option(help: "A note.") var note: String?

  func validate() throws {
    guard [days != nil, perWeek != nil, perMonth != nil].count(where: { $0 }) <= 1 else {
      throw ValidationError("--days, --per-week, --per-month and --event exclude each other.")
    }
    guard perWeek.map(Schedule.weekCounts.contains) ?? true
    else { throw ValidationError("--per-week is 1 to 7.") }
    guard perMonth.map(Schedule.monthCounts.contains) ?? true
    else { throw ValidationError("--per-month is 1 to 28.") }
    guard colour.map({ TrackerColour($0) != nil }) ?? true
    else { throw ValidationError("--colour is 1 to 18.") }
  }

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    var form = changed(TrackerForm(tracker))
    if !form.problems.isEmpty { throw context.refused(form.problems, tracker.name) }
    if let category { form.category = try await context.category(category) }
    let outcome = try await context.trackers.update(tracker.id, to: form)
    try await context.tell(context.saved(outcome, tracker.name))
  }

  private func changed(_ form: TrackerForm) -> TrackerForm {
    var form = form
    form.name = name ?? form.name
    form.emoji = emoji ?? form.emoji
    form.colour = colour ?? form.colour
    if let days { (form.rhythm, form.weekdays) = (.weekdays, days.rawValue) }
    if let perWeek { (form.rhythm, form.perWeek) = (.perWeek, perWeek) }
    if let perMonth { (form.rhythm, form.perMonth) = (.perMonth, perMonth) }
    if let target { (form.isMeasured, form.target) = (!target.isEmpty, target) }
    form.unit = unit ?? form.unit
    form.reminder = remind ?? form.reminder
    form.question = question ?? form.question
    form.note = note ?? form.note
    return form
  }
}

/// `moggy trackers remove`.
struct TrackersRemove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a tracker with all its marks; can be undone in the program.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    guard let gone = try await context.trackers.delete(tracker.id)
    else { throw CommandFailure(.noInput, context.words.notInTheList(tracker.name)) }
    context.tell(
      ["id": .string(gone.id.uuidString), "name": .string(gone.name)],
      context.words.removed(gone.name))
  }
}

/// `moggy trackers pin`.
struct TrackersPin: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Put a tracker first, among the pinned.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(in context: TrackersContext) async throws {
    try await context.pin(tracker.joined(separator: " "), true)
  }
}

/// `moggy trackers unpin`.
struct TrackersUnpin: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Put a pinned tracker back into its category.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]

  func perform(in context: TrackersContext) async throws {
    try await context.pin(tracker.joined(separator: " "), false)
  }
}

/// `moggy trackers move`.
struct TrackersMove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Put a tracker before or behind another one.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The tracker.") var tracker: [String]
  @Option(help: ArgumentHelp("The one that comes after it.", valueName: "tracker"))
  var before: String?
  @Option(help: ArgumentHelp("The one that comes before it.", valueName: "tracker"))
  var after: String?

  func validate() throws {
    guard (before == nil) != (after == nil)
    else { throw ValidationError("--before or --after is needed, and not both.") }
  }

  func perform(in context: TrackersContext) async throws {
    let tracker = try await context.tracker(tracker.joined(separator: " "))
    let other = try await context.tracker(before ?? after ?? "")
    try await context.trackers.move(tracker.id, before == nil ? .after : .before, other.id)
    try await context.tell(tracker)
  }
}

/// `moggy trackers categories`.
struct TrackersCategories: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories", abstract: "List the categories in their order.")
  var access: RecordsAccess { .look }

  @OptionGroup var options: RecordsOptions

  func perform(in context: TrackersContext) async throws {
    let all = try await context.trackers.categories()
    context.tell(
      .array(all.map { ["id": .string($0.id.uuidString), "name": .string($0.name)] }),
      rows: all.map { [$0.name] })
  }
}

extension TrackersContext {
  fileprivate func pin(_ text: String, _ isPinned: Bool) async throws {
    let tracker = try await tracker(text)
    try await tell(saved(await trackers.pin(tracker.id, isPinned), tracker.name))
  }
}
