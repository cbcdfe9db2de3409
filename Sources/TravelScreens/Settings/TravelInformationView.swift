import Core
import Semantics
import Terminal
import Toolkit

/// The page that explains the tab.
struct TravelInformationView {
  let words: TravelWords

  var body: Element<TravelSettingsAction> {
    VStack {
      HStack(spacing: 1) {
        Button(
          TravelID.informationBack, "‹", hint: words.back,
          action: TravelSettingsAction.informationClosed)
        Text(words.informationTitle, .title, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.padding(horizontal: 1).frame(rows: 1)
      Scroll(TravelID.informationText, label: words.informationTitle, isAlone: true) {
        Text(Self.art, .accent, lines: nil, semantics: nil).whenFlat {}
        Text(introduction, lines: nil)
        for entry in entries {
          Spacer(1)
          Text(entry.question, .accent, lines: nil, semantics: .heading)
          Text(entry.answer, lines: nil)
        }
      }.padding(horizontal: 1)
    }
    .semantics(TravelID.information, .screen, label: words.informationTitle)
    .bindings(
      words.informationTitle,
      [
        KeyBinding(
          "travel.back", [.escape, .backspace], words.back, hint: .footerAlways,
          .informationClosed)
      ])
  }

  private static let art = """
       _____
     /  _  _\\_   ◆
    | _/ \\/  _|   \\
    |/   _  / |    ◆
     \\__/_\\__/
    """
}

/// The text of the information page.
extension TravelInformationView {
  private var introduction: String {
    words.say(
      en: """
        A map of your own: the countries and cities where you have been, have lived, or want to go. \
        Everything is kept on this machine and works without a network.
        """,
      ru: """
        Ваша собственная карта: страны и города, где вы были, жили или куда хотите поехать. Всё \
        хранится на этом компьютере и работает без сети.
        """)
  }

  private var entries: [(question: String, answer: String)] {
    [
      (
        words.say(en: "How do I add a country?", ru: "Как добавить страну?"),
        words.say(
          en: "Press a on the whole map or in the list, type a name in either language, Enter.",
          ru: "Нажмите a на общей карте или в списке, введите название на любом языке, Enter.")
      ),
      (
        words.say(en: "How do I add a city?", ru: "Как добавить город?"),
        words.say(
          en: "Press a in the view of its country, or on the country's page.",
          ru: "Нажмите a, когда на карте открыта его страна, или на странице страны.")
      ),
      (
        words.say(en: "What is the view of a country?", ru: "Что такое карта страны?"),
        words.say(
          en: """
            Enter or a click on its pin: the map stays within the country, the others are dimmed, and \
            its cities show. Esc leads back to the whole map.
            """,
          ru: """
            Enter или щелчок по метке: карта не выходит за пределы страны, остальные приглушены, \
            видны её города. Esc возвращает общую карту.
            """)
      ),
      (
        words.say(en: "How do I open a country's page?", ru: "Как открыть страницу страны?"),
        words.say(
          en: "Press i on the map while its pin is selected, or Enter in the list of countries.",
          ru: "Нажмите i на карте, когда выбрана её метка, или Enter в списке стран.")
      ),
    ] + deletingEntries
  }

  private var deletingEntries: [(question: String, answer: String)] {
    [
      (
        words.say(en: "How do I delete a country?", ru: "Как удалить страну?"),
        words.say(
          en: "Press d in the list or on its pin, or D on its page. Its cities go with it.",
          ru: "Нажмите d в списке или на метке, либо D на её странице. Её города удалятся с ней.")
      ),
      (
        words.say(en: "How do I delete a city?", ru: "Как удалить город?"),
        words.say(
          en: "Press d on its pin on the map, or in the list on the country's page.",
          ru: "Нажмите d на его метке на карте или в списке на странице страны.")
      ),
      (
        words.say(en: "How do I delete everything?", ru: "Как удалить всё?"),
        words.say(
          en: "By “Delete data” in the settings. Whatever was deleted, u brings it back.",
          ru: "Кнопкой «Удалить данные» в настройках. Что бы ни удалили, u это вернёт.")
      ),
    ]
  }
}
