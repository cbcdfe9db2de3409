import ArgumentParser
import Core
import Foundation
import Interchange
import TrackersDomain
import TrackersScreens

/// `moggy trackers add`.
struct TrackersAdd: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a habit, or an event of one day.",
    discussion: """
      A habit is due every day unless --days, --per-week or --per-month say otherwise; with --event \
      it is an event. A category that there is not is added too.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The name, 38 characters at the most.") var name: [String]
  @Option(
    help: ArgumentHelp(
      "The category it belongs to; without it the first there is.", valueName: "name"))
  var category: String?
  @Option(help: "One emoji.") var emoji = "🙂"
  @Option(help: ArgumentHelp("1 to 18.", valueName: "number")) var colour = 1
  @Option(
    help: ArgumentHelp("every, workdays, weekend, or as mon,wed,fri.", valueName: "days"),
    transform: WeekdaySet.init(argument:))
  var days: WeekdaySet?
  @Option(help: ArgumentHelp("So many days of a week, 1 to 7.", valueName: "number"))
  var perWeek: Int?
  @Option(help: ArgumentHelp("So many days of a month, 1 to 28.", valueName: "number"))
  var perMonth: Int?
  @Option(help: ArgumentHelp("An event of this day.", valueName: "day")) var event: String?
  @Option(help: ArgumentHelp("How much is wanted of a day.", valueName: "amount"))
  var target: String?
  @Option(help: ArgumentHelp("What it is counted in, as km.", valueName: "unit")) var unit = ""
  @Flag(help: "The target is the most, not the least.") var atMost = false
  @Option(help: ArgumentHelp("Remind at this time, as 9:30.", valueName: "time")) var remind = ""
  @Option(help: "What to ask oneself.") var question = ""
  @Option(help: "A note.") var note = ""
  @Flag(help: "Put it first.") var pin = false

  func validate() throws {
    let rhythms = [days != nil, perWeek != nil, perMonth != nil, event != nil].count { $0 }
    guard rhythms <= 1 else {
      throw ValidationError("--days, --per-week, --per-month and --event exclude each other.")
    }
    guard perWeek.map(Schedule.weekCounts.contains) ?? true
    else { throw ValidationError("--per-week is 1 to 7.") }
    guard perMonth.map(Schedule.monthCounts.contains) ?? true
    else { throw ValidationError("--per-month is 1 to 28.") }
    guard TrackerColour(colour) != nil else { throw ValidationError("--colour is 1 to 18.") }
    guard target != nil || unit.isEmpty && !atMost
    else { throw ValidationError("--unit and --at-most need --target.") }
    guard event == nil || target == nil else { throw ValidationError("--target is for a habit.") }
  }

  func perform(in context: TrackersContext) async throws {
    var form = form
    if let event { form.day = try context.day(event).iso }
    // A name that is wrong would leave a new category behind.
    if !form.problems.isEmpty { throw context.refused(form.problems, form.name) }
    if let category { form.category = try await context.category(category) }
    let usual = TrackerFormWords(context.language).usualCategory
    var tracker = try context.saved(await context.trackers.add(form, usual: usual), form.name)
    if pin {
      tracker = try context.saved(await context.trackers.pin(tracker.id, true), tracker.name)
    }
    let row = TrackerRow(
      tracker: tracker, category: try await context.categoryNames()[tracker.category] ?? "",
      state: try await context.state(of: tracker), summary: nil)
    context.tell(JSONValue(row, on: context.today), context.words.added(tracker, on: context.today))
  }

  private var form: TrackerForm {
    var form = TrackerForm(event == nil ? .habit : .event)
    form.name = name.joined(separator: " ")
    (form.emoji, form.colour) = (emoji, colour)
    (form.question, form.note, form.reminder) = (question, note, remind)
    form.weekdays = (days ?? .everyDay).rawValue
    if let perWeek { (form.rhythm, form.perWeek) = (.perWeek, perWeek) }
    if let perMonth { (form.rhythm, form.perMonth) = (.perMonth, perMonth) }
    if let target { (form.isMeasured, form.target) = (true, target) }
    (form.unit, form.isAtMost) = (unit, atMost)
    return form
  }
}

extension TrackersContext {
  /// The category of that name, which is added where there is none.
  func category(_ name: String) async throws -> TrackerCategory.ID {
    let outcome = try await trackers.addCategory(name)
    if case .refused(let problems) = outcome {
      for case .categoryIsThere(let category) in problems { return category.id }
    }
    return try saved(outcome, name).id
  }

  func state(of tracker: Tracker) async throws -> DayState {
    try await trackers.card(of: tracker.id, on: today).map { DayState($0) } ?? .notDue
  }
}

extension WeekdaySet {
  /// `every`, `workdays`, `weekend`, or days by their first three letters, in English.
  init(argument text: String) throws {
    switch text.lowercased() {
    case "every": self = .everyDay
    case "workdays": self = .workdays
    case "weekend": self = .weekend
    default:
      let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
      let places = text.lowercased().split(separator: ",").map { names.firstIndex(of: String($0)) }
      guard !places.isEmpty, !places.contains(nil)
      else { throw ValidationError("--days is every, workdays, weekend, or as mon,wed,fri.") }
      self.init(rawValue: places.compactMap { $0 }.reduce(0) { $0 | 1 << $1 })
    }
  }
}
