import Core
import Foundation
import Scheduling
import Toolkit

extension SpecimenSetup {
  /// The day by the clock, in UTC: the same wherever the gallery is looked at.
  public var today: CalendarDay { CalendarDay(clock.now, in: .gmt) }

  /// The name of a day of the week by its index from Monday on, over and over.
  func weekday(_ index: Int) -> String {
    CalendarWords(language).inLine(Weekday.monday.week[index % 7])
  }
}
