import Semantics
import Terminal
import Toolkit

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
