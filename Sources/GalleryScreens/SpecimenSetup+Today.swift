import Almanac
import Foundation
import Scheduling

extension SpecimenSetup {
  /// The day by the clock, in UTC: the same wherever the gallery is looked at.
  public var today: CalendarDay { CalendarDay(clock.now, in: .gmt) }
}
