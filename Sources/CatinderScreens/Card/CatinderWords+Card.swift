import Core
import Toolkit

/// A card in full.
extension CatinderWords {
  var back: String { language.say(en: "back", ru: "назад") }
  var fullTitle: String { language.say(en: "About the cat", ru: "О коте") }
  var fullText: String { language.say(en: "What it says of itself", ru: "О себе") }
}
