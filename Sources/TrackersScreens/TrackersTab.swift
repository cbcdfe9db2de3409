import AppRuntime
import Core
import Toolkit
import TrackersDomain

extension TrackersFeature: Tab {
  public static let name = "trackers"

  public func title(_ language: Language) -> String { TrackersWords(language).title }

  public func action(on event: TabEvent) -> TrackersAction? {
    switch event {
    case .shown: .shown
    case .hidden: .left
    case .recordsReplaced: .recordsReplaced
    case .introductionReset: .introductionReset
    case .started, .shownAgain, .historyMoved: nil
    }
  }

  public func leadsElsewhere(_ action: TrackersAction) -> Bool {
    switch action {
    case .sectionChosen, .form(.closed), .introduction: true
    case .day(let action): action.leadsElsewhere
    default: false
    }
  }

  public var undoQueues: [String] { [TrackersDependencies.saves] }

  public func words(for act: HistoryStep, _ environment: Environment) -> String? {
    TrackerAct(kind: act.kind).map { TrackersWords(environment).act($0, subject: act.subject) }
  }
}

extension DayAction {
  /// True for whatever a user does next; not for what only comes in, nor for looking around.
  fileprivate var leadsElsewhere: Bool {
    switch self {
    case .due(.opened): true
    case .shown, .left, .midnight, .reminderCame, .weekStartChanged, .pageLoaded, .fillsLoaded,
      .noteFound,
      .frontClosed, .calendar, .dialog, .due, .archive, .grid, .moved, .everythingTapped,
      .filterCycled:
      false
    case .search(let event): if case .opened = event { true } else { false }
    default: true
    }
  }
}
