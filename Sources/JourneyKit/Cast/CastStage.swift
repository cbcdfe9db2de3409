import Terminal
import VirtualTerminal

/// Shows a recording on a terminal without a window: what was on the screen at any of its events.
public final class CastStage {
  public let terminal: VirtualTerminal

  public init(_ header: CastHeader) {
    terminal = VirtualTerminal(size: header.size, scrollback: 0)
  }

  public func take(_ event: CastEvent) {
    switch event.kind {
    case .output(let bytes):
      terminal.feed(bytes)
      // Nobody is there to be answered.
      _ = terminal.takeReplies()
    case .resize(let size): terminal.resize(to: size)
    case .input, .marker, .exit: break
    }
  }

  /// What it shows: no control is in it, and nothing that is invisible or turns text around; U+FFFD
  /// stands where a cell has nothing else.
  public var screen: Screen {
    var surface = terminal.surface
    for y in 0..<surface.size.rows {
      for x in 0..<surface.size.columns {
        let text = surface[x, y].text
        if surface[x, y].width == 0 || Sanitizer.isClean(text) { continue }
        let clean = Sanitizer.clean(text)
        surface[x, y].text = clean.isEmpty ? "\u{FFFD}" : clean
      }
    }
    let cursor = terminal.cursor
    return Screen(surface: surface, cursor: cursor.isVisible ? cursor.position : nil)
  }
}
