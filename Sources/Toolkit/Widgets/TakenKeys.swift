import Terminal

/// A set of keys, quick for what most of them are: a single ASCII character, with control or without.
/// The footer of each frame puts all keys of the screen into one.
struct TakenKeys {
  /// A bit for each character; those with control stand behind the others.
  private var characters: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
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
    guard let stroke = key.single, case .character(let character) = stroke.key,
      let code = character.asciiValue
    else { return nil }
    if stroke.modifiers.isEmpty { return UInt64(code) }
    return stroke.modifiers == .control ? UInt64(code) + 128 : nil
  }

  private subscript(word index: UInt64) -> UInt64 {
    get {
      switch index {
      case 0: characters.0
      case 1: characters.1
      case 2: characters.2
      default: characters.3
      }
    }
    set {
      switch index {
      case 0: characters.0 = newValue
      case 1: characters.1 = newValue
      case 2: characters.2 = newValue
      default: characters.3 = newValue
      }
    }
  }
}
