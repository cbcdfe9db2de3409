import Terminal

/// The control data of a kitty graphics command: letters and numbers.
struct KittyCommand {
  private var numbers: [UInt8: Int] = [:]
  private var letters: [UInt8: UInt8] = [:]

  /// - Parameter text: what stands before the semicolon, behind the `G`.
  init(_ text: some Collection<UInt8>) {
    for pair in text.split(separator: 0x2C).prefix(64) {
      let sides = pair.split(separator: 0x3D, maxSplits: 1)
      guard sides.count == 2, let key = sides[0].first, sides[0].count == 1 else { continue }
      let value = String(decoding: sides[1], as: UTF8.self)
      if let number = Int(value) {
        numbers[key] = max(-(1 << 31), min(number, (1 << 32) - 1))
      } else {
        letters[key] = sides[1].first
      }
    }
  }

  /// A value that is a number; 0 where there is none.
  subscript(_ key: Character) -> Int { numbers[key.asciiValue ?? 0] ?? 0 }

  func letter(_ key: Character, or fallback: Character) -> Character {
    letters[key.asciiValue ?? 0].map { Character(Unicode.Scalar($0)) } ?? fallback
  }

  /// The last piece of a transmission may ask for less noise.
  mutating func takeQuiet(of other: KittyCommand) {
    if other["q"] > 0 { numbers[0x71] = other["q"] }
  }

  mutating func setImage(_ id: Int) { numbers[0x69] = id }
}
