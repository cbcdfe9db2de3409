import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

struct ProfileView {
  let state: ProfileState
  let environment: Environment

  private var words: ProfileWords { ProfileWords(environment) }

  var body: Element<ProfileAction> {
    Responsive { room in
      guard let data = state.data.dialog else { return screen(in: room) }
      return DataDialog(data: data, words: DataWords(environment), room: room)
        .over(screen(in: room))
    }
    .semantics(ProfileID.screen, .screen, label: words.title)
    .bindings(words.title, ProfileKeys(state: state, environment: environment).bindings)
  }

  private func screen(in room: Size) -> Element<ProfileAction> {
    ZStack {
      page(in: room)
      front
    }.element
  }

  private var front: [Element<ProfileAction>] {
    switch state.front {
    case .about: [about.element]
    case .contact:
      state.contact.map { [ContactDialog(address: $0, words: words).body] } ?? []
    case .reset(let reset): [question(reset)]
    case .disk(let use): [DiskDialog(use: use, words: DiskWords(environment)).body]
    case nil: []
    }
  }

  /// All of it scrolls where it is higher than its room.
  private func page(in room: Size) -> Element<ProfileAction> {
    let isLoose = room.rows >= 16
    return Scroll(ProfileID.page, label: words.title, isFocusable: false) {
      if isLoose { Spacer(1) }
      rowList
      if isLoose { Spacer(1) }
      GridLayout(rows: settings(in: room), columnSpacing: 2).padding(horizontal: 2)
    }.element
  }

  // MARK: Rows
  private var rowList: Element<ProfileAction> {
    List(
      ProfileID.rows, label: words.rowsLabel, count: state.rows.count, selection: state.row,
      key: { state.rows[$0].rawValue }, itemLabel: { words.row(state.rows[$0]) },
      openTitle: words.openHint, onMove: { .rowMoved($0) }, onOpen: { .rowOpened($0) },
      row: { row(state.rows[$0]) }
    )
    .leftAtItsEnds()
    .frame(rows: state.rows.count)
  }

  private func row(_ row: ProfileRow) -> Element<ProfileAction> {
    HStack(spacing: 2) {
      Text(words.row(row))
      Text(detail(row), .muted)
    }.element
  }

  private func detail(_ row: ProfileRow) -> String {
    switch row {
    case .pets: state.petCount.map(String.init) ?? ""
    case .premium: environment.hasPremium ? words.premiumOn : words.premiumOff
    case .about: state.about.version
    case .developer: state.isDeveloper ? "▾" : "▸"
    case .contact, .resetLaunch, .resetPremium: ""
    }
  }

  private func question(_ reset: ProfileReset) -> Element<ProfileAction> {
    ConfirmDialog(
      ProfileID.resetDialog, title: words.reset(reset), message: words.question(reset),
      confirm: words.resetButton, cancel: words.keepButton, onConfirm: .resetConfirmed(reset),
      onCancel: .frontClosed
    ).element
  }

  // MARK: Settings
  /// In little room the line that has no focus comes first, as keys scroll to a choice only.
  private func settings(in room: Size) -> [[Element<ProfileAction>]] {
    let folder = [[caption(words.dataLabel), Element(dataFolder)]]
    let rows = choices(in: room) + switches + units + operations(in: room) + disk
    return room.rows < 16 ? folder + rows : rows + folder
  }

  private func choices(in room: Size) -> [[Element<ProfileAction>]] {
    [[caption(words.languageLabel), Element(language)]]
      + note(
        state.languageOrigin, isKept: environment.language == state.start.language,
        ProfileID.languageNote)
      + [[caption(words.themeLabel), Element(theme(lines: room.rows < 16 ? 2 : 4))]]
      + note(state.themeOrigin, isKept: environment.theme == state.start.theme, ProfileID.themeNote)
  }

  /// The origin of a setting, which will give it again at the next start, whatever is chosen here.
  private func note(
    _ origin: SettingOrigin?, isKept: Bool, _ id: Identifier
  ) -> [[Element<ProfileAction>]] {
    guard let origin else { return [] }
    let text = isKept ? words.given(origin) : words.givenOtherwise(origin)
    return [[caption(""), Element(Text(text, .muted, lines: 2, id: id))]]
  }

  private var switches: [[Element<ProfileAction>]] {
    ViewSwitch.allCases.map { item in
      let choice = Choice<ProfileAction>(
        ProfileID.view.item(item.rawValue), words.label(item), options: [words.on, words.off],
        selection: item.isOn(in: environment.view) ? 0 : 1,
        onChange: { .chosen(.view(item, isOn: $0 == 0)) })
      return [caption(words.label(item)), Element(choice)]
    }
  }

  private var units: [[Element<ProfileAction>]] {
    let heading = Text<ProfileAction>(words.unitsHeading, .title, semantics: .heading)
    return [[Element(heading)]]
      + UnitRow.allCases.map { row in
        let choice = Choice<ProfileAction>(
          ProfileID.units.item(row.rawValue), words.label(row),
          options: row.options(words, region: environment.regionUnits),
          selection: row.selection(in: environment.chosenUnits),
          onChange: { .chosen(.units(row.choosing($0, in: environment.chosenUnits))) })
        return [caption(words.label(row)), Element(choice)]
      }
  }

  private func operations(in room: Size) -> [[Element<ProfileAction>]] {
    let data = DataWords(environment)
    let operations = DataOperation.allCases
    let all = operations.reduce(0) { $0 + DisplayWidth.of(data.title($1)) + 5 }
    let perLine = room.columns < 60 ? 1 : room.columns < all + 22 ? 2 : operations.count
    let lines = stride(from: 0, to: operations.count, by: perLine).map {
      operations[$0..<$0 + perLine]
    }
    return lines.enumerated().map { index, operations in
      [
        caption(index == 0 ? data.caption : ""),
        HStack(spacing: 1) {
          for operation in operations {
            Button(
              ProfileID.operations.item(operation.rawValue), data.title(operation),
              action: .data(.tapped(operation)))
          }
        }.element,
      ]
    }
  }

  /// Nothing where nothing is kept.
  private var disk: [[Element<ProfileAction>]] {
    if state.dataFolder == nil { return [] }
    let words = DiskWords(environment)
    return [
      [
        caption(words.title),
        Element(Button(ProfileID.disk, words.show, action: ProfileAction.disk(.tapped))),
      ]
    ]
  }

  private func caption(_ text: String) -> Element<ProfileAction> {
    Element(Text(text, .muted, semantics: nil))
  }

  private var language: Choice<ProfileAction> {
    Choice(
      ProfileID.language, words.languageLabel, options: Language.allCases.map(\.name),
      selection: Language.allCases.firstIndex(of: environment.language) ?? 0,
      onChange: { .chosen(.language(Language.allCases[$0])) })
  }

  private func theme(lines: Int) -> Choice<ProfileAction> {
    Choice(
      ProfileID.theme, words.themeLabel, options: state.themes.map(words.theme),
      selection: state.themes.firstIndex(of: environment.theme) ?? 0, lines: lines,
      onChange: { .chosen(.theme(state.themes[$0])) })
  }

  private var dataFolder: Text<ProfileAction> {
    Text(state.dataFolder ?? words.nothingKept, lines: 3, id: ProfileID.dataFolder)
  }

  private var about: Modal<ProfileAction> {
    Modal(ProfileID.aboutDialog, title: words.about, maxColumns: 64, onDismiss: .frontClosed) {
      Scroll(ProfileID.aboutText, label: words.about, isAlone: true) {
        Text(words.version(state.about), .title, semantics: .heading)
        Text(words.summary, lines: nil)
        Spacer(1)
        Text(words.licence, lines: nil)
        Spacer(1)
        Text(words.madeWith, .title, semantics: .heading)
        for part in state.about.parts {
          Text("\(part.title) — \(part.licence)", lines: nil)
        }
        Spacer(1)
        Text(words.credits, .title, semantics: .heading)
        Text(words.creditsText, lines: nil)
      }
    }
  }
}

/// The address of the developer, where no mail program can be opened.
private struct ContactDialog {
  let address: String
  let words: ProfileWords

  var body: Element<ProfileAction> {
    Modal(ProfileID.contactDialog, title: words.row(.contact), onDismiss: .frontClosed) {
      Text(words.contactText, lines: nil)
      Text(address, .accent, lines: nil, id: ProfileID.address)
      Spacer(1)
      HStack(spacing: 2) {
        Button(
          ProfileID.copyAddress, words.copy, hint: words.copyHint, wish: .whenFree,
          action: .addressCopied)
        Button(ProfileID.closeContact, words.close, action: .frontClosed)
      }
    }.element
  }
}
