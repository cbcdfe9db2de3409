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
    return [rhythm] + often + (state.isRescheduled ? [start] + startDay : [])
  }

  /// The numbers of a rhythm; none of days for a total, which is reached whatever the days.
  private var often: [Row] {
    switch form.rhythm {
    case .weekdays: return [weekdays]
    case .perWeek where form.countsTotal, .perMonth where form.countsTotal: return []
    case .perWeek: return [count(form.perWeek, Schedule.weekCounts) { .perWeek($0) }]
    case .perMonth: return [count(form.perMonth, Schedule.monthCounts) { .perMonth($0) }]
    case .everyDays: return [length(form.everyDays) { .everyDays($0) }]
    case .inDays where form.countsTotal: return [length(form.length) { .length($0) }]
    case .inDays:
      return [
        count(form.times, 1...max(1, form.length - 1), isTold: false) { .times($0) },
        length(form.length) { .length($0) },
      ]
    }
  }

  private func length(
    _ value: Int, isTold: Bool = true, _ edit: @escaping (Int) -> TrackerFormEdit
  ) -> Row {
    Row(TrackerFormID.length, words.length) { _ in
      VStack {
        HStack {
          Stepper<TrackerFormAction>(
            TrackerFormID.length, "", value: value, in: Schedule.lengths, labelColumns: 0,
            onChange: { .edited(edit($0)) })
          Spacer()
        }
        if isTold { summary }
      }
    }
  }

  // MARK: From when on
  private var start: Row {
    let all = TrackerForm.Start.allCases
    return Row(TrackerFormID.start, words.name(.start)) { _ in
      Choice<TrackerFormAction>(
        TrackerFormID.start, words.name(.start), options: all.map(words.from),
        selection: all.firstIndex(of: form.start) ?? 0, lines: 2,
        onChange: { .edited(.start(all[$0])) })
    }
  }

  private var startDay: [Row] {
    guard form.start == .day else { return [] }
    let rules = state.startRules
    let wrong =
      form.startDay == nil
      ? rules.problem(with: state.startDay)?.words(words.language) ?? problem(.start) : nil
    return [
      Row(TrackerFormID.startDay, words.startDay, isRequired: true, problem: wrong) { message in
        DateField<TrackerFormAction>(
          TrackerFormID.startDay, label: words.startDay, text: state.startDay, rules: rules,
          message: message, handlers: .init(onChange: { .edited(.startDay($0)) }),
          onCalendar: .startCalendarTapped)
      }
    ]
  }

  private func count(
    _ value: Int, _ range: ClosedRange<Int>, isTold: Bool = true,
    _ edit: @escaping (Int) -> TrackerFormEdit
  ) -> Row {
    Row(TrackerFormID.count, words.howOften) { _ in
      VStack {
        HStack {
          Stepper<TrackerFormAction>(
            TrackerFormID.count, "", value: value, in: range, labelColumns: 0,
            onChange: { .edited(edit($0)) })
          Spacer()
        }
        if isTold { summary }
      }
    }
  }

  // MARK: Days of the week
  private var chosen: WeekdaySet { WeekdaySet(rawValue: form.weekdays) }

  private var weekdays: Row {
    Row(TrackerFormID.weekdays, words.weekdays, problem: problem(.schedule)) { message in
      // What is wrong stands where the days are told otherwise.
      told(message, TrackerFormID.weekdays) {
        WeekdayPicker<TrackerFormAction>(
          id: TrackerFormID.weekdays, label: words.weekdays, days: chosen, weekStart: weekStart,
          words: words, onChange: { .edited(.weekdays($0)) })
        if message == nil { summary }
      }
    }
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
    if !form.isMeasured { return [isMeasured] }
    return [isMeasured, goal, amount, unit] + (form.rhythm == .weekdays ? [] : [sum])
  }

  /// The days that the amount is of.
  private var sum: Row {
    Row(TrackerFormID.sum, words.sum) { _ in
      HStack(spacing: 2) {
        Choice<TrackerFormAction>(
          TrackerFormID.sum, words.sum, options: words.sums(form.rhythm),
          selection: form.isTotal ? 1 : 0, lines: 2, onChange: { .edited(.isTotal($0 == 1)) })
      }
    }
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
      field(TrackerFormID.amount, .target, form.target, words.amountPlaceholder, $0) { .target($0) }
    }
  }

  private var unit: Row {
    Row(TrackerFormID.unit, words.name(.unit), problem: problem(.unit)) {
      field(TrackerFormID.unit, .unit, form.unit, words.unitPlaceholder, $0) { .unit($0) }
    }
  }
}
