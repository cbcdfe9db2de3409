import Foundation
import Scheduling

enum TestClock {
  /// A clock of its own that stands at the beginning of 2025.
  static var atStart: ManualClock { ManualClock(now: Date(timeIntervalSince1970: 1_735_689_600)) }
}
