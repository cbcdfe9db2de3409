import FoundationEssentials
import Glibc
import JourneyKit
import Terminal

/// The terminal at which a person reads an answer.
struct PersonTerminal: Codable {
  var columns: Int
  /// False where nothing but text is understood (`TERM=dumb`).
  var hasStyles: Bool
  /// False with `NO_COLOR`.
  var hasColors: Bool

  /// The terminal on a descriptor; nil where there is none.
  init?(_ descriptor: Int32) {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    let environment = ProcessInfo.processInfo.environment
    columns = Int(size.ws_col)
    hasStyles = !["", "dumb"].contains(environment["TERM"] ?? "")
    hasColors = (environment["NO_COLOR"] ?? "").isEmpty
  }
}

/// A screen for a person at a terminal: its rows as they look, with their numbers where there is room.
///
/// The answers for agents have few bytes, and what has changed alone; they are hard to read.
struct PersonScreen {
  let terminal: PersonTerminal

  /// Returns the first line, and the rows. What is wider is cut: a row that wraps breaks the picture.
  func lines(_ screen: Screen) -> [String] {
    let size = screen.size
    let digits = String(max(0, size.rows - 1)).count
    let hasNumbers = size.columns + digits + 1 <= terminal.columns
    // A row more than it has, so that all of them show.
    let room = Size(min(size.columns, terminal.columns), size.rows + 1)
    let part = WatchedPart(of: size, in: room, cursor: nil).surface(of: screen.surface, in: room)
    let rows = (0..<size.rows).map { row(part, $0) }
    let last = rows.lastIndex { !$0.isEmpty } ?? -1
    let cut = room.columns < size.columns ? "; cut to \(room.columns) columns" : ""
    return [screen.headline + cut]
      + rows[...last].enumerated().map { y, row in
        guard hasNumbers else { return row }
        return String(repeating: " ", count: digits - String(y).count) + "\(y)│\(row)"
      }
  }

  /// Returns a row with the sequences of its styles, without what is blank at its end.
  private func row(_ surface: Surface, _ y: Int) -> String {
    let cells = surface.row(y).map { cell in
      var cell = cell.asSeen
      if !terminal.hasStyles { cell.style = .plain }
      if !terminal.hasColors { cell.style = Style(attributes: cell.style.attributes) }
      return cell
    }
    let end = cells.lastIndex { $0.asSeen != Cell.blank.asSeen } ?? -1
    var (text, style) = ("", Style.plain)
    for cell in cells[...end] where cell.width > 0 {
      text += cell.style.sequence(after: style) + cell.text
      style = cell.style
    }
    return text + Style.plain.sequence(after: style)
  }
}
