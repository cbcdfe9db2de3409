import Core
import Interchange

extension Suggestions {
  /// What this kind of animal is usually vaccinated against, or treated for again and again.
  public func vaccinations(for pet: Pet) -> [String] {
    let key = TextRules.folded(TextRules.trimmed(pet.kind ?? ""))
    let found = Self.vaccinations.first { $0.kinds.contains(key) }
    return (found?.names ?? Self.forAll).map { language.say(en: $0.en, ru: $0.ru) }
  }

  /// Why people go to a vet.
  public var visits: [String] {
    [("Check-up", "Осмотр"), ("Vaccination", "Прививка"), ("Teeth", "Зубы"), ("Injury", "Травма")]
      .map { language.say(en: $0.0, ru: $0.1) }
  }

  /// How often a medicine is given; a number is so many times a day.
  public var schedules: [String] {
    ["1", "2", "3"]
      + [("every other day", "через день"), ("once a week", "раз в неделю")]
      .map { language.say(en: $0.0, ru: $0.1) }
  }

  private static let vaccinations: [(kinds: Set<String>, names: [Pair])] = [
    (
      ["cat", "kitten", "tomcat", "кошка", "кот", "котенок"],
      [
        rabies, ("Panleukopenia", "Панлейкопения"), ("Cat flu", "Ринотрахеит"),
        ("Leukaemia", "Лейкоз"), worms, ticks,
      ]
    ),
    (
      ["dog", "puppy", "собака", "пес", "щенок"],
      [
        rabies, ("Distemper", "Чума"), ("Parvovirus", "Парвовирус"),
        ("Leptospirosis", "Лептоспироз"), ("Kennel cough", "Вольерный кашель"), worms, ticks,
      ]
    ),
    (
      ["rabbit", "кролик"],
      [("Myxomatosis", "Миксоматоз"), ("RHD", "ВГБК"), worms]
    ),
    (["ferret", "хорек"], [rabies, ("Distemper", "Чума"), worms]),
    (
      ["horse", "pony", "лошадь", "конь", "пони"],
      [("Tetanus", "Столбняк"), ("Influenza", "Грипп"), ("West Nile", "Западный Нил"), worms]
    ),
  ]

  /// For a kind that nobody has given, or that is not known here.
  private static var forAll: [Pair] {
    var seen: Set<String> = []
    let all: [Pair] = [rabies, worms, ticks] + vaccinations.flatMap { $0.names }
    return all.filter { seen.insert($0.en).inserted }
  }
  private static let rabies = ("Rabies", "Бешенство")
  private static let worms = ("Worms", "Глисты")
  private static let ticks = ("Ticks", "Клещи")
}
