import ArgumentParser
import Core
import TrackersDomain

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
      guard !places.isEmpty, !places.contains(nil) else {
        throw ValidationError("--days is every, workdays, weekend, or as mon,wed,fri.")
      }
      self.init(rawValue: places.compactMap { $0 }.reduce(0) { $0 | 1 << $1 })
    }
  }
}
