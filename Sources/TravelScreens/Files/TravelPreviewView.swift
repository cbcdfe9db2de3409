import Core
import FilePrompts
import Places
import Semantics
import Toolkit
import TravelDomain

/// What a file would bring, and every row of it that was not understood; nothing is changed yet.
struct TravelPreviewView {
  let preview: TravelFileState.Preview
  let state: TravelState
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
    let fresh = content.countries.first { $0.code == code } ?? state.country(code)
    return fresh?.name(words.language) ?? state.ground.country(code)?.name(words.language) ?? code
  }
}
