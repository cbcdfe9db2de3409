import Core
import Foundation
import Toolkit
import TrackersDomain

/// A tracker as it is being made or changed.
public struct TrackerFormState: Equatable, Sendable {
  /// The dialog or page in front of the fields.
  enum Front: Equatable, Sendable {
    /// The question of what it is to be, before the form shows.
    case kinds
    case categories(CategoryListState)
    case emoji(query: String)
    /// For the day of an event, or that from which a schedule holds.
    case calendar(CalendarDay, isStart: Bool)
    /// The question before a changed form is left.
    case question
  }

  /// The field that has the focus when the fields come onto the screen.
  enum Entry: Equatable, Sendable { case name, category, emoji }

  /// The tracker that is changed; nil for a new one.
  let tracker: Tracker?
  /// The number of days on which it was done, of all time.
  let doneCount: Int
  let today: CalendarDay
  var form: TrackerForm
  /// As it was when it was opened.
  private(set) var opened: TrackerForm
  /// The day of an event, as typed.
  var day = ""
  /// The day from which another schedule holds, as typed.
  var startDay = ""
  /// The order of the digits of dates when the form was opened.
  let dates: DateStyle
  /// Nil while they are not loaded.
  var categories: [TrackerCategory]?
  var front: Front?
  var entry = Entry.name
  /// True after more was typed than a name may have.
  var isNameCut = false
  var isSaving = false
  /// Nothing in it is to be kept any more.
  var isDone = false

  /// A new tracker, of which the kind is still to be chosen.
  ///
  /// - Parameter day: the one that is looked at, which an event is then of.
  public init(addingOn day: CalendarDay, today: CalendarDay, dates: DateStyle) {
    (tracker, doneCount, self.today, self.dates) = (nil, 0, today, dates)
    form = TrackerForm(.habit)
    opened = form
    self.day = dates.text(day)
    front = .kinds
  }

  public init(changing tracker: Tracker, doneCount: Int, today: CalendarDay, dates: DateStyle) {
    (self.tracker, self.doneCount, self.dates) = (tracker, doneCount, dates)
    self.today = today
    form = TrackerForm(tracker)
    opened = form
    // As an expression of one line it makes the optimising compiler (Swift 6.3.1) crash.
    day = ""
    if let eventDay = tracker.eventDay { day = dates.text(eventDay) }
    startDay = dates.text(today)
    form.startDay = today.iso
    opened.startDay = today.iso
  }

  /// As a draft has left it; nil where that has nothing that is not saved.
  ///
  /// - Parameters:
  ///   - tracker: the one that is changed, as it is now.
  ///   - categories: those that there are now.
  public init?(
    _ draft: TrackerDraft, changing tracker: Tracker?, doneCount: Int,
    categories: [TrackerCategory], today: CalendarDay, dates: DateStyle
  ) {
    if draft.tracker != tracker?.id { return nil }
    (self.tracker, self.doneCount, self.dates) = (tracker, doneCount, dates)
    self.today = today
    form = draft.form
    opened = tracker.map { TrackerForm($0) } ?? TrackerForm(draft.form.kind)
    if tracker != nil {
      opened.startDay = today.iso
      form.startDay = form.startDay ?? today.iso
      let start = form.startDay.flatMap(CalendarDay.init(iso:)) ?? today
      startDay = dates.text(start)
    }
    day = draft.day
    front = draft.category.flatMap {
      CategoryListState($0, chosen: draft.form.category, in: categories).map { .categories($0) }
    }
    if !isChanged, front == nil { return nil }
  }

  var isNew: Bool { tracker == nil }
  /// The parts that are still to be filled in. A day that is typed and cannot be is wrong, not missing.
  var missing: [TrackerPart] {
    form.missing.filter { part in
      switch part {
      case .day: day.allSatisfy(\.isWhitespace)
      case .start: startDay.allSatisfy(\.isWhitespace)
      default: true
      }
    }
  }
  /// The day that was suggested is no change.
  var isChanged: Bool { form != opened }
  var category: TrackerCategory? { categories?.first { $0.id == form.category } }
  /// The name of the category in which it will be: the chosen one, else the first; nil where there is none.
  var categoryName: String? { (category ?? categories?.first)?.name }

  /// Begins with what is known of a kind.
  mutating func begin(_ kind: TrackerForm.Kind) {
    form = TrackerForm(usual: kind)
    if kind == .event { readDay() }
    opened = form
    front = nil
  }

  /// The draft that survives a kill; nil where there is nothing to keep.
  var draft: TrackerDraft? {
    let category = categoryDraft
    guard isChanged || category != nil, !isDone, front != .kinds else { return nil }
    return TrackerDraft(form, of: tracker?.id, day: day, category: category)
  }

  private var categoryDraft: CategoryDraft? {
    guard case .categories(let list)? = front else { return nil }
    return list.editor?.draft
  }

  var dayRules: DateRules { DateRules(today: today, style: dates) }
  /// The past, and today.
  var startRules: DateRules { DateRules(today: today, latest: today, style: dates) }
  /// True where a habit gets another schedule, or its schedule from another day on.
  var isRescheduled: Bool {
    tracker?.isHabit == true
      && (form.schedule != opened.schedule || form.start != opened.start)
  }
  /// Takes what is typed as the day, where it is one.
  mutating func readDay() { form.day = (try? dayRules.day(in: day))?.iso }

  func problem(with part: TrackerPart) -> TrackerProblem? {
    form.problems.first { $0.part == part }
  }
}

extension TrackerProblem {
  /// The part of the form beside which it is told; nil for a problem with no part of it.
  var part: TrackerPart? {
    switch self {
    case .missing(let part), .tooLong(let part, _): part
    case .notAnAmount: .target
    case .notATime: .reminder
    case .noSuchCategory: .category
    case .categoryIsThere: .name
    case .noTotal: .target
    case .future, .otherTimes, .otherDay, .doneAlready, .notForThis: nil
    }
  }
}

extension TrackerFormState {
  mutating func apply(_ edit: TrackerFormEdit) {
    switch edit {
    case .name(let name): form.name = name
    case .rhythm(let rhythm): form.rhythm = rhythm
    case .weekdays(let days): form.weekdays = days.rawValue
    case .perWeek(let count): form.perWeek = count
    case .perMonth(let count): form.perMonth = count
    case .everyDays(let days): form.everyDays = days
    case .times(let count): form.times = count
    case .length(let days):
      form.length = days
      form.times = min(form.times, days - 1)
    case .start(let start): form.start = start
    case .startDay(let text):
      startDay = text
      form.startDay = (try? startRules.day(in: text))?.iso
    case .day(let text):
      day = text
      readDay()
    case .isMeasured(let isMeasured): form.isMeasured = isMeasured
    case .isAtMost(let isAtMost): form.isAtMost = isAtMost
    case .isTotal(let isTotal): form.isTotal = isTotal
    case .target(let text): form.target = text
    case .unit(let text): form.unit = text
    case .emoji(let emoji): form.emoji = emoji
    case .colour(let number): form.colour = number
    case .reminder(let text): form.reminder = text
    case .question(let text): form.question = text
    case .note(let text): form.note = text
    }
  }

  /// Opens, closes or changes what stands in front of the fields.
  mutating func changeFront(_ action: TrackerFormAction) {
    switch action {
    case .emojiTapped:
      entry = .emoji
      front = .emoji(query: "")
    case .emojiSearched(let query): front = .emoji(query: query)
    case .emojiPicked(let emoji):
      form.emoji = emoji
      front = nil
    case .calendarTapped: front = .calendar(form.eventDay ?? today, isStart: false)
    case .startCalendarTapped:
      let start = form.startDay.flatMap(CalendarDay.init(iso:)) ?? today
      front = .calendar(start, isStart: true)
    case .calendarMoved(let day):
      guard case .calendar(_, let isStart)? = front else { return }
      front = .calendar(day, isStart: isStart)
    case .calendarPicked(let picked):
      guard case .calendar(_, let isStart)? = front else { return }
      apply(isStart ? .startDay(dates.text(picked)) : .day(dates.text(picked)))
      front = nil
    case .emojiClosed, .calendarClosed: front = nil
    default: break
    }
  }

  /// A category that is gone is chosen no more.
  mutating func take(_ categories: [TrackerCategory]) {
    self.categories = categories
    if let id = form.category, !categories.contains(where: { $0.id == id }) { form.category = nil }
    guard case .categories(var list)? = front else { return }
    list.follow(categories)
    front = .categories(list)
  }
}
