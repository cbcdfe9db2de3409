import Core
import Toolkit
import WeatherDomain

/// The words of the Weather tab in one language; those of a page stand beside it.
public struct WeatherWords: Sendable {
  let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  public var title: String { language.say(en: "Weather", ru: "Погода") }

  /// What undo takes back.
  public func act(_ act: FavouriteAct, subject: String) -> String {
    FavouritesWords(language).act(act, subject: subject)
  }
}
