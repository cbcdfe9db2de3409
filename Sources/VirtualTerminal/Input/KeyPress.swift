import Terminal

/// A key going down, repeating or coming up, with all that the kitty protocol can tell of it.
///
/// A ``Terminal/KeyStroke`` is a key going down; what it leaves out is made up from the character.
public struct KeyPress: Hashable, Sendable {
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case press = 1
    case repeated, release
  }

  /// The label of the key.
  public enum Cap: Hashable, Sendable {
    case key(Key)
    case keypad(KeypadKey)
    /// A key that types nothing and that only the kitty protocol tells.
    case silent(SilentKey)
  }

  public var cap: Cap
  public var modifiers: Modifiers
  public var kind: Kind
  /// The character that the key has with shift; nil for the capital letter, where it has one.
  public var shifted: Unicode.Scalar?
  /// The key at the same place of a keyboard for US English, where that is another one.
  public var baseLayout: Unicode.Scalar?
  /// The text that the key types; nil for its character.
  public var text: String?

  public init(
    _ cap: Cap, _ modifiers: Modifiers = [], kind: Kind = .press, shifted: Unicode.Scalar? = nil,
    baseLayout: Unicode.Scalar? = nil, text: String? = nil
  ) {
    (self.cap, self.modifiers, self.kind, self.shifted) = (cap, modifiers, kind, shifted)
    (self.baseLayout, self.text) = (baseLayout, text)
  }

  public init(_ stroke: KeyStroke, kind: Kind = .press) {
    self.init(.key(stroke.key), stroke.modifiers, kind: kind)
  }
}

extension Modifiers {
  public static let hyper = Modifiers(rawValue: 1 << 4)
  public static let meta = Modifiers(rawValue: 1 << 5)
  public static let capsLock = Modifiers(rawValue: 1 << 6)
  public static let numLock = Modifiers(rawValue: 1 << 7)

  static let locks: Modifiers = [.capsLock, .numLock]
}

/// A key of the numeric keypad, in the order of the kitty protocol's codes from 57399 on.
public enum KeypadKey: Int, Hashable, Sendable, CaseIterable {
  case digit0, digit1, digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9
  case decimal, divide, multiply, subtract, add, enter, equal, separator
  case left, right, up, down, pageUp, pageDown, home, end, insert, delete, begin

  var kittyCode: Int { 57399 + rawValue }

  /// The character that it types while Num Lock is on.
  var character: Character? {
    rawValue <= KeypadKey.separator.rawValue && self != .enter
      ? Array("0123456789./*-+\r=,")[rawValue] : nil
  }

  /// The final byte behind SS3 in application mode (DECKPAM), as VT220 and xterm have it.
  var applicationFinal: Character? {
    rawValue <= KeypadKey.separator.rawValue ? Array("pqrstuvwxynojmkMXl")[rawValue] : nil
  }

  /// The key of the main block that does the same.
  var plain: Key? {
    switch self {
    case .enter: .enter
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .insert: .insert
    case .delete: .delete
    case .begin: nil
    default: character.map { .character($0) }
    }
  }
}

/// A key that types nothing: locks, modifiers, media; the value is the kitty protocol's code.
public enum SilentKey: Int, Hashable, Sendable, CaseIterable {
  case capsLock = 57358
  case scrollLock, numLock, printScreen, pause, menu
  case mediaPlay = 57428
  case mediaPause, mediaPlayPause, mediaReverse, mediaStop, mediaFastForward, mediaRewind
  case mediaNext, mediaPrevious, mediaRecord, lowerVolume, raiseVolume, mute
  case leftShift, leftControl, leftAlt, leftSuper, leftHyper, leftMeta
  case rightShift, rightControl, rightAlt, rightSuper, rightHyper, rightMeta
  case level3Shift, level5Shift

  /// Shift, control and the like, and the two locks that are modifiers: told only where all keys
  /// are.
  var isModifier: Bool {
    rawValue >= SilentKey.leftShift.rawValue
      || self == .capsLock || self == .numLock || self == .scrollLock
  }
}

/// The features of the kitty keyboard protocol that a program has asked for (`CSI > flags u`).
public struct KeyboardFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Keys whose bytes could mean something else are told as `CSI … u`.
  public static let disambiguate = KeyboardFlags(rawValue: 1 << 0)
  /// Repeats and releases are told.
  public static let eventTypes = KeyboardFlags(rawValue: 1 << 1)
  /// The shifted key and the one of the US layout are told too.
  public static let alternateKeys = KeyboardFlags(rawValue: 1 << 2)
  /// All keys are told as escape codes, those that type text too.
  public static let allKeys = KeyboardFlags(rawValue: 1 << 3)
  /// With the text that a key types.
  public static let associatedText = KeyboardFlags(rawValue: 1 << 4)

  static let all = KeyboardFlags(rawValue: 31)

  fileprivate mutating func archive(_ archive: inout StateArchive) {
    var bits = rawValue
    archive.number(&bits, 0...Self.all.rawValue)
    self = KeyboardFlags(rawValue: bits)
  }
}

/// The ways in which keys are told to the program, beyond the DEC modes.
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
  /// The flags of the screen that does not show: each has its own stack.
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

  mutating func archive(_ archive: inout StateArchive) {
    for index in 0..<8 {
      archive.number(&modify[index], -1...99_999_999)
      archive.number(&format[index], 0...99_999_999)
    }
    for flags in [\KeyboardModes.flags, \.hiddenFlags] { self[keyPath: flags].archive(&archive) }
    for stack in [\KeyboardModes.waiting, \.hiddenWaiting] {
      archive.list(&self[keyPath: stack], most: Self.stackLimit, new: []) { $1.archive(&$0) }
    }
  }

  mutating func swapScreens() {
    swap(&flags, &hiddenFlags)
    swap(&waiting, &hiddenWaiting)
  }
}
