import Core
import Foundation
import Scheduling

/// The time of a place: its zone where it is known, else its present distance from Greenwich.
public struct PlaceZone: Sendable, Hashable {
  public let identifier: String?
  /// Seconds east of Greenwich when the report was made.
  public let offset: Int

  public init(identifier: String?, offset: Int?) {
    let known = identifier.flatMap { TimeZone(identifier: $0) }
    self.identifier = known?.identifier
    // No place is farther from Greenwich than 14 hours.
    self.offset = min(max(offset ?? known?.secondsFromGMT() ?? 0, -50_400), 50_400)
  }

  public var timeZone: TimeZone {
    identifier.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: offset) ?? .gmt
  }

  public func day(of date: Date) -> CalendarDay { CalendarDay(date, in: timeZone) }
}
