import Core
import PetsDomain
import Toolkit

/// A row of the form of a record, whatever its kind.
public struct EntryField: Equatable, Sendable {
  /// The name of the field in its record: `validUntil`.
  let name: String
  let label: String
  let form: HealthFieldForm
  let limit: Int
  let isRequired: Bool

  init<Field: HealthField>(_ field: Field, _ label: String) {
    name = field.rawValue
    self.label = label
    form = field.form
    limit = field.limit
    isRequired = field.isRequired
  }

  var isDate: Bool { form == .date || form == .pastDate }

  /// The days that it takes, as a field and a calendar have them.
  func rules(_ today: CalendarDay) -> DateRules {
    let earliest = CalendarDay(year: DayInput.earliestYear, month: 1, day: 1)
    let latest = today.adding(months: DayInput.pivotYears * 12)
    return DateRules(today: today, earliest: earliest, latest: form == .pastDate ? today : latest)
  }

  /// What was typed, as a record takes it: a date in any of the forms that the field reads, a weight
  /// in the unit that it is shown in.
  func typed(_ text: String, _ state: HealthState) -> String {
    if form == .weight, state.weightUnit != .kilograms {
      return WeightInput.naming(state.weightUnit, in: text)
    }
    guard isDate, let day = try? rules(state.today).day(in: text) else { return text }
    return day.iso
  }
}
