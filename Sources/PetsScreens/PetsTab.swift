import AppRuntime
import Core
import PetsDomain
import Toolkit

extension PetsFeature: Tab {
  public static let name = "pets"

  public func title(_ language: Language) -> String { PetsWords(language).title }

  public func action(on event: TabEvent) -> PetsAction? {
    switch event {
    case .started: .started
    case .historyMoved: .historyMoved
    case .recordsReplaced: .recordsReplaced
    case .shown, .hidden, .shownAgain, .introductionReset: nil
    }
  }

  public func leadsElsewhere(_ action: PetsAction) -> Bool {
    switch action {
    case .list(.addTapped), .list(.opened), .list(.search(.opened)), .card(.backTapped): true
    default: false
    }
  }

  public var undoQueues: [String] { [Self.saves] }

  public func words(for act: HistoryStep, _ environment: Environment) -> String? {
    PetAct(kind: act.kind).map { PetsWords(environment).act($0, subject: act.subject) }
  }
}

/// The settings of the tab, as they are kept.
public struct PetSettings: Equatable, Sendable {
  public var sort = PetQuery.Order.newest
  /// True for a line a pet instead of cards.
  public var isDense = false
  public var photoFit = PhotoFit.usual
  /// The folder of the last photo; nil before the first one.
  public var photoFolder: String?

  public static let order = SettingKey<PetQuery.Order?>("pets.order", fallback: nil)
  public static let isDenseKey = SettingKey<Bool>("pets.isDense", fallback: false)
  /// The order in the form of older programs.
  private static let sortsByName = SettingKey<Bool>("pets.sortsByName", fallback: false)
  /// The folder of the last photo, which is of one machine only.
  public static let photoFolder = SettingKey<String?>("pets.photoFolder", fallback: nil)

  public init() {}

  /// Reads them.
  ///
  /// - Throws: an error of the records.
  public init(_ settings: any SettingsService) async throws {
    let isByName = try await settings.value(of: Self.sortsByName)
    sort = try await settings.value(of: Self.order) ?? (isByName ? .name : .newest)
    isDense = try await settings.value(of: Self.isDenseKey)
    photoFit = try await settings.value(of: PhotoFit.setting)
    photoFolder = try await settings.value(of: Self.photoFolder)
  }
}
