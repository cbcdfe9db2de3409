import Core
import Toolkit
import TrackersDomain

/// What can happen in the Trackers tab.
public enum TrackersAction: Sendable {
  /// The tab is shown.
  case shown
  case left
  /// Other records have taken the place of those that are known.
  case recordsReplaced
  /// Those of a backup are in force from now on.
  case settingsLoaded(TrackersSettings)
  /// The pages of the first visit are to be shown once more (H-01).
  case introductionReset
  case introduction(TrackersIntroductionAction)
  case sectionChosen(TrackersSection)
  /// The day may have ended.
  case midnight
  /// It is time for something that is due today.
  case reminderCame
  case day(DayAction)
  /// The same out of the menu of a card, which closes with it.
  case menuChosen(DayAction)
  case calendar(DayCalendarAction)
  case dialog(DayDialogAction)
  case due(DueListAction)
  case archive(ArchiveListAction)
  case statistics(TrackersStatisticsAction)
  case files(TrackersFileAction)
  case form(TrackerFormAction)
  /// A form of an earlier run that was not saved.
  case draftFound(TrackerFormState)
  /// A note of an earlier run that was not saved.
  case noteFound(DayNoteState)
}
