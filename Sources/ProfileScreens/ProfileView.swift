import Terminal
import Toolkit

struct ProfileView {
  let state: ProfileState

  private var words: ProfileWords { ProfileWords(state.language) }

  var body: Element<ProfileAction> {
    ZStack {
      VStack {
        Spacer(1)
        GridLayout(
          rows: [
            [caption(words.languageLabel), Element(language)],
            [caption(words.themeLabel), Element(theme)],
            [caption(words.dataLabel), Element(dataFolder)],
          ], columnSpacing: 2)
        Spacer(1)
        HStack {
          Button(ProfileID.about, words.about, action: .aboutTapped)
          Spacer()
        }
        Spacer()
      }
      .padding(horizontal: 2)
      if state.isAboutOpen { about }
    }
    .semantics(ProfileID.screen, .screen, label: words.title)
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

  private static let themes: [Theme.Kind] = [.auto, .light, .dark, .none]

  private var theme: Choice<ProfileAction> {
    Choice(
      ProfileID.theme, words.themeLabel, options: Self.themes.map(words.theme),
      selection: Self.themes.firstIndex(of: state.theme) ?? 0,
      onChange: { .themeChosen(Self.themes[$0]) })
  }

  private var dataFolder: Text<ProfileAction> {
    Text(state.dataFolder, lines: 3, id: ProfileID.dataFolder)
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
