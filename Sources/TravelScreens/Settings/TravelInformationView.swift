import Semantics
import Terminal
import Toolkit

/// What the tab is for, and how things are done in it (T-54).
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
        Text(words.informationIntroduction, lines: nil)
        for entry in words.informationEntries {
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
