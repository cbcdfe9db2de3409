import JourneyKit
import PseudoTerminal

/// How the program of a session has ended.
struct ServeEnding: Encodable {
  var status: Int32?
  var signal: Int32?
  /// What it has put on the terminal and not taken away.
  var leftBehind: [String]
  /// What it wrote on the terminal's own screen.
  var printed: String

  init(_ ending: Ending) {
    switch ending.status {
    case .exited(let code): status = code
    case .signaled(let number): signal = number
    }
    leftBehind = ending.leftBehind
    printed = ending.printed
  }
}
