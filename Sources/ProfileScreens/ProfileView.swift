import Terminal
import Toolkit

struct ProfileView {
  let state: ProfileState

  private var words: ProfileWords { ProfileWords(state.language) }

  var body: Element<ProfileAction> {
    ZStack {
      Responsive { settings(in: $0) }
      if state.isAboutOpen { about }
    }
    .semantics(ProfileID.screen, .screen, label: words.title)
  }

  private func settings(in room: Size) -> Element<ProfileAction> {
    VStack {
      Spacer(1)
      GridLayout(rows: rows(in: room), columnSpacing: 2)
      Spacer(1)
      HStack {
        Button(ProfileID.about, words.about, action: .aboutTapped)
        Spacer()
      }
      Spacer()
    }
    .padding(horizontal: 2)
  }

  private func rows(in room: Size) -> [[Element<ProfileAction>]] {
    [[caption(words.languageLabel), Element(language)]]
      + note(
        state.languageOrigin, isKept: state.language == state.startLanguage,
        ProfileID.languageNote)
      + [[caption(words.themeLabel), Element(theme(lines: room.rows < 16 ? 2 : 4))]]
      + note(
        state.themeOrigin, isKept: state.theme == state.startTheme, ProfileID.themeNote)
      + [[caption(words.dataLabel), Element(dataFolder)]]
  }

  /// Who has given a setting, and so will again at the next start, whatever is chosen here.
  private func note(
    _ origin: SettingOrigin?, isKept: Bool, _ id: Identifier
  ) -> [[Element<ProfileAction>]] {
    guard let origin else { return [] }
    let text = isKept ? words.given(origin) : words.givenOtherwise(origin)
    return [[caption(""), Element(Text(text, .muted, lines: 2, id: id))]]
  }

  private func caption(_ text: String) -> Element<ProfileAction> {
    Element(Text(text, .muted, semantics: nil))
  }

  private var language: Choice<ProfileAction> {
    Choice(
      ProfileID.language, words.languageLabel, options: Language.allCases.map(\.name),
      selection: Language.allCases.firstIndex(of: state.language) ?? 0,
      onChange: { .languageChosen(Language.allCases[$0]) })
  }

  private func theme(lines: Int) -> Choice<ProfileAction> {
    Choice(
      ProfileID.theme, words.themeLabel, options: state.themes.map(words.theme),
      selection: state.themes.firstIndex(of: state.theme) ?? 0, lines: lines,
      onChange: { .themeChosen(state.themes[$0]) })
  }

  private var dataFolder: Text<ProfileAction> {
    Text(state.dataFolder ?? words.nothingKept, lines: 3, id: ProfileID.dataFolder)
  }

  private var about: Modal<ProfileAction> {
    Modal(
      ProfileID.aboutDialog, title: words.about, maxColumns: 64, onDismiss: .aboutClosed
    ) {
      Scroll(ProfileID.aboutText, label: words.about) {
        Text(words.version(state.about.version), .title, semantics: .heading)
        Text(words.summary, lines: nil)
        Spacer(1)
        Text(words.licence, lines: nil)
        Spacer(1)
        Text(words.madeWith, .title, semantics: .heading)
        for part in state.about.parts {
          Text("\(part.name) \(part.version) — \(part.licence)", lines: nil)
        }
        Spacer(1)
        Text(words.credits, .title, semantics: .heading)
        Text(words.creditsText, lines: nil)
      }
    }
  }
}
