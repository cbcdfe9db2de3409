import Toolkit

/// What a user reads at the first start (P-11), with drawings of our own.
enum IntroductionPages {
  static func all(_ language: Language) -> [OnboardingPage] {
    [
      OnboardingPage(
        art: """
               \\   |   /
                .-~-.
            -- (     ) --
                `-.-'   .--.
               /   | .-(    ).
                    (___.__)__)
          """,
        title: language.say(en: "The weather for a walk", ru: "Погода для прогулки"),
        line: language.say(
          en: "When paws stay dry. This part is still being built.",
          ru: "Когда лапы останутся сухими. Эта часть ещё строится.")),
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
             .-----.    x
            /  .-.  \\  /
            |  `-'  | /
             \\     /. '
              `\\ /' '
                V . '
          """,
        title: language.say(en: "Where to go together", ru: "Куда отправиться вместе"),
        line: language.say(
          en: "Places to see with a pet. This part is still being built.",
          ru: "Места, куда можно с питомцем. Эта часть ещё строится.")),
      OnboardingPage(
        art: """
              .   *   .
             / \\ / \\ / \\
            |   V   V   |
            |___________|
          """,
        title: language.say(en: "Premium lifts the limits", ru: "Премиум снимает ограничения"),
        line: language.say(
          en: "One pet is free; with Premium, any number.",
          ru: "Один питомец — бесплатно, с Премиумом — сколько угодно.")),
    ]
  }
}
