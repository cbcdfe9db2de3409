extension Suggestions {
  typealias Pair = (en: String, ru: String)

  static let kinds: [Pair] = [
    ("Cat", "Кошка"), ("Dog", "Собака"), ("Parrot", "Попугай"), ("Hamster", "Хомяк"),
    ("Rabbit", "Кролик"), ("Guinea pig", "Морская свинка"), ("Fish", "Рыбка"),
    ("Turtle", "Черепаха"), ("Rat", "Крыса"), ("Mouse", "Мышь"), ("Ferret", "Хорёк"),
    ("Chinchilla", "Шиншилла"), ("Hedgehog", "Ёж"), ("Canary", "Канарейка"),
    ("Lizard", "Ящерица"), ("Snake", "Змея"), ("Horse", "Лошадь"),
  ]

  static let colours: [Pair] = [
    ("black", "чёрный"), ("white", "белый"), ("grey", "серый"), ("red", "рыжий"),
    ("brown", "коричневый"), ("cream", "кремовый"), ("black and white", "чёрно-белый"),
    ("tabby", "полосатый"), ("tortoiseshell", "черепаховый"), ("tricolour", "трёхцветный"),
    ("blue", "голубой"), ("chocolate", "шоколадный"), ("sable", "соболиный"),
    ("brindle", "тигровый"), ("merle", "мраморный"), ("colour-point", "колор-пойнт"),
  ]

  static let coats: [Pair] = [
    ("short", "короткая"), ("medium", "средняя"), ("long", "длинная"), ("none", "нет"),
    ("curly", "кудрявая"), ("wiry", "жёсткая"), ("double", "двойная"), ("silky", "шелковистая"),
    ("feathers", "перья"), ("scales", "чешуя"),
  ]

  /// The words are folded, as ``TextRules/folded(_:)`` does.
  static let breeds: [(kinds: Set<String>, names: [Pair])] = [
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
