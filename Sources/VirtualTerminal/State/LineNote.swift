/// The marks and pictures of a line, kept beside its cells.
struct LineNote {
  /// The most marks of one line; a shell makes three or four.
  static let markLimit = 16

  var marks: [ShellMark] = []
  /// The pictures whose upper left corner is on the line, by number.
  var pictures: [Int] = []

  fileprivate mutating func archive(_ archive: inout StateArchive) {
    archive.list(&marks, most: Self.markLimit, new: ShellMark(kind: .prompt, column: 0)) {
      $1.archive(&$0)
    }
    archive.list(&pictures, most: 1 << 10, new: 0) { $0.number(&$1, 0...1 << 60) }
  }
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

  /// Forgets the numbers of pictures that are gone.
  mutating func keepPictures(_ kept: [Int: PictureTable.Placement]) {
    for (number, note) in notes where note.pictures.contains(where: { kept[$0] == nil }) {
      notes[number]?.pictures.removeAll { kept[$0] == nil }
    }
  }

  mutating func archive(_ archive: inout StateArchive) {
    archive.table(&notes, most: Self.limit, new: (0, LineNote())) { archive, entry in
      archive.number(&entry.key, 1...0xFF_FFFF)
      entry.value.archive(&archive)
    }
    archive.number(&last, 0...0xFF_FFFF)
    budget.archive(&archive)
  }

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

  fileprivate mutating func archive(_ archive: inout StateArchive) {
    let kinds: [Kind] = [.prompt, .command, .output, .end(status: nil), .user]
    var (kind, column, status) = (kind, column, Int?.none)
    if case .end(let told) = kind { (kind, status) = (.end(status: nil), told) }
    archive.choice(&kind, of: kinds)
    archive.number(&column, 0...4095)
    archive.optional(&status, new: 0) { $0.number(&$1, -(1 << 31)...(1 << 31) - 1) }
    if case .end = kind { kind = .end(status: status) } else if status != nil { archive.fail() }
    self = ShellMark(kind: kind, column: column)
  }
}

/// A mark with the row that its line has now; below 0 a line of the scrollback, -1 the newest.
public struct PlacedShellMark: Hashable, Sendable {
  public let row: Int
  public let mark: ShellMark
}
