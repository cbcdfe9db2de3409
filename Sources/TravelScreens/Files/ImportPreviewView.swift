import Places
import Terminal
import Toolkit
import TravelDomain

/// What a file would bring, and every row of it that was not understood; nothing is changed yet.
struct ImportPreviewView {
  let preview: TravelFileState.Preview
  let state: TravelState
  let words: TravelWords

  private var content: ImportPreview { preview.content }

  var body: Element<TravelFileAction> {
    VStack {
      header
      Scroll(TravelID.report, label: words.importTitle, isAlone: true) {
        Text(words.toBeAdded(content), .title, lines: nil, id: TravelID.toBeAdded)
        Text(words.rows(content, in: preview.file), .muted, lines: nil)
        for section in words.report(content, country: country) {
          Spacer(1)
          Text(section.title, section.role, lines: nil, semantics: .heading)
          for line in section.lines { Text(line, lines: nil) }
        }
      }.padding(horizontal: 1)
      buttons
    }
    .semantics(TravelID.preview, .screen, label: words.importTitle)
    .bindings(words.importTitle, bindings)
  }

  private var header: Element<TravelFileAction> {
    HStack(spacing: 1) {
      Button(TravelID.previewBack, "‹", hint: words.back, action: TravelFileAction.closed)
      Text(words.importTitle, .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.padding(horizontal: 1).frame(rows: 1)
  }

  private var buttons: Element<TravelFileAction> {
    HStack(spacing: 1) {
      if preview.isAdding {
        Spinner(TravelID.adding, label: words.adding)
      } else {
        if !content.isEmpty {
          Button(TravelID.addAll, words.add, action: TravelFileAction.addTapped)
        }
        Button(TravelID.previewCancel, words.cancelButton, action: TravelFileAction.closed)
      }
    }.padding(horizontal: 1).frame(rows: 1)
  }

  private func country(_ code: String) -> String {
    let fresh = content.countries.first { $0.code == code } ?? state.country(code)
    return fresh?.name(words.places) ?? state.ground.country(code)?.name(words.places) ?? code
  }

  private var bindings: [KeyBinding<TravelFileAction>] {
    if preview.isAdding { return [] }
    let back = KeyBinding(
      "travel.back", [.escape, .backspace], words.cancel, hint: .footerAlways,
      TravelFileAction.closed)
    if content.isEmpty { return [back] }
    return [
      KeyBinding(
        "travel.addAll", [.enter, "a"], words.addHint, hint: .footerMain, .addTapped), back,
    ]
  }
}
