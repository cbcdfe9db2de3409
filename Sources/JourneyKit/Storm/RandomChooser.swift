import Terminal

/// Acts without a look at the screen, all kinds alike: what guidance is compared with.
@MainActor
final class RandomChooser: StormChooser {
  private var random: SeededStream
  private let hasClock: Bool

  init(seed: UInt64, hasClock: Bool) {
    random = SeededStream(seed: seed)
    self.hasClock = hasClock
  }

  func prefix() -> [StormAct] { [] }
  func note(_ act: StormAct, from state: Int, _ run: StormRun) {}

  func next(_ run: StormRun) -> StormAct? {
    let size = run.screen.size
    let point = Point(x: random.below(size.columns), y: random.below(size.rows))
    switch random.below(20) {
    case 0: return .type(StormTexts.nasty[random.below(StormTexts.nasty.count)])
    case 1: return .paste(StormTexts.pasted[random.below(StormTexts.pasted.count)])
    case 2 where run.takesMouse: return .click(point)
    case 3 where run.takesMouse: return .wheel(isDown: random.oneIn(2), at: point)
    case 4: return .resize(anySize())
    case 5: return .thereAndBack(anySize())
    case 6: return .neighbours(width: 10 + random.below(110))
    case 7: return .redraw
    case 8 where run.process != nil: return .suspend
    case 9 where run.process != nil: return .unread(key(), times: 24)
    case 10 where hasClock: return .clock(seconds: random.oneIn(2) ? -3600 : 86400)
    case 11 where random.oneIn(4) && run.process != nil: return .signal(15)
    default: return .press(key())
    }
  }

  private func anySize() -> Size { Size(10 + random.below(120), 3 + random.below(65)) }

  /// Any key of a keyboard, all alike.
  private func key() -> String { Self.keys[random.below(Self.keys.count)] }

  private static let keys: [String] =
    (0x21...0x7E).compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
    + "ABDEFGJKLNOPRTUVWXY".map { "Ctrl-\($0)" } + (1...12).map { "F\($0)" }
    + [
      "↑", "↓", "←", "→", "Enter", "Esc", "Tab", "Shift-Tab", "Space", "Backspace", "Delete",
      "Home",
      "End", "PgUp", "PgDn", "Insert",
    ]
}
