import CatinderDomain

/// A cat that nobody stands behind: what it says of itself in both languages, and how it looks.
struct DemoCat: Sendable {
  struct Words: Sendable {
    let name: String
    let short: String
    let extended: String
  }

  let age: Int
  /// How many pictures it has.
  let photos: Int
  let look: CatLook
  let english: Words
  let russian: Words

  func profile(_ uid: ProfileID, number: Int, inRussian: Bool) -> Profile {
    let words = inRussian ? russian : english
    return Profile(
      uid: uid, name: words.name, age: age,
      photosNames: (0..<photos).map { Self.photo(number, $0) },
      shortDescription: words.short, extendedDescription: words.extended, isDemo: true)
  }

  /// As `demo-7-0.jpg`.
  static func photo(_ cat: Int, _ photo: Int) -> String { "demo-\(cat)-\(photo).jpg" }

  /// Their places in this list are kept in the records, so that new ones come at the end.
  static let all = firstTen + secondTen

  static let firstTen: [DemoCat] = [
    DemoCat(
      age: 3, photos: 3,
      look: CatLook(
        coat: 0xE0842F, marks: 0xB8601A, light: 0xF6D9B0, eyes: 0x4E9A3B, ground: 0x9BC8E8,
        pattern: .stripes),
      english: Words(
        name: "Busya", short: "Sleeps professionally, purrs for free.",
        extended: """
          I get up at five so that nobody misses breakfast.
          Looking for somebody to share a radiator with.
          """),
      russian: Words(
        name: "Буся", short: "Сплю профессионально, мурчу бесплатно.",
        extended: """
          Встаю в пять, чтобы никто не проспал завтрак.
          Ищу, с кем разделить батарею.
          """)),
    DemoCat(
      age: 5, photos: 2,
      look: CatLook(
        coat: 0x8A8F98, marks: 0x6A6F78, light: 0xD9DCE1, eyes: 0xD9A520, ground: 0xF3C7B8,
        pattern: .plain),
      english: Words(
        name: "Kuzma", short: "Watches the birds from behind the glass.",
        extended: """
          The pigeons know me by name. I know them by taste, in theory.
          """),
      russian: Words(
        name: "Кузьма", short: "Смотрю на птиц через стекло.",
        extended: "Голуби знают меня по имени. Я их — по вкусу, в теории.")),
    DemoCat(
      age: 7, photos: 4,
      look: CatLook(
        coat: 0xF2F0EA, marks: 0xD8D2C6, light: 0xFFFFFF, eyes: 0x3E83B8, ground: 0xC9E3B4,
        pattern: .plain),
      english: Words(
        name: "Marquise", short: "Only from a porcelain bowl, please.",
        extended: """
          My days are ordered.
          In the morning, the sunny window.
          At noon, the armchair.
          In the evening, the other armchair.
          Whoever wants to join has to bring their own cushion, must not snore, and must \
          never sit on the left side of the sofa: it is mine, it has always been mine, and \
          there is a certain hollow in it that proves it. I read people well. I like jazz, \
          long pauses and shrimp. I do not like balconies, vacuum cleaners and the \
          neighbours' poodle, who thinks that we are friends. We are not. If you are calm \
          and wash yourself at least twice a day, write to me; I shall answer when I wake \
          up.
          """),
      russian: Words(
        name: "Маркиза", short: "Только из фарфоровой миски, пожалуйста.",
        extended: """
          Мой день расписан.
          Утром — солнечное окно.
          В полдень — кресло.
          Вечером — другое кресло.
          Кто хочет присоединиться, приносит свою подушку, не храпит и никогда не садится \
          на левую сторону дивана: она моя, всегда была моей, и ямка в ней это доказывает. \
          Я хорошо разбираюсь в людях. Люблю джаз, долгие паузы и креветок. Не люблю \
          балконы, пылесосы и соседского пуделя, который думает, что мы друзья. Это не \
          так. Если вы спокойны и умываетесь хотя бы дважды в день, напишите; отвечу, \
          когда проснусь.
          """)),
    DemoCat(
      age: 2, photos: 1,
      look: CatLook(
        coat: 0x2B2B30, marks: 0x1B1B20, light: 0xF4F4F4, eyes: 0x4E9A3B, ground: 0xE7D08A,
        pattern: .bib),
      english: Words(
        name: "Socks", short: "Steals socks. Gives back one of two.",
        extended: ""),
      russian: Words(
        name: "Носок", short: "Краду носки. Возвращаю один из двух.",
        extended: "")),
    DemoCat(
      age: 4, photos: 2,
      look: CatLook(
        coat: 0x6F7F95, marks: 0x55647A, light: 0x9FB0C6, eyes: 0xD9A520, ground: 0xC9B8E8,
        pattern: .plain),
      english: Words(
        name: "Plum", short: "Round, soft and never in a hurry.",
        extended: "A walk to the kitchen counts as sport."),
      russian: Words(
        name: "Слива", short: "Круглая, мягкая и никуда не спешу.",
        extended: "Поход на кухню считается спортом.")),
    DemoCat(
      age: 9, photos: 3,
      look: CatLook(
        coat: 0x9B7B52, marks: 0x5C452B, light: 0xE2CDA9, eyes: 0x3E83B8, ground: 0x8FC9B9,
        pattern: .stripes),
      english: Words(
        name: "Boss", short: "Three kilos of character, four of cat.",
        extended: """
          I run a household of two people. Vacancies: none. For friendship: always.
          """),
      russian: Words(
        name: "Босс", short: "Три кило характера и четыре кота.",
        extended: """
          Руковожу семьёй из двух человек. Вакансий нет. Дружбе рад всегда.
          """)),
    DemoCat(
      age: 1, photos: 2,
      look: CatLook(
        coat: 0xF2F0EA, marks: 0xD8D2C6, light: 0xFFFFFF, eyes: 0x4E9A3B, ground: 0x9BC8E8,
        pattern: .plain),
      english: Words(
        name: "Snowflake", short: "First winter, first snow, first wow.",
        extended: "Is it true that it melts?"),
      russian: Words(
        name: "Снежинка", short: "Первая зима, первый снег, первое «ого».",
        extended: "Правда, что он тает?")),
    DemoCat(
      age: 6, photos: 2,
      look: CatLook(
        coat: 0xB5713F, marks: 0x8E532A, light: 0xEBC9A5, eyes: 0xD9A520, ground: 0xF3C7B8,
        pattern: .plain),
      english: Words(
        name: "Cinnamon", short: "Smells of baking, lives in a bakery.",
        extended: "Flour on the nose is not a flaw."),
      russian: Words(
        name: "Корица", short: "Пахну выпечкой, живу в пекарне.",
        extended: "Мука на носу — не недостаток.")),
    DemoCat(
      age: 8, photos: 3,
      look: CatLook(
        coat: 0x26252B, marks: 0x17161B, light: 0x4A4853, eyes: 0x3E83B8, ground: 0xC9E3B4,
        pattern: .plain),
      english: Words(
        name: "Pirate", short: "One torn ear, a hundred stories.",
        extended: "Sailed the bathtub twice. The rubber duck surrendered."),
      russian: Words(
        name: "Пират", short: "Одно рваное ухо, сто историй.",
        extended: "Дважды переплыл ванну. Резиновая утка сдалась.")),
    DemoCat(
      age: 3, photos: 1,
      look: CatLook(
        coat: 0x6B4A34, marks: 0x4E3423, light: 0xA98467, eyes: 0x4E9A3B, ground: 0xE7D08A,
        pattern: .plain),
      english: Words(
        name: "Fig", short: "Quiet. Very quiet. Behind you.",
        extended: ""),
      russian: Words(
        name: "Инжир", short: "Тихий. Очень тихий. За вами.",
        extended: "")),
  ]

  static let secondTen: [DemoCat] = [
    DemoCat(
      age: 2, photos: 2,
      look: CatLook(
        coat: 0xEBD3AE, marks: 0xD0B184, light: 0xFBF0DC, eyes: 0xD9A520, ground: 0xC9B8E8,
        pattern: .bib),
      english: Words(
        name: "Zephyr", short: "Runs at three in the morning for a reason.",
        extended: "I cannot tell you the reason."),
      russian: Words(
        name: "Зефир", short: "Бегаю в три ночи по делу.",
        extended: "По какому — не скажу.")),
    DemoCat(
      age: 10, photos: 2,
      look: CatLook(
        coat: 0xF3EEE4, marks: 0xD9822B, light: 0xFFFFFF, eyes: 0x3E83B8, ground: 0x8FC9B9,
        pattern: .patches),
      english: Words(
        name: "Agatha", short: "Solves the case of the empty bowl.",
        extended: "The suspect has two legs. The motive is still unclear."),
      russian: Words(
        name: "Агата", short: "Расследую дело пустой миски.",
        extended: "Подозреваемый двуногий. Мотив неясен.")),
    DemoCat(
      age: 4, photos: 2,
      look: CatLook(
        coat: 0x8A8F98, marks: 0x6A6F78, light: 0xD9DCE1, eyes: 0x4E9A3B, ground: 0x9BC8E8,
        pattern: .plain),
      english: Words(
        name: "Byte", short: "Warms keyboards. Commits on Fridays.",
        extended: """
          aaaaaaaaaaaaaaaaaaaa
          Sorry, that was my paw.
          """),
      russian: Words(
        name: "Байт", short: "Грею клавиатуры. Коммичу по пятницам.",
        extended: """
          ааааааааааааааааааа
          Простите, это лапа.
          """)),
    DemoCat(
      age: 5, photos: 3,
      look: CatLook(
        coat: 0xE0842F, marks: 0xB8601A, light: 0xF6D9B0, eyes: 0xD9A520, ground: 0xF3C7B8,
        pattern: .stripes),
      english: Words(
        name: "Peach", short: "Will do anything for a cardboard box.",
        extended: "If I fit, I sit. If I do not fit, I sit all the same."),
      russian: Words(
        name: "Персик", short: "За картонную коробку — всё что угодно.",
        extended: "Если влезаю — сижу. Если не влезаю — всё равно сижу.")),
    DemoCat(
      age: 12, photos: 2,
      look: CatLook(
        coat: 0xEBD3AE, marks: 0xD0B184, light: 0xFBF0DC, eyes: 0x3E83B8, ground: 0xC9E3B4,
        pattern: .bib),
      english: Words(
        name: "Duchess", short: "Age is only a number of sofas.",
        extended: "I have outlived four of them."),
      russian: Words(
        name: "Герцогиня", short: "Возраст — это всего лишь число диванов.",
        extended: "Я пережила четыре.")),
    DemoCat(
      age: 1, photos: 2,
      look: CatLook(
        coat: 0x9B7B52, marks: 0x5C452B, light: 0xE2CDA9, eyes: 0x4E9A3B, ground: 0xE7D08A,
        pattern: .stripes),
      english: Words(
        name: "Tiger", short: "A tiger. Nearly. In a good light.",
        extended: "Roar. That is: meow."),
      russian: Words(
        name: "Тигр", short: "Тигр. Почти. При хорошем свете.",
        extended: "Ррр. То есть мяу.")),
    DemoCat(
      age: 6, photos: 1,
      look: CatLook(
        coat: 0x26252B, marks: 0x17161B, light: 0x4A4853, eyes: 0xD9A520, ground: 0xC9B8E8,
        pattern: .plain),
      english: Words(
        name: "Ink", short: "Find me in the dark. You will not.",
        extended: ""),
      russian: Words(
        name: "Клякса", short: "Найди меня в темноте. Не найдёшь.",
        extended: "")),
    DemoCat(
      age: 3, photos: 2,
      look: CatLook(
        coat: 0xF3EEE4, marks: 0xD9822B, light: 0xFFFFFF, eyes: 0x3E83B8, ground: 0x8FC9B9,
        pattern: .patches),
      english: Words(
        name: "Clementine", short: "Three colours, one opinion.",
        extended: "The opinion: more."),
      russian: Words(
        name: "Клементина", short: "Три цвета, одно мнение.",
        extended: "Мнение: ещё.")),
    DemoCat(
      age: 7, photos: 2,
      look: CatLook(
        coat: 0x2B2B30, marks: 0x1B1B20, light: 0xF4F4F4, eyes: 0x4E9A3B, ground: 0x9BC8E8,
        pattern: .bib),
      english: Words(
        name: "Captain", short: "Always in a suit, always on time for dinner.",
        extended: "Steers a windowsill with a view of the harbour."),
      russian: Words(
        name: "Капитан", short: "Всегда в костюме и вовремя к ужину.",
        extended: "Стою у руля подоконника с видом на порт.")),
    DemoCat(
      age: 2, photos: 3,
      look: CatLook(
        coat: 0x6F7F95, marks: 0x55647A, light: 0x9FB0C6, eyes: 0xD9A520, ground: 0xF3C7B8,
        pattern: .plain),
      english: Words(
        name: "Willow", short: "Climbs curtains, then asks for help down.",
        extended: "Looking for somebody tall."),
      russian: Words(
        name: "Верба", short: "Лезу по шторам, потом зову на помощь.",
        extended: "Ищу кого-нибудь повыше.")),
  ]
}
