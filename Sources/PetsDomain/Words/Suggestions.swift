import Core
import Interchange

/// The usual answers of a field, the likeliest first. Any other text is as good.
public struct Suggestions: Sendable {
  private let words: PetWords

  public init(_ language: Language) { words = PetWords(language) }

  /// Returns all for a field of this pet; empty where there is nothing usual.
  public func texts(_ field: PetField, for pet: Pet) -> [String] {
    switch field {
    case .kind: Self.kinds.map(text)
    case .breed: breeds(of: pet.kind ?? "")
    case .sterilised: YesNo.allCases.map(words.answer)
    case .colour: Self.colours.map(text)
    case .coat: Self.coats.map(text)
    case .name, .birthday, .weight, .chip: []
    }
  }

  /// Returns those that continue the typed text, whatever its case and accents: first whole texts
  /// that begin so, then those with a word that does. Where there are none, those of the other
  /// language follow.
  public func texts(_ field: PetField, for pet: Pet, typed: String) -> [String] {
    matches(of: typed) { $0.texts(field, for: pet) }
  }

  /// Returns the texts that continue the typed one, of this language, else of the other; all for an
  /// empty text.
  public func matches(of typed: String, in texts: (Suggestions) -> [String]) -> [String] {
    let typed = TextRules.folded(TextRules.trimmed(typed))
    let all = texts(self)
    if typed.isEmpty { return all }
    let own = Self.matches(of: typed, in: all)
    if !own.isEmpty { return own }
    let others = Language.allCases.filter { $0 != words.language }
    return Self.matches(of: typed, in: others.flatMap { texts(Suggestions($0)) })
  }

  private static func matches(of typed: String, in all: [String]) -> [String] {
    let folded = all.map { (text: $0, key: TextRules.folded($0)) }
    let first = folded.filter { $0.key.hasPrefix(typed) }
    let second = folded.filter { pair in
      !pair.key.hasPrefix(typed)
        && pair.key.split { " -".contains($0) }.contains { $0.hasPrefix(typed) }
    }
    return (first + second).map(\.text)
  }

  /// A kind is known by its name in either language, and by other words for it.
  private func breeds(of kind: String) -> [String] {
    let key = TextRules.folded(TextRules.trimmed(kind))
    let found = Self.breeds.first { $0.kinds.contains(key) }
    return found?.names.map(text) ?? []
  }

  private func text(_ pair: (en: String, ru: String)) -> String {
    words.say(en: pair.en, ru: pair.ru)
  }

  // MARK: - The health book
  /// Returns the usual vaccinations and repeated treatments of this kind of animal.
  public func vaccinations(for pet: Pet) -> [String] {
    let key = TextRules.folded(TextRules.trimmed(pet.kind ?? ""))
    let found = Self.vaccinations.first { $0.kinds.contains(key) }
    return (found?.names ?? Self.forAll).map { words.say(en: $0.en, ru: $0.ru) }
  }

  /// The usual reasons to see a vet.
  public var visits: [String] {
    [("Check-up", "Осмотр"), ("Vaccination", "Прививка"), ("Teeth", "Зубы"), ("Injury", "Травма")]
      .map { words.say(en: $0.0, ru: $0.1) }
  }

  /// The usual schedules of a medicine; a number is so many times a day.
  public var schedules: [String] {
    ["1", "2", "3"]
      + [("every other day", "через день"), ("once a week", "раз в неделю")]
      .map { words.say(en: $0.0, ru: $0.1) }
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
    (["rabbit", "кролик"], [("Myxomatosis", "Миксоматоз"), ("RHD", "ВГБК"), worms]),
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

  // MARK: - Lists
  private typealias Pair = (en: String, ru: String)

  private static let kinds: [Pair] = [
    ("Cat", "Кошка"), ("Dog", "Собака"), ("Parrot", "Попугай"), ("Hamster", "Хомяк"),
    ("Rabbit", "Кролик"), ("Guinea pig", "Морская свинка"), ("Fish", "Рыбка"),
    ("Turtle", "Черепаха"), ("Rat", "Крыса"), ("Mouse", "Мышь"), ("Ferret", "Хорёк"),
    ("Chinchilla", "Шиншилла"), ("Hedgehog", "Ёж"), ("Canary", "Канарейка"),
    ("Lizard", "Ящерица"), ("Snake", "Змея"), ("Horse", "Лошадь"),
  ]

  private static let colours: [Pair] = [
    ("black", "чёрный"), ("white", "белый"), ("grey", "серый"), ("red", "рыжий"),
    ("brown", "коричневый"), ("cream", "кремовый"), ("black and white", "чёрно-белый"),
    ("tabby", "полосатый"), ("tortoiseshell", "черепаховый"), ("tricolour", "трёхцветный"),
    ("blue", "голубой"), ("chocolate", "шоколадный"), ("sable", "соболиный"),
    ("brindle", "тигровый"), ("merle", "мраморный"), ("colour-point", "колор-пойнт"),
  ]

  private static let coats: [Pair] = [
    ("short", "короткая"), ("medium", "средняя"), ("long", "длинная"), ("none", "нет"),
    ("curly", "кудрявая"), ("wiry", "жёсткая"), ("double", "двойная"), ("silky", "шелковистая"),
    ("feathers", "перья"), ("scales", "чешуя"),
  ]

  /// The words are folded, as ``TextRules/folded(_:)`` does.
  private static let breeds: [(kinds: Set<String>, names: [Pair])] = [
    (["cat", "kitten", "tomcat", "кошка", "кот", "котенок"], cats),
    (["dog", "puppy", "собака", "пес", "щенок"], dogs),
    (["parrot", "попугай"], parrots),
    (["hamster", "хомяк"], hamsters),
    (["rabbit", "кролик"], rabbits),
    (["guinea pig", "морская свинка"], guineaPigs),
    (["turtle", "tortoise", "черепаха"], turtles),
    (["horse", "pony", "лошадь", "конь", "пони"], horses),
  ]

  private static let cats: [Pair] = [
    ("Mixed breed", "Беспородная"), ("British Shorthair", "Британская"),
    ("Scottish Fold", "Шотландская"), ("Maine Coon", "Мейн-кун"), ("Siberian", "Сибирская"),
    ("Siamese", "Сиамская"), ("Persian", "Персидская"), ("Sphynx", "Сфинкс"),
    ("Bengal", "Бенгальская"), ("Abyssinian", "Абиссинская"), ("Russian Blue", "Русская голубая"),
    ("Ragdoll", "Рэгдолл"), ("Neva Masquerade", "Невская"), ("Norwegian Forest", "Норвежская"),
    ("Burmese", "Бурманская"), ("Devon Rex", "Девон-рекс"), ("Oriental", "Ориентальная"),
    ("Exotic Shorthair", "Экзотическая"), ("Munchkin", "Манчкин"), ("Birman", "Бирманская"),
  ]

  private static let dogs: [Pair] = [
    ("Mixed breed", "Беспородная"), ("Labrador Retriever", "Лабрадор"),
    ("German Shepherd", "Немецкая овчарка"), ("Golden Retriever", "Золотистый ретривер"),
    ("Yorkshire Terrier", "Йоркширский терьер"), ("Chihuahua", "Чихуахуа"), ("Pug", "Мопс"),
    ("Pomeranian", "Шпиц"), ("Dachshund", "Такса"), ("Corgi", "Корги"), ("Husky", "Хаски"),
    ("Beagle", "Бигль"), ("French Bulldog", "Французский бульдог"),
    ("Jack Russell", "Джек-рассел"), ("Poodle", "Пудель"), ("Rottweiler", "Ротвейлер"),
    ("Dobermann", "Доберман"), ("Cocker Spaniel", "Кокер-спаниель"), ("Samoyed", "Самоед"),
    ("Border Collie", "Бордер-колли"), ("Boxer", "Боксёр"), ("Akita", "Акита"),
    ("Shiba", "Сиба"), ("Shih Tzu", "Ши-тцу"), ("Maltese", "Мальтезе"),
    ("Staffordshire", "Стаффорд"), ("Newfoundland", "Ньюфаундленд"),
  ]

  private static let parrots: [Pair] = [
    ("Budgerigar", "Волнистый"), ("Cockatiel", "Корелла"), ("Lovebird", "Неразлучник"),
    ("African grey", "Жако"), ("Cockatoo", "Какаду"), ("Macaw", "Ара"), ("Amazon", "Амазон"),
  ]
  private static let hamsters: [Pair] = [
    ("Syrian", "Сирийский"), ("Campbell's", "Кэмпбелла"), ("Djungarian", "Джунгарский"),
    ("Roborovski", "Роборовского"),
  ]
  private static let rabbits: [Pair] = [
    ("Lop", "Вислоухий"), ("Netherland Dwarf", "Карликовый"), ("Angora", "Ангорский"),
    ("Lionhead", "Львиноголовый"), ("Rex", "Рекс"),
  ]
  private static let guineaPigs: [Pair] = [
    ("American", "Гладкошёрстная"), ("Abyssinian", "Абиссинская"), ("Peruvian", "Перуанская"),
    ("Skinny", "Скинни"), ("Teddy", "Тедди"),
  ]
  private static let turtles: [Pair] = [
    ("Red-eared slider", "Красноухая"), ("Russian tortoise", "Среднеазиатская"),
    ("European pond", "Болотная"),
  ]
  private static let horses: [Pair] = [
    ("Mixed breed", "Беспородная"), ("Arabian", "Арабская"), ("Orlov Trotter", "Орловский рысак"),
    ("Thoroughbred", "Чистокровная"), ("Shetland pony", "Шетлендский пони"),
    ("Friesian", "Фризская"), ("Akhal-Teke", "Ахалтекинская"),
  ]
}
