import AppRuntime
import Core

extension ProfileFeature: Tab {
  public static let name = "profile"

  public func title(_ language: Language) -> String { ProfileWords(language).title }

  public func action(on event: TabEvent) -> ProfileAction? {
    switch event {
    case .started: .started
    case .shownAgain: .petsClosed
    case .hidden: .left
    case .shown, .historyMoved, .recordsReplaced, .introductionReset: nil
    }
  }

  public func leadsElsewhere(_ action: ProfileAction) -> Bool {
    switch action {
    case .rowOpened: true
    case .pets(let action): pets.page.leadsElsewhere(action)
    default: false
    }
  }

  public var undoQueues: [String] { pets.page.undoQueues.map { "pets." + $0 } }
}

/// The pets as another module knows them: a screen with all of them, and their number.
public struct ListedPets: Sendable {
  public var page: AnyTab
  /// Tells the number of all pets, now and whenever it changes.
  public var count: @Sendable (@escaping @Sendable (Int) -> Void) -> Subscription
  /// The words for none.
  public var none: @Sendable (Language) -> String

  public init(
    page: AnyTab, count: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Subscription,
    none: @escaping @Sendable (Language) -> String
  ) { (self.page, self.count, self.none) = (page, count, none) }
}
