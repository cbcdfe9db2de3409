import Core
import FilePrompts
import Maps
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The content of a file and every row that was not understood; nothing is changed yet.
struct TravelPreviewView {
  let preview: FileTransferState<TravelFilePurpose>.Preview
  let data: TravelData
  let words: TravelWords

  private var content: ImportPreview { preview.content }

  var body: Element<FileTransferAction<TravelFilePurpose>> {
    ImportPreviewView(
      TravelID.preview, keys: "travel", title: words.importTitle, words.language,
      stage: preview.stage, onAdd: .addTapped, onClose: .closed
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

  var body: Element<PosterAction> {
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
        KeyBinding("travel.back", [.escape, .backspace], words.back, hint: .footerAlways, .closed),
      ])
  }

  private var header: Element<PosterAction> {
    HStack(spacing: 1) {
      Button(TravelID.posterBack, "‹", hint: words.back, action: PosterAction.closed)
      Text(words.poster, .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        TravelID.posterSave, words.saveButton, hint: words.saveHint,
        action: PosterAction.saveTapped)
    }.padding(horizontal: 1).frame(rows: 1)
  }

  /// The map says nothing to who hears it; what stands below it does.
  private func sheet(_ room: Size) -> Element<PosterAction> {
    let text = (drawings.last { $0.columns < room.columns } ?? drawings.first)?.text
    return Scroll(TravelID.posterText, label: words.poster, isAlone: true) {
      if let text {
        Text(text.title, .title, lines: nil)
        for line in text.map { Text(line, .accent, semantics: nil).whenFlat {} }
        Text(text.counts, lines: nil, id: TravelID.posterCounts)
        for line in text.facts { Text(line, lines: nil) }
        Text(text.credit.joined(separator: " "), .muted, lines: nil)
      }
    }.element
  }
}
