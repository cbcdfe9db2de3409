import Core
import Foundation

/// A tracker with what was put down for it, to stand in the records before anybody opens them.
public struct TrackerSample: Sendable, Hashable {
  public var tracker: Tracker
  /// By its name: the same category for all samples that name it.
  public var category: String
  public var marks: [CalendarDay: DayMark] = [:]
  public var notes: [CalendarDay: String] = [:]

  /// - Parameter number: tells it from other samples, and makes its identifier.
  public init(
    _ number: Int, _ name: String, _ emoji: String = "🙂", colour: Int = 1, category: String,
    kind: TrackerKind, created: CalendarDay
  ) {
    tracker = Tracker(
      id: UUID(sample: number, of: 1), name: name, emoji: emoji,
      colour: TrackerColour(colour) ?? .first, category: UUID(sample: 0, of: 2), kind: kind,
      created: created)
    self.category = category
  }

  /// The same with a mark on each of these days.
  public func marked(_ mark: DayMark = .done, on days: [CalendarDay]) -> TrackerSample {
    var copy = self
    for day in days { copy.marks[day] = mark }
    return copy
  }

  public func reminding(at time: DayTime?) -> TrackerSample {
    var copy = self
    copy.tracker.reminder = time
    return copy
  }

  public func pinned() -> TrackerSample {
    var copy = self
    copy.tracker.isPinned = true
    return copy
  }

  /// Put away on a day.
  public func archived(_ day: CalendarDay) -> TrackerSample {
    var copy = self
    copy.tracker.archived = day
    return copy
  }
}

extension UUID {
  /// The same for the same number, so that two programs that are compared have the same records.
  init(sample number: Int, of group: UInt8) {
    let low = UInt8(truncatingIfNeeded: number)
    let high = UInt8(truncatingIfNeeded: number >> 8)
    self.init(uuid: (group, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
  }
}

/// The trackers of a first look: each kind once, with half a year behind them.
struct DemoTrackers {
  let words: Words<TrackerSample>
  let today: CalendarDay

  /// The days behind today that have marks.
  private static let days = 182

  private var start: CalendarDay { today.adding(days: -Self.days) }
  var all: [TrackerSample] { [reading, water, running, coffee, flowers, guitar, call] }

  private var reading: TrackerSample {
    habit(1, say("Read 20 pages", "Прочитать 20 страниц"), "📚", 15, soul, .weekdays(.everyDay))
      .marked(on: days { $0 % 9 != 4 }).pinned()
  }

  private var water: TrackerSample {
    let target = amount(8).map { Target($0, unit: say("glasses", "стаканов")) }
    var sample = habit(
      2, say("Drink water", "Пить воду"), "💧", 8, health, .weekdays(.everyDay), target)
    for day in days({ $0 % 11 != 7 }) {
      let glasses = 5 + (today.daysSinceEpoch - day.daysSinceEpoch) * 5 % 6
      if let amount = amount(glasses) { sample.marks[day] = .amount(amount) }
    }
    sample.marks[today] = amount(3).map { .amount($0) }
    return sample
  }

  private var running: TrackerSample {
    habit(3, say("Go for a run", "Пробежка"), "🏃", 2, health, .perWeek(3))
      .marked(on: days { $0 % 7 == 1 || $0 % 7 == 3 || $0 % 14 == 5 })
  }

  private var coffee: TrackerSample {
    let target = amount(2).map { Target($0, unit: say("cups", "чашек"), isAtMost: true) }
    var sample = habit(
      4, say("Little coffee", "Поменьше кофе"), "☕", 13, health, .weekdays(.workdays), target)
    for day in days({ $0 % 13 != 6 }) where !day.weekday.isWeekend {
      let cups = (today.daysSinceEpoch - day.daysSinceEpoch) % 4
      if let amount = amount(cups) { sample.marks[day] = .amount(amount) }
    }
    return sample
  }

  private var flowers: TrackerSample {
    let set = WeekdaySet([.monday, .wednesday, .friday])
    return habit(5, say("Water the flowers", "Полить цветы"), "🌺", 5, home, .weekdays(set))
      .reminding(at: DayTime(hour: 8, minute: 0))
      .marked(on: days { $0 % 10 != 2 }.filter { set.contains($0.weekday) })
      .marked(.skip, on: days { $0 % 10 == 2 }.filter { set.contains($0.weekday) })
  }

  private var guitar: TrackerSample {
    habit(6, say("Play the guitar", "Играть на гитаре"), "🎸", 10, soul, .weekdays(.weekend))
      .marked(on: days { $0 % 5 != 0 }.filter(\.weekday.isWeekend))
  }

  private var call: TrackerSample {
    TrackerSample(
      7, say("Call grandma", "Позвонить бабушке"), "❤️", colour: 1, category: home,
      kind: .event(today), created: start
    ).reminding(at: DayTime(hour: 19, minute: 30))
  }

  // MARK: Parts
  private var health: String { say("Health", "Здоровье") }
  private var home: String { say("At home", "Дом") }
  private var soul: String { say("For the soul", "Для души") }

  private func say(_ english: String, _ russian: String) -> String {
    words.say(en: english, ru: russian)
  }

  private func amount(_ whole: Int) -> Amount? { Amount(thousandths: whole * 1000) }

  /// The days behind today, by how many days ago they were.
  private func days(_ isMeant: (Int) -> Bool) -> [CalendarDay] {
    (1...Self.days).filter(isMeant).map { today.adding(days: -$0) }
  }

  private func habit(
    _ number: Int, _ name: String, _ emoji: String, _ colour: Int, _ category: String,
    _ schedule: Schedule, _ target: Target? = nil
  ) -> TrackerSample {
    let habit = Habit(ScheduleHistory(schedule, since: start), target: target)
    return TrackerSample(
      number, name, emoji, colour: colour, category: category, kind: .habit(habit), created: start)
  }
}
