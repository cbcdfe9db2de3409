import Core
import Toolkit
import TrackersDomain

/// The names of emoji, as pictures of a few pixels cannot be told apart.
struct EmojiNames {
  let language: Language

  /// Nil for an emoji that has none here: a flag, a family.
  func name(of emoji: String) -> String? {
    switch emoji {
    case "❤️": language.say(en: "red heart", ru: "красное сердце")
    case "🏝", "🏝️": language.say(en: "desert island", ru: "необитаемый остров")
    default:
      EmojiCatalogue.entry(of: emoji).map { entry in
        language.say(
          en: entry.english, ru: entry.russian.isEmpty ? entry.english : entry.russian)
      }
    }
  }

  /// For a reader: the emoji itself where it has no name.
  func label(of emoji: String) -> String { name(of: emoji) ?? emoji }
}
