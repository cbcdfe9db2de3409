import Terminal
import VirtualTerminal

extension Screen {
  /// What a terminal shows now, without meaning.
  public init(_ terminal: VirtualTerminal) {
    let cursor = terminal.cursor
    self.init(surface: terminal.surface, cursor: cursor.isVisible ? cursor.position : nil)
    links = ScreenLink.links(of: terminal)
    wrappedRows = (0..<terminal.size.rows).filter { terminal.isWrapped(row: $0) }
    facts = TerminalFacts(terminal)
  }
}
