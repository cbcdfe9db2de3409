import Core
import FilePrompts
import Terminal
import Toolkit

/// A path, what the file of it holds, and what came of it.
struct DataDialog {
  let data: DataDialogState
  let words: DataWords
  /// Of the part of the screen that it stands in.
  let room: Size

  func over(_ screen: Element<ProfileAction>) -> Element<ProfileAction> {
    if data.stage == .path { return prompt.over(screen) }
    return ZStack {
      screen
      answer
    }.element
  }

  private var answer: [Element<ProfileAction>] {
    switch data.stage {
    case .path: []
    case .busy:
      [
        modal(closing: words.close) {
          Text(words.working(data.operation), .muted, id: ProfileID.dataWorking)
          Spacer(1)
          Button(ProfileID.dataClose, words.close, wish: .whenFree, action: .data(.closed))
        }
      ]
    case .found(let contents): [question(contents)]
    case .done(let backup):
      [
        modal(closing: words.close) {
          Text(words.restored(backup), lines: nil, id: ProfileID.dataDone)
          Text(words.keptCopy, .muted, lines: nil)
          Spacer(1)
          Button(ProfileID.dataClose, words.close, wish: .whenFree, action: .data(.closed))
        }
      ]
    }
  }

  private func modal(
    closing: String, _ answers: [KeyBinding<ProfileAction>] = [],
    @ElementBuilder<ProfileAction> _ content: () -> [Element<ProfileAction>]
  ) -> Element<ProfileAction> {
    Modal(
      ProfileID.dataDialog, title: words.title(data.operation), maxColumns: 64,
      dismissTitle: closing, onDismiss: .data(.closed), content
    ).bindings(answers).element
  }

  // MARK: The path
  private var prompt: PathPromptView<DataProblem, ProfileAction> {
    let view = PathPromptView(
      ProfileID.dataDialog, data.prompt, words: words.prompt(data.operation),
      problem: { words.problem($0, data.operation) }, send: { ProfileAction.data(.prompt($0)) })
    if data.copies.isEmpty { return view }
    return view.with(below: [copies], rows: copyRows + (isLoose ? 1 : 0))
  }

  private var isLoose: Bool { room.rows >= 14 }
  private var copyRows: Int { min(data.copies.count, isLoose ? 5 : 2) }

  private var copies: Element<ProfileAction> {
    VStack {
      if isLoose { Text(words.copiesLabel, .muted, lines: nil) }
      List(
        ProfileID.dataCopies, label: words.copiesLabel, count: data.copies.count,
        selection: data.copy, key: { "\($0)" },
        itemLabel: { data.copies[$0].date.text(words.units) },
        openTitle: words.openHint, onMove: { .data(.copyMoved($0)) },
        onOpen: { .data(.copyChosen($0)) },
        row: { Text(data.copies[$0].date.text(words.units)).element }
      )
      .frame(rows: copyRows)
    }.element
  }

  // MARK: The question
  private func question(_ contents: DataContents) -> Element<ProfileAction> {
    let lines = words.lines(contents)
    return modal(closing: words.cancel, answers(contents)) {
      Scroll(ProfileID.dataContents, label: words.title(data.operation)) {
        for line in lines { Text(line, lines: nil) }
      }
      .frame(rows: max(1, min(lines.count + 1, room.rows - 7)))
      if data.operation == .restore {
        CheckBox(
          ProfileID.dataSettings, words.settingsToo, isOn: data.takesSettings,
          onChange: { .data(.settingsChosen($0)) })
      }
      Text(words.question(contents), .muted, lines: nil)
      Spacer(1)
      HStack(spacing: 2) {
        // Enter does the thing that the user came for. Both buttons are new, so that one of them takes
        // the focus: the one that stood here while the file was read may have had it or not.
        if contents.isWorthIt {
          Button(
            ProfileID.dataConfirm, words.confirm(data.operation), wish: .atOnce,
            action: .data(.confirmed))
        }
        Button(
          ProfileID.dataRefuse, words.cancel, wish: contents.isWorthIt ? .none : .atOnce,
          action: .data(.closed))
      }
    }
  }

  /// The keys of every question.
  private func answers(_ contents: DataContents) -> [KeyBinding<ProfileAction>] {
    let yes = KeyBinding<ProfileAction>(
      "confirm.yes", ["y"], words.hint(data.operation), .data(.confirmed))
    let no = KeyBinding<ProfileAction>(
      "confirm.no", ["n"], words.cancelHint, hint: .helpOnly, .data(.closed))
    return contents.isWorthIt ? [yes, no] : [no]
  }
}

extension DataContents {
  /// False where it would change nothing.
  fileprivate var isWorthIt: Bool {
    if case .export(let counts) = self {
      return counts.added + counts.changed > 0 || !counts.others.isEmpty
    }
    return true
  }
}
