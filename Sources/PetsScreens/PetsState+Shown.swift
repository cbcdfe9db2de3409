import PetsDomain
import Toolkit

extension PetsState {
  /// A field as a person reads and types it: day before month, and the decimal sign of the
  /// language; empty where it is missing.
  func shown(_ field: PetField, _ pet: Pet) -> String {
    switch field {
    case .birthday: pet.birthday.map(day) ?? ""
    case .weight:
      pet.weight?.kilograms(decimalSeparator: language.say(en: ".", ru: ",")) ?? ""
    default: pet[field]
    }
  }

  private func day(_ day: CalendarDay) -> String {
    "\(twoDigits(day.day)).\(twoDigits(day.month)).\(day.year)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
