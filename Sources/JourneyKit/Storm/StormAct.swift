import Terminal

/// An act of a storm: a value that can be done again exactly, alone or in another order.
///
/// Some acts are probes: they do something, undo it, and look at whether all is as it was.
public indirect enum StormAct: Hashable, Sendable, Codable {
  /// Presses the key of this name (``Terminal/KeyStroke/init(name:)``).
  case press(String)
  /// Types text in one burst.
  case type(String)
  /// Pastes text: in brackets where the program has asked for them, else as it is.
  case paste(String)
  case click(Point)
  case wheel(isDown: Bool, at: Point)
  case resize(Size)
  /// Sends a signal.
  case signal(Int32)
  /// Moves the program's clock, back where the number is below 0.
  case clock(seconds: Int)
  /// Gives the focus to the terminal's window, or takes it away.
  case focus(Bool)
  /// Closes the window of the terminal; the program has to end.
  case hangUp

  // MARK: Probes
  /// Resizes to another size and back; the screen has to be the same.
  case thereAndBack(Size)
  /// Shows the window one column narrower, in this width, and one column wider: what stands alike in the
  /// two neighbours has to stand there too.
  case neighbours(width: Int)
  /// Presses `Ctrl-L`; the screen has to be the same.
  case redraw
  /// Stops the program and lets it go on; the screen has to be the same.
  case suspend
  /// Presses a key so often while nobody reads what the program writes; a redraw changes nothing then.
  case unread(String, times: Int)
  /// Does an act and presses the key of undo; the screen has to be the same.
  case undo(StormAct, key: String)
  /// Does acts again and again; memory and open files have to return.
  case again([StormAct], times: Int)
  /// Presses one key after another; one of them has to lead away from here.
  case leave([String])

  /// True if it looks at more than the screen behind it.
  public var isProbe: Bool {
    switch self {
    case .thereAndBack, .neighbours, .redraw, .suspend, .unread, .undo, .again, .leave: true
    default: false
    }
  }
}

extension StormAct: CustomStringConvertible {
  /// `press F1`, `type “x”`, `resize to 40x12 and back`
  public var description: String {
    switch self {
    case .press(let name): "press \(name)"
    case .type(let text): "type \(text.quoted)"
    case .paste(let text): "paste \(text.quoted)"
    case .click(let point): "click at row \(point.y) col \(point.x)"
    case .wheel(let isDown, let point):
      "scroll \(isDown ? "down" : "up") at row \(point.y) col \(point.x)"
    case .resize(let size): "resize to \(size.columns)x\(size.rows)"
    case .signal(let number): "signal \(number)"
    case .clock(let seconds): "move the clock by \(seconds) s"
    case .focus(let isFocused): isFocused ? "focus the window" : "leave the window"
    case .hangUp: "close the window"
    case .thereAndBack(let size): "resize to \(size.columns)x\(size.rows) and back"
    case .neighbours(let width): "show \(width - 1), \(width) and \(width + 1) columns"
    case .redraw: "redraw (Ctrl-L)"
    case .suspend: "suspend and resume"
    case .unread(let key, let times): "press \(key) \(times) times, unread"
    case .undo(let act, let key): "\(act), undo by \(key)"
    case .again(let acts, let times):
      "\(times) times: \(acts.map(\.description).joined(separator: ", "))"
    case .leave(let keys): "try to leave by \(keys.joined(separator: " "))"
    }
  }
}

/// A rule that holds in every program.
public enum StormRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// The program ends by a signal, with a traceback, or with another status than 0.
  case crash
  /// The program does not settle, reads no keys, or goes on when its window is closed.
  case hang
  /// Control characters, parts of key sequences or U+FFFD come to the screen.
  case garbage
  /// A frame of lines is broken, as by text that runs over it.
  case border
  /// Keys that are typed at once do not do what the same keys do one after another.
  case lostKey = "lost-key"
  /// The program ends and leaves modes, the cursor or line settings changed.
  case terminal
  /// A resize there and back shows something else.
  case resize
  /// One width shows something else than both widths beside it.
  case width
  /// `Ctrl-L` changes the screen.
  case redraw
  /// The screen is another one after a stop.
  case suspend
  /// Output is lost where the terminal reads slowly.
  case slowReader = "slow-reader"
  /// Memory grows with each turn of a circle.
  case memory
  /// Open files grow with each turn of a circle.
  case descriptors
  /// Undo does not return to the screen before.
  case undo
  /// No key leads away from a screen.
  case deadEnd = "dead-end"
  /// A property that the user has stated does not hold.
  case property
}

/// A broken rule.
public struct StormFault: Hashable, Sendable, CustomStringConvertible {
  public var rule: StormRule
  public var message: String
  /// The name of the property; empty for the other rules.
  public var property = ""

  public init(_ rule: StormRule, _ message: String) { (self.rule, self.message) = (rule, message) }

  public var description: String { "\(rule.rawValue): \(message)" }

  /// Returns true if it is the same mistake as far as can be told: the rule, and the property.
  func isLike(_ other: StormFault) -> Bool { rule == other.rule && property == other.property }
}
