import Terminal

extension VirtualTerminal {
  public var size: Size { state.size }

  /// The screen as a value: every cell, in the colours and attributes that it was written with.
  public var surface: Surface { state.surface }

  /// How many lines were scrolled off the top and are kept.
  public var scrollbackCount: Int { state.isAlternate ? 0 : state.screen.historyCount }

  /// A line of the scrollback, the oldest first, without the never written cells at its end.
  public func scrollbackLine(_ index: Int) -> [Cell] {
    guard index >= 0, index < scrollbackCount else { return [] }
    var exporter = CellExporter()
    let saved = state.screen.savedLine(index - scrollbackCount)
    return saved.cells.map { exporter.cell($0, state) }
  }

  /// All of the scrollback, the oldest first.
  public var scrollback: [[Cell]] { (0..<scrollbackCount).map { scrollbackLine($0) } }

  /// Whether the text of a row goes on in the next one because it did not fit.
  public func isWrapped(row y: Int) -> Bool {
    guard y >= -scrollbackCount, y < size.rows else { return false }
    return state.screen.lineFlags(y).contains(.wrapped)
  }

  public var cursor: CursorState { state.cursor }

  public var modes: Modes { state.modes }
  public var title: String { state.titles.window }
  public var iconName: String { state.titles.icon }

  /// How often the program rang.
  public var bellCount: Int { state.bellCount }

  /// The last 64 writes to a clipboard; none was passed on.
  public var clipboardWrites: [ClipboardWrite] { state.clipboard.records }

  /// The last 256 sequences that were not understood, as readable text: `CSI ?9999h: mode 9999`.
  public var unrecognized: [String] { state.unrecognized.records }

  /// How many sequences were not understood, also those forgotten.
  public var unrecognizedCount: Int { state.unrecognized.total }

  /// The alternate screen shows.
  public var isAlternateScreen: Bool { state.isAlternate }

  /// How many synchronised updates (mode 2026) have ended.
  public var synchronizedFrames: Int { state.synchronizedFrames }

  /// A sequence or a character is half read: the next byte belongs to it.
  public var isInSequence: Bool { parser.isInSequence }

  /// The program has written a hyperlink at some time; while not, no cell needs to be asked.
  public var hasLinks: Bool { state.links.links.count > 1 }

  /// The address of a cell's hyperlink (OSC 8); nil where it has none.
  public func link(at point: Point) -> String? {
    guard (0..<size.columns).contains(point.x), (0..<size.rows).contains(point.y) else {
      return nil
    }
    let pen = state.styles[state.screen.row(point.y)[point.x].style]
    return pen.link == 0 ? nil : state.links[pen.link].uri
  }
}
