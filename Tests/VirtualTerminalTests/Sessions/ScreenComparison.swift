import Terminal
import VirtualTerminal

/// Looks for everything in which a terminal differs from what tmux showed.
struct ScreenComparison {
  let terminal: VirtualTerminal
  let expected: ExpectedScreen

  /// Words of a recording and the modes they stand for. Those of the mouse shut each other out in
  /// tmux, and do not in xterm.
  private static let modes: [(String, Mode)] = [
    ("insert", .insert), ("wrap", .autoWrap), ("origin", .origin), ("cursor-keys", .cursorKeys),
    ("keypad", .keypad), ("mouse-clicks", .mouseButtons), ("mouse-drags", .mouseDrag),
    ("mouse-moves", .mouseMotion), ("mouse-sgr", .mouseSGR),
  ]

  func differences() -> [ScreenDifference] {
    cells() + cursor() + modes() + region()
  }

  private func cells() -> [ScreenDifference] {
    let surface = terminal.surface
    return (0..<surface.size.rows).compactMap { y in
      let ours = Array(surface.row(y))
      let theirs = expected.row(y, columns: surface.size.columns)
      guard ours != theirs, ours.map(Self.withoutUnseenInk) != theirs.map(Self.withoutUnseenInk) else { return nil }
      let places = ours.indices.filter { ours[$0] != theirs[$0] }
      guard let first = places.first, let last = places.last else { return nil }
      return .cells(
        y: y, x: first, ours: Array(ours[first...last]), theirs: Array(theirs[first...last]))
    }
  }

  /// A blank shows no foreground.
  private static func withoutUnseenInk(_ cell: Cell) -> Cell {
    guard cell.text == " ", cell.style.underline == .none,
      cell.style.attributes.isDisjoint(with: [.reverse, .strike, .overline])
    else { return cell }
    var cell = cell
    cell.style.foreground = .default
    return cell
  }

  private func cursor() -> [ScreenDifference] {
    let cursor = terminal.cursor
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

  private func modes() -> [ScreenDifference] {
    var ours = Dictionary(
      uniqueKeysWithValues: Self.modes.map { ($0, terminal.modes.contains($1)) })
    ours["alternate"] = terminal.isAlternateScreen
    return ours.keys.sorted().compactMap { name in
      guard let isOn = ours[name], isOn != expected.modes.contains(name) else { return nil }
      return .mode(name, ours: isOn)
    }
  }

  private func region() -> [ScreenDifference] {
    let ours = terminal.margins.top...terminal.margins.bottom
    let theirs = expected.firstRow...expected.lastRow
    return ours == theirs ? [] : [.region(ours: ours, theirs: theirs)]
  }
}
