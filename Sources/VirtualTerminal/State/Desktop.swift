/// What programs tell the desktop around a terminal. All of it is recorded and nothing done.
struct Desktop {
  /// The most bytes of one value.
  static let textLimit = 1 << 12
  /// The most user variables (iTerm2's SetUserVar).
  static let variableLimit = 256

  /// The working folder as a path or a `file:` address (OSC 7, OSC 9 ; 9, iTerm2's CurrentDir).
  var folder = ""
  /// The pointer's shape (OSC 22).
  var pointerShape = ""
  var progress: ProgressReport?
  var notifications = RecordLog<TerminalNotification>(limit: 64)
  var variables: [String: String] = [:]
  /// A kitty notification whose parts are still coming (OSC 99).
  var pending: (id: String, title: String, body: String)?

  mutating func notify(_ title: String, _ body: String) {
    notifications.append(
      TerminalNotification(title: Self.cut(title), body: Self.cut(body)))
  }

  static func cut(_ text: some StringProtocol) -> String {
    guard text.utf8.count > textLimit else { return String(text) }
    return String(decoding: text.utf8.prefix(textLimit), as: UTF8.self)
  }
}
