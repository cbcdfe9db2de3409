import Core
import Toolkit

/// The pages of a first start: of what there is, and of nothing else.
enum IntroductionPages {
  /// - Parameter isShort: true where somebody has said which tab to show: one page then.
  static func all(_ language: Language, isShort: Bool) -> [OnboardingPage] {
    isShort
      ? [welcome(language)] : [day(language), pets(language), world(language), begin(language)]
  }

  private static func welcome(_ language: Language) -> OnboardingPage {
    OnboardingPage(
      art: cat, title: language.say(en: "Welcome to Moggy", ru: "Это Moggy"),
      line: language.say(
        en: "Weather, pets, habits, travels and cats to like. 0 is your day, ? shows all keys.",
        ru: "Погода, питомцы, привычки, поездки и котики. 0 — ваш день, ? — все клавиши."))
  }

  private static func day(_ language: Language) -> OnboardingPage {
    OnboardingPage(
      art: """
           \\ | /
          -- O --     .--.
           / | \\   .(    ).
                  (___.__)
        """,
      title: language.say(en: "Your day on one page", ru: "Ваш день на одной странице"),
      line: language.say(
        en: "Today: the weather and the walk, what is due, habits, messages.",
        ru: "Сегодня: погода и прогулка, сроки, привычки, сообщения."))
  }

  private static func pets(_ language: Language) -> OnboardingPage {
    OnboardingPage(
      art: cat,
      title: language.say(en: "Pets: nothing is forgotten", ru: "Питомцы: ничего не забудется"),
      line: language.say(
        en: "Cards with photos, papers and a health book; what is due comes first.",
        ru: "Карточки с фото, документами и медкартой; что пора сделать — сверху."))
  }

  private static func world(_ language: Language) -> OnboardingPage {
    OnboardingPage(
      art: """
           ______
          /      \\________
         |   .  x         |
         |      .--.  x   |
         |_____/____\\_____|
        """,
      title: language.say(
        en: "Weather, Trackers, Travel", ru: "Погода, трекеры, поездки"),
      line: language.say(
        en: "The days to come, habits that are counted, a map of where you were.",
        ru: "Прогноз, привычки со счётом дней, карта ваших поездок."))
  }

  private static func begin(_ language: Language) -> OnboardingPage {
    OnboardingPage(
      art: """
          /\\_/\\   /\\_/\\
         ( o.o ) ( ^.^ )
          > ^ <   > ^ <
        """,
      title: language.say(en: "What shall we begin with?", ru: "С чего начнём?"),
      line: language.say(
        en:
          "Catinder has cats to like. Profile has settings and backups. All you write stays here.",
        ru:
          "В Catinder — котики. В профиле — настройки и копии. Всё, что вы пишете, остаётся здесь.")
    )
  }

  private static let cat = """
       /\\_/\\     __
      ( o.o )___/ /
       > ^ <     /
      (  |  )---'
       \"\"\" \"\"\"
    """
}
