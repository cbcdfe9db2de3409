/// The marks and pictures of a line, kept beside its cells.
struct LineNote {
  /// The most marks of one line; a shell makes three or four.
  static let markLimit = 16

  var marks: [ShellMark] = []
  /// The pictures whose upper left corner is on the line, by number.
  var pictures: [Int] = []
}

/// The notes of lines by number.
struct LineNotes {
  /// Beyond these many, notes that no line has are forgotten, or else the oldest.
  static let limit = 1 << 12

  private var notes: [Int: LineNote] = [:]
  private var last = 0
  var budget = LineBudget(linesEach: 16)

  var isFull: Bool { notes.count >= Self.limit }
  var isEmpty: Bool { notes.isEmpty }

  subscript(_ number: Int) -> LineNote? { notes[number] }

  func contains(_ number: Int) -> Bool { notes[number] != nil }

  mutating func change(_ number: Int, _ body: (inout LineNote) -> Void) {
    body(&notes[number, default: LineNote()])
  }

  mutating func add() -> Int {
    budget.earn()
    // Numbers have 24 bits.
    last = last & 0xFF_FFFF == 0xFF_FFFF ? 1 : last + 1
    notes[last] = LineNote()
    return last
  }

  mutating func keep(_ used: Set<Int>) { notes = notes.filter { used.contains($0.key) } }

  /// Forgets the older half.
  mutating func forgetOldest() {
    for number in notes.keys.sorted().prefix(Self.limit / 2) { notes[number] = nil }
  }
}

/// A mark of a shell: here a prompt, a command or its output begins (OSC 133).
public struct ShellMark: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case prompt
    /// The end of the prompt: the user types what follows.
    case command
    case output
    /// The command has ended, with a status where the shell told one.
    case end(status: Int?)
    /// iTerm2's SetMark.
    case user
  }

  public let kind: Kind
  /// The column of the cursor.
  public let column: Int
}

/// A mark with the row that its line has now; below 0 a line of the scrollback, -1 the newest.
public struct PlacedShellMark: Hashable, Sendable {
  public let row: Int
  public let mark: ShellMark
}
