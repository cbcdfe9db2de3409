import Terminal
import VirtualTerminal

extension ScreenLink {
  /// The hyperlinks of a terminal's screen, from the top; parts with one `id`, and those that go on in
  /// the next row, are one link.
  static func links(of terminal: VirtualTerminal) -> [ScreenLink] {
    guard terminal.hasLinks else { return [] }
    var links: [ScreenLink] = []
    for y in 0..<terminal.size.rows {
      for piece in pieces(terminal.details(row: y).cells, y) {
        if let index = links.lastIndex(where: { $0.goesOn(in: piece, terminal.size.columns) }) {
          links[index].parts += piece.parts
        } else {
          links.append(piece)
        }
      }
    }
    return links
  }

  private static func pieces(_ cells: [DetailedCell], _ y: Int) -> [ScreenLink] {
    var pieces: [ScreenLink] = []
    for (x, cell) in cells.enumerated() {
      guard let address = cell.style.linkAddress else { continue }
      let part = Rect(x: x, y: y, columns: 1, rows: 1)
      if let last = pieces.last, last.address == address, last.id == cell.style.linkID,
        let before = last.parts.last, before.maxX == x
      {
        pieces[pieces.count - 1].parts = [before.union(part)]
      } else {
        pieces.append(ScreenLink(address: address, id: cell.style.linkID, parts: [part]))
      }
    }
    return pieces
  }

  private func goesOn(in piece: ScreenLink, _ columns: Int) -> Bool {
    guard address == piece.address, id == piece.id else { return false }
    if !id.isEmpty { return true }
    guard let last = parts.last, let next = piece.parts.first else { return false }
    return last.maxX == columns && next.minX == 0 && next.minY == last.maxY
  }
}
