import Terminal

extension VirtualTerminal {
  /// A line with all that is known of it; below 0 a line of the scrollback, -1 the newest.
  public func details(row y: Int) -> DetailedLine { state.details(row: y) }

  /// All lines of the scrollback with all that is known of them, the oldest first.
  public var scrollbackDetails: [DetailedLine] {
    (-scrollbackCount..<0).map { state.details(row: $0) }
  }

  /// Everything that shows, as a value to be kept and compared. Costs a look at every cell.
  public var screenState: ScreenState { state.screenState }

  /// What the next character would be printed in.
  public var pen: DetailedStyle { state.details(state.pen, state.isProtecting) }

  /// The scrolling region.
  public var margins: Margins { state.margins }

  /// The columns of the tab stops, from 0.
  public var tabStops: [Int] { state.tabStops }

  /// How many screens at ends of synchronised updates (mode 2026) are kept in ``frames``: none
  /// unless asked for, at most 256. Making one costs as much as ``screenState``.
  public var keptFrames: Int {
    get { state.frames.limit }
    set { state.frames = RecordLog(limit: max(0, min(newValue, 256))) }
  }

  /// What showed at the end of the last synchronised updates, the oldest first: each is a picture
  /// that the program meant to be seen.
  public var frames: [ScreenState] { state.frames.records }
}
