import Semantics
import Terminal

/// The choice of the acts of a soak: what a busy user does, and nothing that only tests do.
@MainActor
final class SoakActs {
  private var random: SeededStream
  private let avoided: [String]
  private let rows = HintRows()

  /// - Parameter avoided: words in small letters; a key or target whose label has one of them is left alone.
  init(seed: UInt64, avoided: [String]) {
    random = SeededStream(seed: seed)
    self.avoided = avoided
  }

  func next(on screen: Screen, takesMouse: Bool) -> StormAct {
    let offers = StormOffers(screen, rows: rows)
    var all: [(act: StormAct, weight: Double)] = offers.hints.filter {
      isWanted($0.label) && !Self.ending.contains($0.key)
    }.map { (.press($0.key), 6) }
    all += Self.keys.map { (.press($0.0), $0.1) }
    if offers.hasField {
      all.append((.type(Self.texts[random.below(Self.texts.count)]), 12))
      all.append((.press("Backspace"), 6))
    } else {
      all.append((.press("\(random.below(10))"), 3))
    }
    if takesMouse { all += pointed(screen, offers) }
    all.append((.resize(Self.sizes[random.below(Self.sizes.count)]), 0.5))
    all.removeAll { isEntering($0.act, on: screen) }
    return random.index(weights: all.map(\.weight)).map { all[$0].act } ?? .press("Esc")
  }

  private func isWanted(_ label: String) -> Bool {
    let label = label.lowercased()
    return !avoided.contains { label.contains($0) }
  }

  /// True for a key that would do what stands in the focus, if that is left alone.
  private func isEntering(_ act: StormAct, on screen: Screen) -> Bool {
    guard act == .press("Enter") || act == .press("Space"), let focus = screen.focus,
      let node = screen.nodes.first(where: { $0.identifier == focus })
    else { return false }
    return !isWanted(node.label)
  }

  private func pointed(_ screen: Screen, _ offers: StormOffers) -> [(act: StormAct, weight: Double)]
  {
    let middle = Point(x: screen.size.columns / 2, y: screen.size.rows / 2)
    var all: [(act: StormAct, weight: Double)] = [
      (.wheel(isDown: true, at: middle), 3), (.wheel(isDown: false, at: middle), 2),
    ]
    let targets = offers.targets
    guard !targets.isEmpty else { return all }
    let point = targets[random.below(targets.count)]
    let under = screen.nodes.filter { $0.frame.contains(point) }.map(\.label)
    let row = screen.nodes.isEmpty ? [screen.surface.text(row: point.y)] : under
    if row.allSatisfy(isWanted) { all.append((.click(point), 6)) }
    return all
  }

  private static let keys: [(String, Double)] = [
    ("↑", 2), ("↓", 4), ("←", 2), ("→", 2), ("Enter", 5), ("Esc", 6), ("Tab", 3), ("Shift-Tab", 1),
    ("Space", 2), ("Home", 1), ("End", 1), ("PgUp", 1), ("PgDn", 2),
  ]

  /// Keys that end or stop programs, whatever their hint says.
  private static let ending: Set<String> = ["Ctrl-C", "Ctrl-D", "Ctrl-Q", "Ctrl-Z", "Ctrl-\\"]

  private static let texts = [
    "a", "Ра", "Rex", "12", "2026-03-06", "Murka the second", "漢字", "7.5", "é", "walk",
  ]

  private static let sizes = [
    Size(80, 24), Size(100, 30), Size(120, 40), Size(160, 50), Size(40, 12),
  ]
}

extension StormAct {
  /// The input of a key, a text, a click or a turn of the wheel; empty for other acts.
  var events: [InputEvent] {
    switch self {
    case .press(let name): KeyStroke(name: name).map { [.key($0)] } ?? []
    case .type(let text): text.map { .key(StormRun.stroke($0)) }
    case .click(let point):
      [MouseEvent.Kind.press(.left, clicks: 1), .release(.left)].map {
        .mouse(MouseEvent($0, at: point))
      }
    case .wheel(let isDown, let point):
      [.mouse(MouseEvent(.wheel(isDown ? .down : .up), at: point))]
    default: []
    }
  }
}
