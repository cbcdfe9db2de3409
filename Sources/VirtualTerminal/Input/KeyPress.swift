import Terminal

/// A key going down, repeating or coming up, with all that the kitty protocol can tell of it.
///
/// A ``Terminal/KeyStroke`` is a key going down; what it leaves out is made up from the character.
public struct KeyPress: Hashable, Sendable {
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case press = 1
    case repeated, release
  }

  /// What stands on the key.
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
  /// What the key types; nil for its character.
  public var text: String?

  public init(
    _ cap: Cap, _ modifiers: Modifiers = [], kind: Kind = .press, shifted: Unicode.Scalar? = nil,
    baseLayout: Unicode.Scalar? = nil, text: String? = nil
  ) {
    self.cap = cap
    self.modifiers = modifiers
    self.kind = kind
    self.shifted = shifted
    self.baseLayout = baseLayout
    self.text = text
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
