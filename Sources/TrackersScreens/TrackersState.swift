import Core
import Toolkit
import TrackersDomain

/// All that the Trackers tab shows.
public struct TrackersState: Equatable, Sendable {
  public var settings: TrackersSettings
  var section = TrackersSection.day
  /// The page of the first visit that shows (H-02).
  var introductionPage = 0
  var day: DayState
  var statistics = TrackersStatisticsState()
  /// Import and export, in front of the parts.
  var files: TrackersFileState?
  /// How many of these there were.
  var fileTickets = 0
  /// The form for a tracker, in place of the page or in front of it.
  var form: TrackerFormState?
  /// Whether a form of an earlier run was looked for.
  var isDraftSought = false

  public init(settings: TrackersSettings, today: CalendarDay) {
    self.settings = settings
    day = DayState(today)
  }
}
