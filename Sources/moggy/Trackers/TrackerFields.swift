import ArgumentParser
import Core
import Interchange
import TrackersDomain

/// The options of a tracker's fields, to add one and to change one.
struct TrackerFields: ParsableArguments {
  enum Bound: String, EnumerableFlag {
    case atMost, atLeast

    static func help(for value: Bound) -> ArgumentHelp? {
      value == .atMost ? "The target is the most of a day." : "The target is the least, as usual."
    }
  }

  @Option(help: ArgumentHelp("Its category; one that there is not is added.", valueName: "name"))
  var category: String?
  enum Sum: String, EnumerableFlag {
    case total, daily

    static func help(for value: Sum) -> ArgumentHelp? {
      value == .total
        ? "The target is of the whole week, month or stretch of days, as 10 km a week."
        : "The target is of a day, as usual."
    }
  }

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
  @Option(help: ArgumentHelp("Once in so many days, 2 to 365.", valueName: "days"))
  var every: Int?
  @Option(help: ArgumentHelp("So many days of those of --in-days.", valueName: "number"))
  var times: Int?
  @Option(help: ArgumentHelp("So many days in a row, 2 to 365.", valueName: "days"))
  var inDays: Int?
  @Option(help: ArgumentHelp("The day of an event.", valueName: "day")) var event: String?
  @Option(help: ArgumentHelp("How much is wanted of a day.", valueName: "amount"))
  var target: String?
  @Option(help: ArgumentHelp("What it is counted in, as km.", valueName: "unit")) var unit: String?
  @Flag var bound: Bound?
  @Flag var sum: Sum?
  @Option(help: ArgumentHelp("Remind at this time, as 9:30.", valueName: "time"))
  var remind: String?
  @Option(help: "What to ask oneself.") var question: String?
  @Option(help: "A note.") var note: String?

  func validate() throws {
    let rhythms =
      [days != nil, event != nil] + [perWeek, perMonth, every, inDays].map { $0 != nil }
    guard rhythms.count(where: { $0 }) <= 1 else {
      throw ValidationError("The options that choose the days, and --event, exclude each other.")
    }
    guard (times == nil) == (inDays == nil)
    else { throw ValidationError("--times and --in-days need each other.") }
    guard every.map({ Schedule.inDays(1, of: $0).isValid }) ?? true
    else { throw ValidationError("--every is 2 to 365.") }
    guard inDays.map({ Schedule.inDays(times ?? 0, of: $0).isValid }) ?? true
    else {
      throw ValidationError("--in-days is 2 to 365, and --times is 1 or more and less than it.")
    }
    guard perWeek.map(Schedule.weekCounts.contains) ?? true
    else { throw ValidationError("--per-week is 1 to 7.") }
    guard perMonth.map(Schedule.monthCounts.contains) ?? true
    else { throw ValidationError("--per-month is 1 to 28.") }
    guard colour.map({ TrackerColour($0) != nil }) ?? true
    else { throw ValidationError("--colour is 1 to 18.") }
    guard event == nil || target == nil else { throw ValidationError("--target is for a habit.") }
  }

  /// Fields that only a habit has were given.
  private var areOfHabit: Bool {
    hasSchedule || target != nil || unit != nil || bound != nil || sum != nil
  }

  private var hasSchedule: Bool {
    days != nil || [perWeek, perMonth, every, inDays].contains { $0 != nil }
  }

  var isEmpty: Bool {
    !areOfHabit && event == nil && colour == nil
      && [category, emoji, remind, question, note].allSatisfy { $0 == nil }
  }

  /// Returns the form with what was given; what was not stays as it is.
  ///
  /// - Parameter name: of the tracker, for what is wrong.
  /// - Throws: ``CommandFailure`` for a field that the other kind of tracker has, and for what the
  ///   form itself refuses. A category is added last, so that a refusal leaves none behind.
  func applied(
    to form: TrackerForm, _ name: String, in context: TrackersContext
  ) async throws -> TrackerForm {
    var form = form
    guard form.kind == .habit ? event == nil : !areOfHabit
    else { throw context.refused([.notForThis], name) }
    form.emoji = emoji ?? form.emoji
    form.colour = colour ?? form.colour
    if let days { (form.rhythm, form.weekdays) = (.weekdays, days.rawValue) }
    if let perWeek { (form.rhythm, form.perWeek) = (.perWeek, perWeek) }
    if let perMonth { (form.rhythm, form.perMonth) = (.perMonth, perMonth) }
    if let every { (form.rhythm, form.everyDays) = (.everyDays, every) }
    if let times, let inDays { (form.rhythm, form.times, form.length) = (.inDays, times, inDays) }
    if let event { form.day = try context.day(event).iso }
    if let target { (form.isMeasured, form.target) = (!target.isEmpty, target) }
    form.unit = unit ?? form.unit
    form.isAtMost = bound.map { $0 == .atMost } ?? form.isAtMost
    form.isTotal = sum.map { $0 == .total } ?? form.isTotal
    form.reminder = remind ?? form.reminder
    form.question = question ?? form.question
    form.note = note ?? form.note
    let lacksTarget = !form.isMeasured && (unit != nil || bound != nil || sum != nil)
    var problems = lacksTarget ? [.missing(.target)] : form.problems
    if sum == .total, form.rhythm == .weekdays { problems.append(.noTotal) }
    if !problems.isEmpty { throw context.refused(problems, name) }
    if let category { form.category = try await context.category(category) }
    return form
  }
}

extension TrackersContext {
  /// The category of that name, which is added where there is none.
  fileprivate func category(_ name: String) async throws -> TrackerCategory.ID {
    let outcome = try await trackers.addCategory(name)
    if case .refused(let problems) = outcome {
      for case .categoryIsThere(let category) in problems { return category.id }
    }
    return try saved(outcome, name).id
  }
}

extension WeekdaySet {
  /// `every`, `workdays`, `weekend`, or days by their first three letters, in English.
  fileprivate init(argument text: String) throws {
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
