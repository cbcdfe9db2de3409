/// How keys are told to the program, beyond the DEC modes.
struct KeyboardModes: Hashable {
  /// xterm's resources by number: keyboard, cursor, function, keypad, other, –, modifier, special.
  static let initial = [0, 2, 2, 0, 0, 0, 0, 0]
  /// The most flags that wait on a stack; the oldest are forgotten, as in kitty.
  static let stackLimit = 16

  /// XTMODKEYS: of which keys the modifiers are told, and how; -1 for not at all.
  var modify = KeyboardModes.initial
  /// XTFMTKEYS: 1 for `CSI code ; modifiers u`.
  var format = [Int](repeating: 0, count: 8)
  var flags = KeyboardFlags()
  private var waiting: [KeyboardFlags] = []
  /// What the screen that does not show has: each has its own stack.
  private var hiddenFlags = KeyboardFlags()
  private var hiddenWaiting: [KeyboardFlags] = []

  /// 1 tells modified keys that have no code of their own, 2 all of them.
  var modifyOtherKeys: Int { max(0, modify[4]) }

  mutating func push(_ value: KeyboardFlags) {
    if waiting.count >= Self.stackLimit { waiting.removeFirst() }
    waiting.append(flags)
    flags = value
  }

  /// Taking more than there are turns everything off.
  mutating func pop(_ count: Int) {
    guard count <= waiting.count else {
      waiting = []
      flags = []
      return
    }
    for _ in 0..<count { flags = waiting.removeLast() }
  }

  mutating func swapScreens() {
    swap(&flags, &hiddenFlags)
    swap(&waiting, &hiddenWaiting)
  }
}
