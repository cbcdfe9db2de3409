import AppRuntime
import Core

extension CatinderFeature: Tab {
  public static let name = "catinder"

  public func title(_ language: Language) -> String { CatinderWords(language).title }
  public func badge(_ state: CatinderState) -> Int { state.unread }

  public func action(on event: TabEvent) -> CatinderAction? {
    switch event {
    case .shown: .shown
    case .hidden: .left
    case .started, .shownAgain, .historyMoved, .recordsReplaced, .introductionReset: nil
    }
  }

  public func leadsElsewhere(_ action: CatinderAction) -> Bool {
    switch action {
    case .entered, .login(.entered), .logoutTapped, .chatOpened, .messages(.opened),
      .messages(.closed):
      true
    case .own(.opened), .own(.closed), .own(.changed): true
    case .parting(.opened), .account(.opened): true
    case .own(.undoTapped), .own(.carryTapped), .own(.slotTapped), .own(.addTapped): true
    case .card(.closed), .card(.decided), .match(.messageTapped), .match(.closed): true
    case .chat(.typed), .chat(.sendTapped), .chat(.infoTapped), .chat(.closed): true
    case .deck(.decided), .deck(.undoTapped), .deck(.infoTapped), .deck(.boostTapped): true
    default: false
    }
  }

  /// A cat on a server is no record of this machine.
  public var hasHistory: Bool { false }
}
