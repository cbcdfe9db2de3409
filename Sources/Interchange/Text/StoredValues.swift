import Core
import Foundation

/// What comes out of a store that may be damaged, or that another program has written: within the bounds
/// that its values have here.
extension Date {
  /// Milliseconds since 1970. What lies beyond the calendar counts as its end, so that it can be written
  /// back, shown and compared as any other moment.
  public init(stored milliseconds: Int64) {
    let day: Int64 = 86_400_000
    let first = Int64(CalendarDay.first.daysSinceEpoch) * day
    let last = Int64(CalendarDay.last.daysSinceEpoch) * day
    self.init(timeIntervalSince1970: Double(min(max(first, milliseconds), last)) / 1000)
  }
}

extension TextRules {
  /// The most bytes of one letter as people count them, with all that may be joined in it.
  private static let letterBytes = 64

  /// A text of a record, clean. One far longer than any that is taken in is cut to ``longest`` letters,
  /// with several lines to ``longestProse``, and ends with `…`: nothing walks over megabytes for a line
  /// of a list.
  public static func stored(_ text: String, multiline: Bool = false) -> String {
    let limit = multiline ? longestProse : longest
    if text.utf8.count <= limit * letterBytes { return clean(text, multiline: multiline) }
    let start = String(text.unicodeScalars.prefix(limit * 8))
    return clean(start, multiline: multiline).prefix(limit - 1) + "…"
  }
}
