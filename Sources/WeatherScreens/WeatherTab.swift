import AppRuntime
import Core
import WeatherDomain

extension WeatherFeature: Tab {
  public static let name = "weather"

  public func title(_ language: Language) -> String { WeatherMainWords(language).title }

  public func action(on event: TabEvent) -> WeatherAction? {
    switch event {
    case .shown: .shown
    case .hidden: .left
    case .recordsReplaced: .recordsReplaced
    case .historyMoved: .historyMoved
    case .started, .shownAgain, .introductionReset: nil
    }
  }

  public func leadsElsewhere(_ action: WeatherAction) -> Bool {
    switch action {
    case .main(.favouritesTapped), .main(.settingsTapped), .main(.pickTapped), .main(.dayOpened),
      .main(.dayClosed), .favourites(.closed),
      .favourites(.chosen), .favourites(.addTapped), .settings(.closed), .settings(.mapTapped),
      .settings(.typeTapped), .map(.closed):
      true
    default: false
    }
  }

  public var undoQueues: [String] { [Self.saves] }

  public func words(for act: HistoryStep, _ environment: Environment) -> String? {
    FavouriteAct(kind: act.kind).map { FavouritesWords(environment).act($0, subject: act.subject) }
  }
}

extension WeatherSettings {
  /// The settings of the tab among those of the program.
  public static let key = SettingKey<WeatherSettings>("weather", fallback: WeatherSettings())
}
