import Core
import FilePrompts
import Foundation
import TrackersDomain

/// The services of the Trackers tab, handed in by whoever starts the program.
public struct TrackersDependencies: Sendable {
  /// The records, with weeks that begin as the person has them.
  public var repository: @Sendable (WeekStart) -> TrackersRepository
  /// The store of the form that is not saved.
  public var drafts: TrackerDrafts
  /// The reader of paths that a person types.
  public var paths: TypedPath
  public var now: @Sendable () -> Date
  public var timeZone: TimeZone
  public var settings: any SettingsService

  public init(
    repository: @escaping @Sendable (WeekStart) -> TrackersRepository,
    drafts: TrackerDrafts, paths: TypedPath, now: @escaping @Sendable () -> Date,
    timeZone: TimeZone,
    settings: any SettingsService
  ) {
    (self.drafts, self.paths) = (drafts, paths)
    (self.repository, self.now, self.timeZone) = (repository, now, timeZone)
    self.settings = settings
  }

  /// The local time of the user.
  var time: DayTime {
    let parts = calendar.dateComponents([.hour, .minute], from: now())
    return DayTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0) ?? .midnight
  }

  /// The wait until a time of today; at least a second, as with midnight.
  func until(_ time: DayTime) -> Duration {
    let now = now()
    let moment = calendar.date(
      bySettingHour: time.hour, minute: time.minute, second: 0, of: now)
    return .seconds(max(1, (moment?.timeIntervalSince(now) ?? 60).rounded(.up)))
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// The wait until the user's local day ends; at least a second, so that a timer that
  /// comes a moment early is set once more.
  var untilMidnight: Duration {
    let now = now()
    let end = calendar.dateInterval(of: .day, for: now)?.end ?? now.addingTimeInterval(3600)
    return .seconds(max(1, end.timeIntervalSince(now).rounded(.up)))
  }
}
