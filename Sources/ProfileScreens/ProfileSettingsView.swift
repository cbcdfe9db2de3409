import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// The settings of the profile: in frames where there is room for them, else one grid.
struct ProfileSettingsView {
  let state: ProfileState
  let environment: Environment

  private var words: ProfileWords { ProfileWords(environment) }

  @ElementBuilder<ProfileAction> func body(in room: Size) -> [Element<ProfileAction>] {
    let isFramed = room.rows >= Self.framed.rows && room.columns >= Self.framed.columns
    VStack {
      if isFramed {
        for (title, rows) in groups(in: room) {
          Panel(title) { GridLayout(rows: rows, columnSpacing: 2).padding(horizontal: 1) }
            .padding(horizontal: 1)
        }
      } else {
        GridLayout(rows: settings(in: room), columnSpacing: 2).padding(horizontal: 2)
      }
    }
    .whenFlat { GridLayout(rows: settings(in: room), columnSpacing: 2).padding(horizontal: 2) }
  }

  /// From here on each group of settings has a frame.
  private static let framed = Size(80, 34)

  /// The settings under their titles; the captions of all are of one width.
  private func groups(in room: Size) -> [(title: String, rows: [[Element<ProfileAction>]])] {
    let folder = [[caption(words.dataLabel), Element(dataFolder)]]
    return [
      (words.lookHeading, choices(in: room) + switches), (words.unitsHeading, unitRows),
      (DataWords(environment).caption, operations(in: room, isTitled: true) + disk + folder),
    ]
  }

  // MARK: Rows
  private func settings(in room: Size) -> [[Element<ProfileAction>]] {
    choices(in: room) + switches + units + operations(in: room) + disk
      + [[caption(words.dataLabel), Element(dataFolder)]]
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
    return [[Element(heading)]] + unitRows
  }

  private var unitRows: [[Element<ProfileAction>]] {
    UnitRow.allCases.map { row in
      let choice = Choice<ProfileAction>(
        ProfileID.units.item(row.rawValue), words.label(row),
        options: row.options(words, region: environment.regionUnits),
        selection: row.selection(in: environment.chosenUnits),
        onChange: { .chosen(.units(row.choosing($0, in: environment.chosenUnits))) })
      return [caption(words.label(row)), Element(choice)]
    }
  }

  /// - Parameter isTitled: true where the title of the group says already what they are for.
  private func operations(
    in room: Size, isTitled: Bool = false
  ) -> [[Element<ProfileAction>]] {
    let data = DataWords(environment)
    let operations = DataOperation.allCases
    let all = operations.reduce(0) { $0 + DisplayWidth.of(data.title($1)) + 5 }
    let perLine = room.columns < 60 ? 1 : room.columns < all + 22 ? 2 : operations.count
    let lines = stride(from: 0, to: operations.count, by: perLine).map {
      operations[$0..<$0 + perLine]
    }
    return lines.enumerated().map { index, operations in
      [
        caption(index == 0 && !isTitled ? data.caption : ""),
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
    Element(Text(text, .muted, semantics: nil)).frame(columns: captionColumns)
  }

  /// The width of the widest caption, so that the values of all groups stand below each other.
  private var captionColumns: Int {
    let captions =
      [words.languageLabel, words.themeLabel, words.dataLabel, DataWords(environment).caption]
      + ViewSwitch.allCases.map(words.label) + UnitRow.allCases.map(words.label)
      + (state.dataFolder == nil ? [] : [DiskWords(environment).title])
    return captions.map { DisplayWidth.of($0) }.max() ?? 0
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
}
