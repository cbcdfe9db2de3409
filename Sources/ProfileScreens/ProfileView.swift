import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

struct ProfileView {
  let state: ProfileState
  let environment: Environment

  private var words: ProfileWords { ProfileWords(environment) }
  private var settings: ProfileSettingsView {
    ProfileSettingsView(state: state, environment: environment)
  }

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
      settings.body(in: room)
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
