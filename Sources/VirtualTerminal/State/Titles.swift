/// The window's and the icon's title with their stack, and how both are written (XTSMTITLE).
struct Titles {
  /// xterm's bound for its stack.
  static let stackLimit = 10
  /// The most bytes of one title.
  static let textLimit = 1 << 12

  private(set) var window = ""
  private(set) var icon = ""
  /// XTSMTITLE 0: titles come as hexadecimal digits.
  var isHexadecimal = false
  private var stack: [(window: String?, icon: String?)] = []

  /// - Parameter which: 0 both, 1 the icon's, 2 the window's.
  mutating func set(_ text: String, _ which: Int) {
    guard let text = isHexadecimal ? decoded(text) : text else { return }
    let short = String(decoding: text.utf8.prefix(Self.textLimit), as: UTF8.self)
    if which != 1 { window = short }
    if which != 2 { icon = short }
  }

  private func decoded(_ text: String) -> String? {
    Hexadecimal.decode(text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The oldest is forgotten where there are too many, as in xterm.
  mutating func push(_ which: Int) {
    if stack.count >= Self.stackLimit { stack.removeFirst() }
    stack.append((which == 1 ? nil : window, which == 2 ? nil : icon))
  }

  mutating func pop(_ which: Int) {
    guard let last = stack.popLast() else { return }
    if which != 1, let title = last.window { window = title }
    if which != 2, let title = last.icon { icon = title }
  }
}
