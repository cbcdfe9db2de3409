import Terminal

/// A set of keys, quick for what most of them are: a single ASCII character, with control or without,
/// or a named key alone. A footer puts all keys of the screen into one.
struct TakenKeys {
  /// A bit for each character; those with control stand behind the others.
  private var characters: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// A bit for each named key without modifiers.
  private var named: UInt64 = 0
  private var others: Set<KeySequence> = []

  func contains(_ key: KeySequence) -> Bool {
    guard let place = Self.place(of: key) else { return others.contains(key) }
    return self[word: place >> 6] >> (place & 63) & 1 == 1
  }

  mutating func insert(_ key: KeySequence) {
    guard let place = Self.place(of: key) else {
      others.insert(key)
      return
    }
    self[word: place >> 6] |= 1 << (place & 63)
  }

  private static func place(of key: KeySequence) -> UInt64? {
    guard let stroke = key.single else { return nil }
    guard case .character(let character) = stroke.key else {
      return stroke.modifiers.isEmpty ? named(stroke.key).map { $0 + 256 } : nil
    }
    guard let code = character.asciiValue else { return nil }
    if stroke.modifiers.isEmpty { return UInt64(code) }
    return stroke.modifiers == .control ? UInt64(code) + 128 : nil
  }

  private static func named(_ key: Key) -> UInt64? {
    switch key {
    case .enter: 0
    case .escape: 1
    case .tab: 2
    case .backspace: 3
    case .delete: 4
    case .insert: 5
    case .up: 6
    case .down: 7
    case .left: 8
    case .right: 9
    case .home: 10
    case .end: 11
    case .pageUp: 12
    case .pageDown: 13
    case .character, .function: nil
    }
  }

  private subscript(word index: UInt64) -> UInt64 {
    get {
      switch index {
      case 0: characters.0
      case 1: characters.1
      case 2: characters.2
      case 3: characters.3
      default: named
      }
    }
    set {
      switch index {
      case 0: characters.0 = newValue
      case 1: characters.1 = newValue
      case 2: characters.2 = newValue
      case 3: characters.3 = newValue
      default: named = newValue
      }
    }
  }
}
