import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The time at which it is to be done, and how much of it.
extension TrackerFormRows {
  var schedule: [Row] {
    let all = TrackerForm.Rhythm.allCases
    let rhythm = Row(TrackerFormID.rhythm, words.name(.schedule), isRequired: true) { _ in
      Choice<TrackerFormAction>(
        TrackerFormID.rhythm, words.name(.schedule), options: all.map(words.name),
        selection: all.firstIndex(of: form.rhythm) ?? 0, lines: 2,
        onChange: { .edited(.rhythm(all[$0])) })
    }
    switch form.rhythm {
    case .weekdays: return [rhythm, weekdays]
    case .perWeek: return [rhythm, count(form.perWeek, Schedule.weekCounts) { .perWeek($0) }]
    case .perMonth: return [rhythm, count(form.perMonth, Schedule.monthCounts) { .perMonth($0) }]
    }
  }

  private func count(
    _ value: Int, _ range: ClosedRange<Int>, _ edit: @escaping (Int) -> TrackerFormEdit
  ) -> Row {
    Row(TrackerFormID.count, words.howOften) { _ in
      HStack(spacing: 2) {
        Stepper<TrackerFormAction>(
          TrackerFormID.count, "", value: value, in: range, labelColumns: 0,
          onChange: { .edited(edit($0)) })
        summary
        Spacer()
      }
    }
  }

  // MARK: Days of the week
  private var chosen: WeekdaySet { WeekdaySet(rawValue: form.weekdays) }

  private var weekdays: Row {
    Row(TrackerFormID.weekdays, words.weekdays, problem: problem(.schedule)) { message in
      // What is wrong stands where the days are told otherwise.
      told(message, TrackerFormID.weekdays) {
        presets
        days.keysWithFocus(words.weekdays, dayKeys)
        if message == nil { summary }
      }
    }
  }

  private var presets: Choice<TrackerFormAction> {
    let schedules = words.schedules
    let sets: [WeekdaySet] = [.everyDay, .workdays, .weekend]
    return Choice(
      TrackerFormID.presets, words.presets,
      options: [schedules.everyDay, schedules.workdays, schedules.weekend],
      selection: sets.firstIndex(of: chosen) ?? -1, lines: 2,
      onChange: { .edited(.weekdays(sets[$0])) })
  }

  /// In one line, or four and three; read out, each with its state in words, as many as fit.
  private var days: Element<TrackerFormAction> {
    Responsive { lines(of: $0.columns >= 7 * 9 ? 7 : 4) }
      .whenFlat { Responsive { lines(of: max(1, $0.columns / 18)) } }
  }

  private func lines(of count: Int) -> Element<TrackerFormAction> {
    let all = Weekday.allCases
    let lines = stride(from: 0, to: all.count, by: count).map { all.dropFirst($0).prefix(count) }
    return VStack {
      lines.map { line in
        HStack(spacing: 2) {
          line.map(box)
          Spacer()
        }.element
      }
    }.element
  }

  private func box(_ day: Weekday) -> Element<TrackerFormAction> {
    CheckBox<TrackerFormAction>(
      TrackerFormRows.id(of: day), words.schedules.short(day), isOn: chosen.contains(day),
      onChange: { _ in .edited(.weekdays(chosen.toggling(day))) }
    ).element
  }

  /// The first one has the name of the row, which leads to it where no day is chosen.
  static func id(of day: Weekday) -> Identifier {
    day == .monday ? TrackerFormID.weekdays : TrackerFormID.weekdays.item(day.rawValue)
  }

  private var dayKeys: [KeyBinding<TrackerFormAction>] {
    [
      KeyBinding("trackerForm.nextWeekday", [.right], words.nextDay) { Response(focus: .step(1)) },
      KeyBinding("trackerForm.previousWeekday", [.left], words.previousDay, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
    ]
  }

  private var summary: Element<TrackerFormAction> {
    let isEmpty = !form.schedule.isValid
    return Text(
      isEmpty ? "" : words.schedules.text(form.schedule), .muted, id: TrackerFormID.summary,
      semantics: isEmpty ? nil : .text
    ).element
  }

  // MARK: The day of an event
  var day: Row {
    Row(TrackerFormID.day, words.name(.day), isRequired: true, problem: dayProblem) { message in
      DateField<TrackerFormAction>(
        TrackerFormID.day, label: words.name(.day), text: state.day, rules: state.dayRules,
        message: message, handlers: .init(onChange: { .edited(.day($0)) }),
        onCalendar: .calendarTapped)
    }
  }

  private var dayProblem: String? {
    if form.eventDay != nil { return nil }
    return state.dayRules.problem(with: state.day)?.words(words.language) ?? problem(.day)
  }

  // MARK: How much
  var measure: [Row] {
    let isMeasured = Row(TrackerFormID.measured, words.measured) { _ in
      CheckBox<TrackerFormAction>(
        TrackerFormID.measured, words.isMeasured, isOn: form.isMeasured,
        onChange: { .edited(.isMeasured($0)) })
    }
    return form.isMeasured ? [isMeasured, goal, amount, unit] : [isMeasured]
  }

  private var goal: Row {
    Row(TrackerFormID.goal, words.goal) { _ in
      Choice<TrackerFormAction>(
        TrackerFormID.goal, words.goal, options: words.goals, selection: form.isAtMost ? 1 : 0,
        onChange: { .edited(.isAtMost($0 == 1)) })
    }
  }

  private var amount: Row {
    Row(TrackerFormID.amount, words.name(.target), isRequired: true, problem: problem(.target)) {
      field(TrackerFormID.amount, .target, form.target, "8", $0) { .target($0) }
    }
  }

  private var unit: Row {
    Row(TrackerFormID.unit, words.name(.unit), problem: problem(.unit)) {
      field(TrackerFormID.unit, .unit, form.unit, words.unitPlaceholder, $0) { .unit($0) }
    }
  }
}
