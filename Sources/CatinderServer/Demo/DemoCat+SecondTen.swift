extension DemoCat {
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
