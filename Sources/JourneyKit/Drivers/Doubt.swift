import Terminal

/// Why a program may wait for a while after it has read all that was typed: more may come of it.
enum Doubt: Int, Comparable {
  case none
  /// A press becomes a click, or two: 166 ms by ncurses (`mouseinterval`).
  case click
  /// Whoever drags a window's edge makes many sizes: dialog lets ten times 50 ms pass without another,
  /// which takes longer where there is much else to do.
  case resize
  /// An ESC begins keys too: 1 s by ncurses, unless it is told.
  case escape

  init(_ event: InputEvent) {
    switch event {
    case .key(.escape): self = .escape
    case .mouse: self = .click
    default: self = .none
    }
  }

  /// How long it takes at most.
  var span: Duration {
    switch self {
    case .none: .zero
    case .click: .milliseconds(250)
    case .resize: .seconds(2)
    case .escape: .milliseconds(1100)
    }
  }

  static func < (left: Doubt, right: Doubt) -> Bool { left.rawValue < right.rawValue }
}
