import AppRuntime
import Core
import FilePrompts
import Foundation
import TrackersDomain

/// The services of the Trackers tab, handed in by whoever starts the program.
public struct TrackersDependencies: Sendable {
  /// The queue of the jobs whose acts can be undone.
  public static let saves = "saves"

  /// The records, with weeks that begin as the user has chosen.
  public var repository: @Sendable (WeekStart) -> TrackersRepository
  /// The store of the form that is not saved.
  public var drafts: TrackerDrafts
  /// The reader of paths that a person types.
  public var paths: TypedPath
  public var settings: any SettingsService

  public init(
    repository: @escaping @Sendable (WeekStart) -> TrackersRepository,
    drafts: TrackerDrafts, paths: TypedPath, settings: any SettingsService
  ) {
    (self.repository, self.drafts, self.paths) = (repository, drafts, paths)
    self.settings = settings
  }

  /// The records, with the weeks of the environment.
  public func trackers(_ environment: Environment) -> TrackersRepository {
    repository(environment.units.weekStart)
  }

  /// Changes records, one job after another; undo waits for it.
  func save<Action>(
    _ environment: Environment,
    _ job:
      @escaping @Sendable (TrackersRepository, TrackersWords, Effect<Action>.Send)
      async throws -> Void
  ) -> Effect<Action> {
    let (trackers, words) = (trackers(environment), TrackersWords(environment))
    return .run("save trackers", queue: Self.saves) { send in try await job(trackers, words, send) }
  }

  /// Changes a mark, together with those that wait behind each other; undo waits for it.
  public func mark<Action>(_ change: MarkChange, _ environment: Environment) -> Effect<Action> {
    let (trackers, words) = (trackers(environment), TrackersWords(environment.language))
    return .gather("save marks", queue: Self.saves, change) { changes, send in
      var failure: (any Error)?
      for result in try await trackers.mark(changes) {
        switch result {
        case .success(let outcome): words.tell(outcome, send)
        case .failure(let error): failure = failure ?? error
        }
      }
      if let failure { throw failure }
    }
  }
}

extension Environment {
  /// The user's local time.
  var time: DayTime {
    let parts = calendar.dateComponents([.hour, .minute], from: now)
    return DayTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0) ?? .midnight
  }

  /// Returns the wait until clocks show a later time of today; at least a second, as with midnight.
  ///
  /// In an hour that comes twice, a later time may have been before, too; then it is that of this second
  /// hour, as far off as the clocks say.
  func until(_ time: DayTime) -> Duration {
    let moment = calendar.date(bySettingHour: time.hour, minute: time.minute, second: 0, of: now)
    if let moment, moment > now { return .seconds(moment.timeIntervalSince(now).rounded(.up)) }
    let second = calendar.component(.second, from: now)
    return .seconds(max(1, (time.minutes - self.time.minutes) * 60 - second))
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
