import Foundation

/// The date of a header field, `Sat, 21 Nov 2026 11:15:20 GMT`; older forms are not read.
enum HTTPDate {
  private static let months = [
    "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4, "May": 5, "Jun": 6, "Jul": 7, "Aug": 8, "Sep": 9,
    "Oct": 10, "Nov": 11, "Dec": 12,
  ]

  static func date(_ text: String) -> Date? {
    let parts = text.split { $0 == " " || $0 == "," || $0 == ":" }.map(String.init)
    guard parts.count == 8, parts[7] == "GMT", let month = months[parts[2]],
      let day = Int(parts[1]), let year = Int(parts[3]), let hour = Int(parts[4]),
      let minute = Int(parts[5]), let second = Int(parts[6]),
      (1...31).contains(day), (1970...9999).contains(year), (0...23).contains(hour),
      (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))
  }
}
