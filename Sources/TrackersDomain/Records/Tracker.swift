import Core
import Foundation
import Interchange

/// Something a person wants to see done: a habit, or an event of one day.
public struct Tracker: Sendable, Hashable, Identifiable {
  /// In graphemes.
  public static let longestName = 38
  public static let longestText = 400

  public let id: UUID
  public var name: String
  /// One grapheme, any emoji.
  public var emoji: String
  public var colour: TrackerColour
  public var isPinned = false
  public var category: TrackerCategory.ID
  public var kind: TrackerKind
  /// The question to ask oneself in the evening; may be empty.
  public var question = ""
  public var note = ""
  /// The time of the reminder on each day it is due.
  public var reminder: DayTime?
  public var created: CalendarDay
  /// The day from which it is put away; it has its place in the days before.
  public var archived: CalendarDay?
  /// Its place among the others, whatever their categories.
  var position = 0
  /// Names its rows in the other tables; never given twice, 0 before it is stored.
  var rank: Int64 = 0

  public init(
    id: UUID, name: String, emoji: String, colour: TrackerColour, category: TrackerCategory.ID,
    kind: TrackerKind, created: CalendarDay
  ) {
    (self.id, self.name, self.emoji, self.colour) = (id, name, emoji, colour)
    (self.category, self.kind, self.created) = (category, kind, created)
  }

  public var isHabit: Bool { habit != nil }

  public var habit: Habit? {
    if case .habit(let habit) = kind { return habit }
    return nil
  }

  /// The day of an event; nil for a habit.
  public var eventDay: CalendarDay? {
    if case .event(let day) = kind { return day }
    return nil
  }

  /// The target of a measured habit; nil where it is only done or not.
  public var target: Target? { habit?.target }
}

/// The kind of a tracker, with what it asks for.
public enum TrackerKind: Sendable, Hashable {
  case habit(Habit)
  /// Once, on that day.
  case event(CalendarDay)
}

/// A group of trackers.
public struct TrackerCategory: Sendable, Hashable, Identifiable {
  /// In graphemes.
  public static let longestName = 38

  /// The name of the first one of whoever has none.
  public static let usual = "General"

  public let id: UUID
  public var name: String
  var position = 0

  public init(id: UUID, name: String) { (self.id, self.name) = (id, name) }
}

/// One of the colours of a card, by its number, which a terminal without colours shows.
public struct TrackerColour: Sendable, Hashable {
  /// 1 to 18.
  public let number: Int

  /// Nil for a number that there is not.
  public init?(_ number: Int) {
    guard (1...Self.values.count).contains(number) else { return nil }
    self.number = number
  }

  private init(known number: Int) { self.number = number }

  public static let all = values.indices.map { TrackerColour(known: $0 + 1) }
  public static let first = TrackerColour(known: 1)

  /// `0xRRGGBB`.
  public var rgb: UInt32 { Self.values[number - 1] }

  private static let values: [UInt32] = [
    0xFD4C49, 0xFF881E, 0x007BFA, 0x6E44FE, 0x33CF69, 0xE66DD4, 0xF9D4D4, 0x34A7FE, 0x46E69D,
    0x35347C, 0xFF674D, 0xFF99CC, 0xF6C48B, 0x7994F5, 0x832CF1, 0xAD56DA, 0x8D72E6, 0x2FD058,
  ]

  /// Returns the colour that is closest to one of another program, by squared distance.
  public static func nearest(to rgb: UInt32) -> TrackerColour {
    func distance(_ other: UInt32) -> Int {
      [16, 8, 0].map { Int(rgb >> $0 & 0xFF) - Int(other >> $0 & 0xFF) }.reduce(0) { $0 + $1 * $1 }
    }
    return all.min { distance($0.rgb) < distance($1.rgb) } ?? first
  }
}

/// The emoji that a form offers first; any other may be typed.
public enum TrackerEmoji {
  public static let suggested = [
    "🙂", "😻", "🌺", "🐶", "❤️", "😱", "😇", "😡", "🥶", "🤔", "🙌", "🍔", "🥦", "🏓", "🥇", "🎸", "🏝", "😪",
  ]
}

/// A time of the day, to the minute, wherever the person is.
public struct DayTime: Sendable, Hashable, Comparable {
  public static let midnight = DayTime(0)

  /// Since midnight, 0 to 1439.
  public let minutes: Int

  private init(_ minutes: Int) { self.minutes = minutes }

  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Reads `9:05`, `09.05` or `21:30`.
  public init?(typed text: String) {
    let parts = TextRules.trimmed(text).split(separator: /[:.]/, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public var hour: Int { minutes / 60 }
  public var minute: Int { minutes % 60 }
  /// `09:05`.
  public var text: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
  public static func < (left: DayTime, right: DayTime) -> Bool { left.minutes < right.minutes }
}
