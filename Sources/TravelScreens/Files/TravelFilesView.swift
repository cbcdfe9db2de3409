import Core
import FilePrompts
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The page and the question that stand in front of the parts.
struct TravelFilesView {
  let files: TravelFileState
  let data: TravelData
  let words: TravelWords

  func over(_ parts: Element<TravelAction>) -> Element<TravelAction> {
    let screen = page ?? parts
    guard let question = files.question else { return screen }
    return PathPromptView(
      TravelID.path, question.prompt, words: words.prompt(question.purpose),
      problem: words.problem, send: { .files(.prompt($0)) }
    )
    .with(above: forms(question.purpose), rows: rows(question.purpose))
    .over(screen)
  }

  private var page: Element<TravelAction>? {
    switch files.page {
    case nil: nil
    case .preview(let preview):
      TravelPreviewView(preview: preview, data: data, words: words).body
        .map(TravelAction.files)
    case .poster(let drawings):
      PosterView(drawings: drawings, words: words).body.map(TravelAction.files)
    }
  }

  // MARK: The form

  private func rows(_ purpose: TravelFileState.Purpose) -> Int { purpose == .load ? 0 : 1 }

  private func forms(_ purpose: TravelFileState.Purpose) -> [Element<TravelAction>] {
    guard case .save(let form) = purpose else { return [] }
    return [
      Choice(
        TravelID.pathForm, words.form, options: form.all.map(words.name),
        selection: form.all.firstIndex(of: form) ?? 0, lines: 1,
        onChange: { TravelAction.files(.formChosen($0)) }
      ).element
    ]
  }
}

/// The content of a file and every row that was not understood; nothing is changed yet.
struct TravelPreviewView {
  let preview: TravelFileState.Preview
  let data: TravelData
  let words: TravelWords

  private var content: ImportPreview { preview.content }

  var body: Element<TravelFileAction> {
    ImportPreviewView(
      TravelID.preview, keys: "travel", title: words.importTitle, words.language,
      stage: preview.isAdding ? .adding : content.isEmpty ? .nothing : .ready, onAdd: .addTapped,
      onClose: .closed
    ) {
      Text(words.toBeAdded(content), .title, lines: nil, id: TravelID.toBeAdded)
      Text(words.rows(content, in: preview.file), .muted, lines: nil)
      for section in words.report(content, country: country) {
        Spacer(1)
        Text(section.title, section.role, lines: nil, semantics: .heading)
        for line in section.lines { Text(line, lines: nil) }
      }
    }.body
  }

  private func country(_ code: String) -> String {
    let fresh = content.countries.first { $0.code == code } ?? data.country(code)
    return fresh?.name(words.language) ?? data.ground.country(code)?.name(words.language) ?? code
  }
}

/// The poster in text, as wide as there is room; from here it is written.
struct PosterView {
  let drawings: [PosterDrawing]
  let words: TravelWords

  var body: Element<TravelFileAction> {
    VStack {
      header
      if drawings.isEmpty {
        Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
      } else {
        Responsive { sheet($0) }.padding(horizontal: 1)
      }
    }
    .semantics(TravelID.poster, .screen, label: words.poster)
    .bindings(
      words.poster,
      [
        KeyBinding("travel.save", ["s"], words.saveHint, hint: .footerMain, .saveTapped),
        KeyBinding(
          "travel.back", [.escape, .backspace], words.back, hint: .footerAlways, .closed),
      ])
  }

  private var header: Element<TravelFileAction> {
    HStack(spacing: 1) {
      Button(TravelID.posterBack, "‹", hint: words.back, action: TravelFileAction.closed)
      Text(words.poster, .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        TravelID.posterSave, words.saveButton, hint: words.saveHint,
        action: TravelFileAction.saveTapped)
    }.padding(horizontal: 1).frame(rows: 1)
  }

  /// The map says nothing to who hears it; the counts and the credits below it do.
  private func sheet(_ room: Size) -> Element<TravelFileAction> {
    let lines = (drawings.last { $0.columns < room.columns } ?? drawings.first)?.lines ?? []
    return Scroll(TravelID.posterText, label: words.poster, isAlone: true) {
      for line in lines.prefix(1) { Text(line, .title, lines: nil) }
      for line in lines.dropFirst().dropLast(2) {
        Text(line, .accent, semantics: nil).whenFlat {}
      }
      for line in lines.suffix(2).prefix(1) { Text(line, lines: nil, id: TravelID.posterCounts) }
      for line in lines.suffix(1) { Text(line, .muted, lines: nil) }
    }.element
  }
}
