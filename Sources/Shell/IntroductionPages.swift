import Core
import Toolkit

/// The pages of a first start, with drawings of our own: of what there is, and of
/// nothing else.
enum IntroductionPages {
  static func all(_ language: Language) -> [OnboardingPage] {
    [
      OnboardingPage(
        art: """
             /\\_/\\     __
            ( o.o )___/ /
             > ^ <     /
            (  |  )---'
             \"\"\" \"\"\"
          """,
        title: language.say(en: "All about your pets", ru: "Всё о ваших питомцах"),
        line: language.say(
          en: "Name, breed, weight, chip number: always at hand.",
          ru: "Кличка, порода, вес, номер чипа: всегда под рукой.")),
      OnboardingPage(
        art: """
             _|_______|_
            |___________|
            |  .  .  .  |
            |  .  x  .  |
            |  .  .  .  |
            `-----------'
          """,
        title: language.say(en: "Nothing is forgotten", ru: "Ничего не забудется"),
        line: language.say(
          en: "Vaccinations and medicines: what is due comes first.",
          ru: "Прививки и лекарства: что пора сделать — сверху.")),
      OnboardingPage(
        art: """
             ______
            /      \\________
            |               |
            |    o  _       |
            |   /|\\/ \\      |
            |_______________|
          """,
        title: language.say(en: "Photos and papers too", ru: "Фото и документы тоже"),
        line: language.say(
          en: "Passport, insurance, results: kept with the pet.",
          ru: "Паспорт, страховка, анализы — рядом с питомцем.")),
      OnboardingPage(
        art: """
              .   *   .
             / \\ / \\ / \\
            |   V   V   |
            |___________|
          """,
        title: language.say(en: "Premium lifts the limits", ru: "Premium снимает ограничения"),
        line: language.say(
          en: "One pet is free; with Premium, any number.",
          ru: "Один питомец — бесплатно, с Premium — сколько угодно.")),
    ]
  }
}
