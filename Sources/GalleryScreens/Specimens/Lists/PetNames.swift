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

  /// The first of each name goes without a number.
  func name(_ pet: Int) -> String {
    let round = pet / names.count
    return round == 0 ? names[pet] : "\(names[pet % names.count]) \(round + 1)"
  }

  /// What names are put in order by: ё stands with е, as in a dictionary.
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
