import Core
import Toolkit

/// Pets that specimens show.
struct SamplePet {
  let key: String
  let name: String
  let story: String

  static func all(_ language: Language) -> [SamplePet] {
    [
      SamplePet(
        key: "barsik", name: language.say(en: "Barsik", ru: "Барсик"),
        story: language.say(
          en: "A cat of seven years who sleeps on the radiator and wakes for fish.",
          ru: "Кот семи лет: спит на батарее и просыпается ради рыбы.")),
      SamplePet(
        key: "olive", name: language.say(en: "Olive", ru: "Олива"),
        story: language.say(
          en: "A poodle with soft curls. Walks twice a day, whatever the weather.",
          ru: "Пудель с мягкими кудрями. Гуляет дважды в день в любую погоду.")),
      SamplePet(
        key: "captain", name: language.say(en: "Captain", ru: "Капитан"),
        story: language.say(
          en: "A parrot who knows eleven words, nine of them polite.",
          ru: "Попугай, который знает одиннадцать слов, из них девять вежливых.")),
      SamplePet(
        key: "noodle", name: language.say(en: "Noodle", ru: "Лапша"),
        story: language.say(
          en: "A ferret. Look for him in the sleeve of your coat.",
          ru: "Хорёк. Ищите его в рукаве пальто.")),
    ]
  }
}
