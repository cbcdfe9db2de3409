import Terminal

/// A hyperlink (OSC 8) on the screen or in the scrollback.
public struct PlacedLink: Hashable, Sendable {
  public let address: String
  /// The name that joins the parts of one link; empty for none.
  public let id: String
  /// The neighbouring cells of the link, over the end of a wrapped line too. A link whose parts stand
  /// apart is several of the same address and name.
  public var range: TextRange
}

/// A command of a shell that marks its prompts (OSC 133).
public struct PlacedCommand: Hashable, Sendable {
  /// From the prompt's first cell to what the user types.
  public let prompt: TextRange
  /// The text that the user has typed; nil where the shell does not tell where it begins.
  public let input: TextRange?
  /// The text that the command has written so far; nil while it has not been started.
  public let output: TextRange?
  /// It has ended.
  public let hasEnded: Bool
  /// The status that it has ended with; nil where the shell has told none.
  public let status: Int?
}

extension VirtualTerminal {
  /// Returns the links in some rows, from the top; in all rows that there are unless told otherwise.
  /// Costs a look at every cell, and nothing while the program has written no link.
  public func links(in rows: Range<Int>? = nil) -> [PlacedLink] {
    guard hasLinks else { return [] }
    state.settle()
    var found: [PlacedLink] = []
    var last = (number: UInt32(0), end: Point.zero)
    for y in (rows ?? allRows).clamped(to: allRows) {
      let row = state.screen.row(y)
      for x in 0..<state.screen.used(y) {
        let number = state.styles[row[x].style].link
        guard number > 0 else { continue }
        if number == last.number, last.end == Point(x: x, y: y) || continues(last.end, x, y) {
          found[found.count - 1].range.end = Point(x: x + 1, y: y)
        } else {
          let link = state.links[number]
          let (start, end) = (Point(x: x, y: y), Point(x: x + 1, y: y))
          found.append(
            PlacedLink(address: link.uri, id: link.id, range: TextRange(start, end)))
        }
        last = (number, Point(x: x + 1, y: y))
      }
    }
    return found
  }

  /// Returns true if a place behind the end of a wrapped row is the beginning of the next one.
  private func continues(_ end: Point, _ x: Int, _ y: Int) -> Bool {
    guard x == 0, end.y == y - 1, isWrapped(row: end.y) else { return false }
    let hasFiller = state.screen.hasFiller(end.y)
    return end.x == size.columns - (hasFiller ? 1 : 0)
  }

  /// The commands of the shell on the lines that are kept, from the top. After a change of the width
  /// their rows are right, and their columns those of before.
  public var commands: [PlacedCommand] {
    let marks = shellMarks.map { (kind: $0.mark.kind, place: Point(x: $0.mark.column, y: $0.row)) }
    let starts = marks.indices.filter { marks[$0].kind == .prompt }
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : marks.count
      return command(marks[start..<end], until: end < marks.count ? marks[end].place : nil)
    }
  }

  private func command(
    _ marks: ArraySlice<(kind: ShellMark.Kind, place: Point)>, until next: Point?
  ) -> PlacedCommand {
    let start = marks[marks.startIndex].place
    let input = marks.first { $0.kind == .command }?.place
    let output = marks.first { $0.kind == .output }?.place
    var (end, status) = (Point?.none, Int?.none)
    for mark in marks where end == nil {
      if case .end(let told) = mark.kind { (end, status) = (mark.place, told) }
    }
    let last = end ?? next ?? cursor.position
    return PlacedCommand(
      prompt: TextRange(start, input ?? output ?? last),
      input: input.map { TextRange($0, output ?? last) },
      output: output.map { TextRange($0, last) }, hasEnded: end != nil, status: status)
  }
}
