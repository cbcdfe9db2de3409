import AppRuntime
import Core
import FilePrompts
import TravelDomain

extension TravelFeature: Tab {
  public static let name = "travel"

  public func title(_ language: Language) -> String { TravelWords(language).title }

  public func action(on event: TabEvent) -> TravelAction? {
    switch event {
    case .shown: .shown
    case .recordsReplaced: .recordsReplaced
    case .started, .hidden, .shownAgain, .historyMoved, .introductionReset: nil
    }
  }

  public func leadsElsewhere(_ action: TravelAction) -> Bool {
    switch action {
    case .sectionChosen, .info(.opened), .info(.closed), .info(.cityOpened), .prompt(.opened),
      .settings(.statisticsTapped), .settings(.statisticsClosed), .settings(.informationTapped),
      .settings(.informationClosed), .poster(.opened),
      .poster(.saveTapped):
      true
    case .files(let action): action.asks
    default: false
    }
  }

  public var undoQueues: [String] { [Self.saves] }

  public func words(for act: HistoryStep, _ environment: Environment) -> String? {
    TravelAct(kind: act.kind).map { TravelWords(environment).act($0, subject: act.subject) }
  }
}
