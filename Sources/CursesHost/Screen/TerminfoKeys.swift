import CNcurses
import Terminal

/// The keys of the entered terminal's terminfo entry that ``InputDecoder`` would not know without.
enum TerminfoKeys {
  /// Reads the keys of terminfo. Call it only while a screen is entered.
  static func load() -> [[UInt8]: KeyStroke] {
    unknown(
      among: capabilities.compactMap { name, stroke in
        cncurses_key(name).map { (Array(String(cString: $0).utf8), stroke) }
      })
  }

  /// Those that the decoder does not take for a key by itself: where it does, its way of naming
  /// (Shift-F1, where many entries say F13) is the same on every terminal.
  static func unknown(among keys: [([UInt8], KeyStroke)]) -> [[UInt8]: KeyStroke] {
    var result: [[UInt8]: KeyStroke] = [:]
    for (bytes, stroke) in keys where !bytes.isEmpty && !isKnown(bytes) { result[bytes] = stroke }
    return result
  }

  private static func isKnown(_ bytes: [UInt8]) -> Bool {
    var decoder = InputDecoder()
    let events = decoder.decode(bytes, at: .zero)
    guard events.count == 1, decoder.flushDelay == nil, case .event(.key) = events[0] else {
      return false
    }
    return true
  }

  private static let capabilities: [(String, KeyStroke)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", KeyStroke(.insert)),
      ("kdch1", .delete), ("kbs", .backspace), ("kcbt", .backTab), ("kent", .enter),
      ("kLFT", KeyStroke(.left, .shift)), ("kRIT", KeyStroke(.right, .shift)),
      ("kri", KeyStroke(.up, .shift)), ("kind", KeyStroke(.down, .shift)),
      ("kHOM", KeyStroke(.home, .shift)), ("kEND", KeyStroke(.end, .shift)),
      ("kPRV", KeyStroke(.pageUp, .shift)), ("kNXT", KeyStroke(.pageDown, .shift)),
      ("kDC", KeyStroke(.delete, .shift)), ("kIC", KeyStroke(.insert, .shift)),
    ] + (1...24).map { ("kf\($0)", KeyStroke(.function($0))) }
}
