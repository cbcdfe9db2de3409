import Semantics
import Terminal
import VirtualTerminal

/// The screen of a settled program: its cells and their meaning.
///
/// A screen is a value: later acts do not change it. Positions count from 0, as in ``Terminal/Point``.
public struct Screen: Hashable, Sendable {
  public var surface: Surface
  /// The position of the cursor; nil if it is hidden.
  public var cursor: Point?
  /// The nodes, parents before their children; empty for a program that publishes none.
  public var nodes: [SemanticNode]
  public var focus: Identifier?
  /// The widgets that take the focus, in `Tab` order.
  public var focusOrder: [Identifier]
  /// The colours of the program's theme, in the order in which they name a colour; empty for a program
  /// that publishes none.
  public var colors: [ColorRole] = []
  /// The hyperlinks from the top; a program in process has none.
  public var links: [ScreenLink] = []
  /// The rows that the terminal has wrapped into the next one.
  public var wrappedRows: [Int] = []
  /// The pictures that a program has sent as pixels, in the order in which they are drawn.
  public var pictures: [TerminalPicture] = []
  /// The other facts of the terminal; nil in process, where there is no terminal.
  public var facts: TerminalFacts?

  public init(
    surface: Surface, cursor: Point? = nil, nodes: [SemanticNode] = [], focus: Identifier? = nil,
    focusOrder: [Identifier] = []
  ) {
    (self.surface, self.cursor, self.nodes, self.focus) = (surface, cursor, nodes, focus)
    self.focusOrder = focusOrder
  }

  public static let empty = Screen(surface: Surface(size: .zero))

  public var size: Size { surface.size }
  /// The rows without the blanks at their ends.
  public var text: String { surface.text }

  /// Returns true if a node is inside another, at any depth.
  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var next = nodes[index].parent
    while let parent = next, nodes.indices.contains(parent) {
      if parent == ancestor { return true }
      // A parent stands before its children. A list that breaks this rule must not hang the test.
      next = nodes[parent].parent.flatMap { $0 < parent ? $0 : nil }
    }
    return false
  }

  /// Takes the screen of a terminal, without nodes.
  public init(_ terminal: VirtualTerminal) {
    let cursor = terminal.cursor
    self.init(surface: terminal.surface, cursor: cursor.isVisible ? cursor.position : nil)
    links = ScreenLink.links(of: terminal)
    wrappedRows = (0..<terminal.size.rows).filter { terminal.isWrapped(row: $0) }
    pictures = terminal.pictures
    facts = TerminalFacts(terminal)
  }
}

/// The facts of a terminal besides its cells, at the moment of a screen.
public struct TerminalFacts: Hashable, Sendable {
  public var title: String
  public var iconName: String
  /// The number of bells since the start of the program.
  public var bellCount: Int
  /// The last 64 writes to a clipboard (OSC 52).
  public var clipboardWrites: [ClipboardWrite]
  /// The last 64 notifications (OSC 9, 99, 777).
  public var notifications: [TerminalNotification]
  /// The progress bar that the program asks for (OSC 9 ; 4).
  public var progress: ProgressReport?
  /// The folder as the program wrote it (OSC 7).
  public var workingFolder: String
  public var cursor: CursorState
  /// The modes that are on: mouse reports, bracketed paste and so on.
  public var modes: Modes
  public var keyboardFlags: KeyboardFlags
  public var isAlternateScreen: Bool

  public init(_ terminal: VirtualTerminal) {
    title = terminal.title
    iconName = terminal.iconName
    bellCount = terminal.bellCount
    clipboardWrites = terminal.clipboardWrites
    notifications = terminal.notifications
    progress = terminal.progress
    workingFolder = terminal.workingFolder
    cursor = terminal.cursor
    modes = terminal.modes
    keyboardFlags = terminal.keyboardFlags
    isAlternateScreen = terminal.isAlternateScreen
  }
}

/// A hyperlink (OSC 8) on a screen.
public struct ScreenLink: Hashable, Sendable {
  public var address: String
  /// The identifier by which the program joins its parts; mostly empty.
  public var id: String
  /// The cells, one piece for each row.
  public var parts: [Rect]

  public init(address: String, id: String = "", parts: [Rect]) {
    (self.address, self.id, self.parts) = (address, id, parts)
  }

  /// Returns the hyperlinks of a terminal's screen from the top. Parts with one `id`, and parts that
  /// go on in the next row, are one link.
  static func links(of terminal: VirtualTerminal) -> [ScreenLink] {
    guard terminal.hasLinks else { return [] }
    var links: [ScreenLink] = []
    for y in 0..<terminal.size.rows {
      for piece in pieces(terminal.details(row: y).cells, y) {
        if let index = links.lastIndex(where: { $0.goesOn(in: piece, terminal.size.columns) }) {
          links[index].parts += piece.parts
        } else {
          links.append(piece)
        }
      }
    }
    return links
  }

  private static func pieces(_ cells: [DetailedCell], _ y: Int) -> [ScreenLink] {
    var pieces: [ScreenLink] = []
    for (x, cell) in cells.enumerated() {
      guard let address = cell.style.linkAddress else { continue }
      let part = Rect(x: x, y: y, columns: 1, rows: 1)
      if let last = pieces.last, last.address == address, last.id == cell.style.linkID,
        let before = last.parts.last, before.maxX == x
      {
        pieces[pieces.count - 1].parts = [before.union(part)]
      } else {
        pieces.append(ScreenLink(address: address, id: cell.style.linkID, parts: [part]))
      }
    }
    return pieces
  }

  private func goesOn(in piece: ScreenLink, _ columns: Int) -> Bool {
    guard address == piece.address, id == piece.id else { return false }
    if !id.isEmpty { return true }
    guard let last = parts.last, let next = piece.parts.first else { return false }
    return last.maxX == columns && next.minX == 0 && next.minY == last.maxY
  }
}
