import Core
import PetsDomain
import Toolkit

extension PetsState {
  /// Which days a pet may have been born on.
  var birthdays: DateRules {
    DateRules(
      today: today,
      earliest: CalendarDay(year: DayInput.earliestYear, month: 1, day: 1), latest: today)
  }

  /// A text as the records read it: a date may be typed in any form that its field reads, a weight in
  /// the unit that it is shown in.
  func readable(_ text: String, for field: PetField) -> String {
    switch field {
    case .birthday: (try? birthdays.day(in: text))?.dotted ?? text
    case .weight where weightUnit != .kilograms: WeightInput.naming(weightUnit, in: text)
    default: text
    }
  }
}
