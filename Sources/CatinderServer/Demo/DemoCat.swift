import CatinderDomain

/// A demo cat, which nobody owns: its texts in both languages and its look.
struct DemoCat: Sendable {
  struct Words: Sendable {
    let name, short, extended: String

    init(_ name: String, _ short: String, _ extended: String) {
      (self.name, self.short, self.extended) = (name, short, extended)
    }
  }

  let age: Int
  /// The number of its pictures.
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

  /// Returns the name of a picture, as `demo-7-0.jpg`.
  static func photo(_ cat: Int, _ photo: Int) -> String { "demo-\(cat)-\(photo).jpg" }

  /// All demo cats. The records store their places in this list: add new ones at the end.
  static let all: [DemoCat] = [
    DemoCat(
      age: 3, photos: 3,
      look: CatLook(.stripes, 0xE0842F, 0xB8601A, 0xF6D9B0, eyes: 0x4E9A3B, backdrop: 0x9BC8E8),
      english: Words(
        "Busya", "Sleeps professionally, purrs for free.",
        """
        I get up at five so that nobody misses breakfast.
        Looking for somebody to share a radiator with.
        """),
      russian: Words(
        "Буся", "Сплю профессионально, мурчу бесплатно.",
        """
        Встаю в пять, чтобы никто не проспал завтрак.
        Ищу, с кем разделить батарею.
        """)),
    DemoCat(
      age: 5, photos: 2,
      look: CatLook(.plain, 0x8A8F98, 0x6A6F78, 0xD9DCE1, eyes: 0xD9A520, backdrop: 0xF3C7B8),
      english: Words(
        "Kuzma", "Watches the birds from behind the glass.",
        "The pigeons know me by name. I know them by taste, in theory."),
      russian: Words(
        "Кузьма", "Смотрю на птиц через стекло.",
        "Голуби знают меня по имени. Я их — по вкусу, в теории.")),
    DemoCat(
      age: 7, photos: 4,
      look: CatLook(.plain, 0xF2F0EA, 0xD8D2C6, 0xFFFFFF, eyes: 0x3E83B8, backdrop: 0xC9E3B4),
      english: Words(
        "Marquise", "Only from a porcelain bowl, please.",
        """
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
        "Маркиза", "Только из фарфоровой миски, пожалуйста.",
        """
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
      look: CatLook(.bib, 0x2B2B30, 0x1B1B20, 0xF4F4F4, eyes: 0x4E9A3B, backdrop: 0xE7D08A),
      english: Words("Socks", "Steals socks. Gives back one of two.", ""),
      russian: Words("Носок", "Краду носки. Возвращаю один из двух.", "")),
    DemoCat(
      age: 4, photos: 2,
      look: CatLook(.plain, 0x6F7F95, 0x55647A, 0x9FB0C6, eyes: 0xD9A520, backdrop: 0xC9B8E8),
      english: Words(
        "Plum", "Round, soft and never in a hurry.", "A walk to the kitchen counts as sport."),
      russian: Words(
        "Слива", "Круглая, мягкая и никуда не спешу.", "Поход на кухню считается спортом.")),
    DemoCat(
      age: 9, photos: 3,
      look: CatLook(.stripes, 0x9B7B52, 0x5C452B, 0xE2CDA9, eyes: 0x3E83B8, backdrop: 0x8FC9B9),
      english: Words(
        "Boss", "Three kilos of character, four of cat.",
        "I run a household of two people. Vacancies: none. For friendship: always."),
      russian: Words(
        "Босс", "Три кило характера и четыре кота.",
        "Руковожу семьёй из двух человек. Вакансий нет. Дружбе рад всегда.")),
    DemoCat(
      age: 1, photos: 2,
      look: CatLook(.plain, 0xF2F0EA, 0xD8D2C6, 0xFFFFFF, eyes: 0x4E9A3B, backdrop: 0x9BC8E8),
      english: Words(
        "Snowflake", "First winter, first snow, first wow.", "Is it true that it melts?"),
      russian: Words(
        "Снежинка", "Первая зима, первый снег, первое «ого».", "Правда, что он тает?")),
    DemoCat(
      age: 6, photos: 2,
      look: CatLook(.plain, 0xB5713F, 0x8E532A, 0xEBC9A5, eyes: 0xD9A520, backdrop: 0xF3C7B8),
      english: Words(
        "Cinnamon", "Smells of baking, lives in a bakery.", "Flour on the nose is not a flaw."),
      russian: Words("Корица", "Пахну выпечкой, живу в пекарне.", "Мука на носу — не недостаток.")),
    DemoCat(
      age: 8, photos: 3,
      look: CatLook(.plain, 0x26252B, 0x17161B, 0x4A4853, eyes: 0x3E83B8, backdrop: 0xC9E3B4),
      english: Words(
        "Pirate", "One torn ear, a hundred stories.",
        "Sailed the bathtub twice. The rubber duck surrendered."),
      russian: Words(
        "Пират", "Одно рваное ухо, сто историй.",
        "Дважды переплыл ванну. Резиновая утка сдалась.")),
    DemoCat(
      age: 3, photos: 1,
      look: CatLook(.plain, 0x6B4A34, 0x4E3423, 0xA98467, eyes: 0x4E9A3B, backdrop: 0xE7D08A),
      english: Words("Fig", "Quiet. Very quiet. Behind you.", ""),
      russian: Words("Инжир", "Тихий. Очень тихий. За вами.", "")),
    DemoCat(
      age: 2, photos: 2,
      look: CatLook(.bib, 0xEBD3AE, 0xD0B184, 0xFBF0DC, eyes: 0xD9A520, backdrop: 0xC9B8E8),
      english: Words(
        "Zephyr", "Runs at three in the morning for a reason.", "I cannot tell you the reason."),
      russian: Words("Зефир", "Бегаю в три ночи по делу.", "По какому — не скажу.")),
    DemoCat(
      age: 10, photos: 2,
      look: CatLook(.patches, 0xF3EEE4, 0xD9822B, 0xFFFFFF, eyes: 0x3E83B8, backdrop: 0x8FC9B9),
      english: Words(
        "Agatha", "Solves the case of the empty bowl.",
        "The suspect has two legs. The motive is still unclear."),
      russian: Words(
        "Агата", "Расследую дело пустой миски.", "Подозреваемый двуногий. Мотив неясен.")),
    DemoCat(
      age: 4, photos: 2,
      look: CatLook(.plain, 0x8A8F98, 0x6A6F78, 0xD9DCE1, eyes: 0x4E9A3B, backdrop: 0x9BC8E8),
      english: Words(
        "Byte", "Warms keyboards. Commits on Fridays.",
        """
        aaaaaaaaaaaaaaaaaaaa
        Sorry, that was my paw.
        """),
      russian: Words(
        "Байт", "Грею клавиатуры. Коммичу по пятницам.",
        """
        ааааааааааааааааааа
        Простите, это лапа.
        """)),
    DemoCat(
      age: 5, photos: 3,
      look: CatLook(.stripes, 0xE0842F, 0xB8601A, 0xF6D9B0, eyes: 0xD9A520, backdrop: 0xF3C7B8),
      english: Words(
        "Peach", "Will do anything for a cardboard box.",
        "If I fit, I sit. If I do not fit, I sit all the same."),
      russian: Words(
        "Персик", "За картонную коробку — всё что угодно.",
        "Если влезаю — сижу. Если не влезаю — всё равно сижу.")),
    DemoCat(
      age: 12, photos: 2,
      look: CatLook(.bib, 0xEBD3AE, 0xD0B184, 0xFBF0DC, eyes: 0x3E83B8, backdrop: 0xC9E3B4),
      english: Words("Duchess", "Age is only a number of sofas.", "I have outlived four of them."),
      russian: Words("Герцогиня", "Возраст — это всего лишь число диванов.", "Я пережила четыре.")),
    DemoCat(
      age: 1, photos: 2,
      look: CatLook(.stripes, 0x9B7B52, 0x5C452B, 0xE2CDA9, eyes: 0x4E9A3B, backdrop: 0xE7D08A),
      english: Words("Tiger", "A tiger. Nearly. In a good light.", "Roar. That is: meow."),
      russian: Words("Тигр", "Тигр. Почти. При хорошем свете.", "Ррр. То есть мяу.")),
    DemoCat(
      age: 6, photos: 1,
      look: CatLook(.plain, 0x26252B, 0x17161B, 0x4A4853, eyes: 0xD9A520, backdrop: 0xC9B8E8),
      english: Words("Ink", "Find me in the dark. You will not.", ""),
      russian: Words("Клякса", "Найди меня в темноте. Не найдёшь.", "")),
    DemoCat(
      age: 3, photos: 2,
      look: CatLook(.patches, 0xF3EEE4, 0xD9822B, 0xFFFFFF, eyes: 0x3E83B8, backdrop: 0x8FC9B9),
      english: Words("Clementine", "Three colours, one opinion.", "The opinion: more."),
      russian: Words("Клементина", "Три цвета, одно мнение.", "Мнение: ещё.")),
    DemoCat(
      age: 7, photos: 2,
      look: CatLook(.bib, 0x2B2B30, 0x1B1B20, 0xF4F4F4, eyes: 0x4E9A3B, backdrop: 0x9BC8E8),
      english: Words(
        "Captain", "Always in a suit, always on time for dinner.",
        "Steers a windowsill with a view of the harbour."),
      russian: Words(
        "Капитан", "Всегда в костюме и вовремя к ужину.",
        "Стою у руля подоконника с видом на порт.")),
    DemoCat(
      age: 2, photos: 3,
      look: CatLook(.plain, 0x6F7F95, 0x55647A, 0x9FB0C6, eyes: 0xD9A520, backdrop: 0xF3C7B8),
      english: Words(
        "Willow", "Climbs curtains, then asks for help down.", "Looking for somebody tall."),
      russian: Words("Верба", "Лезу по шторам, потом зову на помощь.", "Ищу кого-нибудь повыше.")),
  ]
}
