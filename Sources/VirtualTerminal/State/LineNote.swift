/// What is kept with a line beside its cells.
struct LineNote {
  /// The most marks of one line; a shell makes three or four.
  static let markLimit = 16

  var marks: [ShellMark] = []
  /// The pictures whose upper left corner is on the line, by number.
  var pictures: [Int] = []
}

/// The notes of lines by number.
struct LineNotes {
  /// Beyond these many, notes that no line has are forgotten, then the oldest.
  static let limit = 1 << 12

  private var notes: [Int: LineNote] = [:]
  private var last = 0

  var isFull: Bool { notes.count >= Self.limit }
  var isEmpty: Bool { notes.isEmpty }

  subscript(_ number: Int) -> LineNote? {
    get { notes[number] }
    set { notes[number] = newValue }
  }

  mutating func add() -> Int {
    // Numbers have 24 bits.
    last = last & 0xFF_FFFF == 0xFF_FFFF ? 1 : last + 1
    notes[last] = LineNote()
    return last
  }

  mutating func keep(_ used: Set<Int>) {
    notes = notes.filter { used.contains($0.key) }
    guard isFull else { return }
    for number in notes.keys.sorted().prefix(Self.limit / 2) { notes[number] = nil }
  }
}
