import Terminal
import VirtualTerminal

/// Looks for everything in which a terminal differs from what tmux showed.
struct ScreenComparison {
  /// How many rows differ only in ``TmuxDifference/erasedForeground``.
  private(set) var rowsWithUnseenInk = 0
  private let expected: ExpectedScreen
  private var rows: [ScreenDifference] = []

  init(surface: Surface, expected: ExpectedScreen) {
    self.expected = expected
    for y in 0..<surface.size.rows {
      compare(
        y, Array(surface.row(y)), expected.row(y, columns: surface.size.columns))
    }
  }

  /// Words of a recording and the modes they stand for. Those of the mouse shut each other out in
  /// tmux, and do not in xterm.
  private static let modes: [(String, Mode)] = [
    ("insert", .insert), ("wrap", .autoWrap), ("origin", .origin), ("cursor-keys", .cursorKeys),
    ("keypad", .keypad), ("mouse-clicks", .mouseButtons), ("mouse-drags", .mouseDrag),
    ("mouse-moves", .mouseMotion), ("mouse-sgr", .mouseSGR),
  ]

  func differences(of terminal: VirtualTerminal) -> [ScreenDifference] {
    rows + cursor(terminal.cursor) + modes(terminal) + region(terminal.margins)
  }

  private mutating func compare(_ y: Int, _ ours: [Cell], _ theirs: [Cell]) {
    guard ours != theirs else { return }
    let places = ours.indices.filter {
      ours[$0] != theirs[$0] && !Self.isErased(ours[$0], theirs[$0])
    }
    guard let first = places.first, let last = places.last else { return rowsWithUnseenInk += 1 }
    rows.append(
      .cells(y: y, x: first, ours: Array(ours[first...last]), theirs: Array(theirs[first...last])))
  }

  /// Whether cells differ in the foreground of a blank alone, which tmux has without one.
  private static func isErased(_ ours: Cell, _ theirs: Cell) -> Bool {
    guard theirs.text == " ", theirs.style == Style(background: theirs.style.background) else {
      return false
    }
    var ours = ours
    ours.style.foreground = .default
    return ours == theirs
  }

  private func cursor(_ cursor: CursorState) -> [ScreenDifference] {
    var place = cursor.position
    // tmux puts the cursor behind the last column where the next character wraps.
    if cursor.pendingWrap { place.x += 1 }
    var result: [ScreenDifference] = []
    if place != expected.cursor { result.append(.cursor(ours: place, theirs: expected.cursor)) }
    if cursor.isVisible != expected.isCursorVisible {
      result.append(.cursorVisibility(ours: cursor.isVisible))
    }
    return result
  }

  private func modes(_ terminal: VirtualTerminal) -> [ScreenDifference] {
    var ours = Dictionary(
      uniqueKeysWithValues: Self.modes.map { ($0, terminal.modes.contains($1)) })
    ours["alternate"] = terminal.isAlternateScreen
    return ours.keys.sorted().compactMap { name in
      guard let isOn = ours[name], isOn != expected.modes.contains(name) else { return nil }
      return .mode(name, ours: isOn)
    }
  }

  private func region(_ margins: Margins) -> [ScreenDifference] {
    let ours = margins.top...margins.bottom
    let theirs = expected.firstRow...expected.lastRow
    return ours == theirs ? [] : [.region(ours: ours, theirs: theirs)]
  }
}
