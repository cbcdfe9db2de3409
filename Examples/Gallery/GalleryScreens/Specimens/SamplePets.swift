import Core
import Toolkit

/// Pets without end for the specimens of lists: the same number is always the same pet.
struct PetNames {
  let language: Language

  var pets: String { language.say(en: "Pets", ru: "Питомцы") }

  private var names: [String] {
    language == .english
      ? [
        "Admiral", "Biscuit", "Captain", "Daisy", "Ember", "Fern", "Ginger", "Hazel", "Iris",
        "Juniper", "Kiwi", "Luna", "Marmalade", "Nutmeg", "Olive", "Pepper", "Quill", "Rusty",
        "Saffron", "Thunder", "Umber", "Violet", "Willow", "Yarrow", "Zephyr",
      ]
      : [
        "Адмирал", "Барсик", "Вишня", "Гроза", "Дымок", "Ёжик", "Жужа", "Зефир", "Искра",
        "Капитан", "Луна", "Мармелад", "Ночка", "Олива", "Персик", "Рыжик", "Снежок", "Туман",
        "Уголёк", "Фиалка", "Хвостик", "Цезарь", "Чайка", "Шалфей", "Яшма",
      ]
  }

  private var kinds: [String] {
    language == .english
      ? ["cat", "dog", "rabbit", "parrot", "hamster", "tortoise", "ferret"]
      : ["кот", "собака", "кролик", "попугай", "хомяк", "черепаха", "хорёк"]
  }

  /// Returns the name of a pet; the first of each name goes without a number.
  func name(_ pet: Int) -> String {
    let round = pet / names.count
    return round == 0 ? names[pet] : "\(names[pet % names.count]) \(round + 1)"
  }

  /// Returns the key that names are ordered by: ё stands with е, as in a dictionary.
  func order(_ name: String) -> String { name.lowercased().replacing("ё", with: "е") }

  func kind(_ pet: Int) -> String { kinds[pet * 5 % kinds.count] }

  /// In hundreds of grams.
  func weight(_ pet: Int) -> Int { 3 + pet * 37 % 290 }

  func weightText(_ pet: Int) -> String {
    let (whole, part) = (weight(pet) / 10, weight(pet) % 10)
    return language.say(en: "\(whole).\(part) kg", ru: "\(whole),\(part) кг")
  }

  func years(_ pet: Int) -> Int { 1 + pet * 7 % 17 }

  func age(_ pet: Int) -> String {
    let years = years(pet)
    let word = language.plural(years, en: ("year", "years"), ru: ("год", "года", "лет"))
    return "\(years) \(word)"
  }
}

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
