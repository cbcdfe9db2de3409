import PetsDomain
import Toolkit

extension PetsState {
  /// The stored text of a field as a person reads and types it: day before month, and the decimal
  /// sign of the language.
  func shown(_ field: PetField, _ stored: String) -> String {
    switch field {
    case .birthday: CalendarDay(iso: stored).map(day) ?? stored
    case .weight: language.say(en: stored, ru: stored.replacing(".", with: ","))
    default: stored
    }
  }

  private func day(_ day: CalendarDay) -> String {
    "\(twoDigits(day.day)).\(twoDigits(day.month)).\(day.year)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
