import Almanac
import PetsDomain
import Toolkit

extension PetsState {
  /// Which days a pet may have been born on.
  var birthdays: DateRules {
    DateRules(
      today: today,
      earliest: CalendarDay(year: BirthdayInput.earliestYear, month: 1, day: 1), latest: today)
  }

  /// A text as the records read it: a date may be typed in any form that its field reads.
  func readable(_ text: String, for field: PetField) -> String {
    guard field == .birthday, let day = try? birthdays.day(in: text) else { return text }
    return day.dotted
  }
}
