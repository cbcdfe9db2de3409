import Core
import PetsDomain
import Terminal
import Toolkit

/// A book in short: a line for each part in the card, and the status of each record.
struct HealthSummary {
  struct Line: Hashable {
    var text: String
    /// The end, which is said in full where there is not room for all: the day that is due.
    var end = ""
    var role = ThemeRole.text

    func shown(in columns: Int) -> String {
      let room = columns - DisplayWidth.of(end)
      if room < Self.leastColumns { return text + end }
      return DisplayWidth.truncate(text, to: room) + end
    }

    /// Of a name that is cut, its ellipsis included.
    private static let leastColumns = 4
  }

  let words: HealthWords
  let today: CalendarDay

  func line(_ kind: HealthKind, _ pages: HealthPages) -> Line {
    if pages.entries(kind).isEmpty { return Line(text: words.none, role: .placeholder) }
    return switch kind {
    case .vaccination: vaccinations(pages.vaccinations)
    case .weighing: Line(text: weight(pages.weighings, isWhole: false))
    case .visit: visits(pages.visits)
    case .medicine: medicines(pages.medicines)
    case .document: Line(text: words.files(pages.documents.count))
    }
  }

  // MARK: Vaccinations
  /// The one that ends first.
  private func vaccinations(_ all: [Vaccination]) -> Line {
    let dated = all.filter { $0.isNewest && $0.validUntil != nil }
    let next = dated.min { ($0.validUntil ?? .last, $0.name) < ($1.validUntil ?? .last, $1.name) }
    guard let next else { return Line(text: words.noneDue(all.count)) }
    return Line(text: next.name, end: ", " + when(next), role: role(next))
  }

  /// `overdue, 12 days ago`, `in 6 days`, `until 12.11.2026`.
  func when(_ shot: Vaccination) -> String {
    guard let end = shot.validUntil else { return words.records.status(.noEnd) }
    let days = words.records.daysLeft(end.daysSinceEpoch - today.daysSinceEpoch)
    switch shot.status(on: today) {
    case .overdue: return "\(words.overdue), \(days)"
    case .soon: return days
    case .replaced: return words.records.status(.replaced)
    case .upToDate, .noEnd: return words.until(words.digits(end))
    }
  }

  func role(_ shot: Vaccination) -> ThemeRole {
    switch shot.status(on: today) {
    case .overdue: .danger
    case .soon: .warning
    case .upToDate, .noEnd: .success
    case .replaced: .muted
    }
  }

  // MARK: Weight
  func weight(_ weight: Weight) -> String { words.records.weight(weight) }

  /// `+0.2 kg`; in words where there is none.
  func change(from old: Weight, to new: Weight) -> String {
    guard let difference = Weight(grams: abs(new.grams - old.grams)) else { return words.same }
    return (new > old ? "+" : "−") + weight(difference)
  }

  /// The newest, and what has become of it since the one before; since the first as well where the
  /// `isWhole` story is asked for.
  func weight(_ log: [Weighing], isWhole: Bool) -> String {
    let all = log.lastOfEachDay
    guard let last = all.first, let weight = last.weight else { return words.none }
    var parts = [self.weight(weight)]
    let olds =
      isWhole ? [all.dropFirst().first, all.count > 2 ? all.last : nil] : [all.dropFirst().first]
    for old in olds.compactMap({ $0 }) {
      guard let before = old.weight else { continue }
      parts.append(words.since(change(from: before, to: weight), words.digits(old.date)))
    }
    return parts.joined(separator: ", ")
  }

  // MARK: The others
  /// The next appointment, or the last visit.
  private func visits(_ all: [Visit]) -> Line {
    let next = all.last { $0.date > today } ?? all.first
    guard let next else { return Line(text: words.none) }
    let days = next.date.daysSinceEpoch - today.daysSinceEpoch
    let when = days >= 0 ? words.records.daysLeft(days) : words.digits(next.date)
    return Line(text: next.reason, end: ", " + when)
  }

  private func medicines(_ all: [Medicine]) -> Line {
    let running = all.filter { $0.status(on: today) == .running }
    if running.isEmpty { return Line(text: words.noCourse, role: .muted) }
    let names = running.map { medicine in
      let often = words.records.schedule(medicine)
      return often.isEmpty ? medicine.name : "\(medicine.name), \(often)"
    }
    return Line(text: names.joined(separator: "; "))
  }
}
