import Terminal

extension Style {
  /// The style that ``words`` names; nil for what it never says.
  init?(words: String) {
    self.init()
    for word in words.split(separator: ", ") {
      guard read(word) else { return nil }
    }
  }

  private mutating func read(_ word: Substring) -> Bool {
    if let attribute = Attributes.named.first(where: { $0.1 == word })?.0 {
      attributes.insert(attribute)
    } else if word == "underlined" {
      underline = .single
    } else if word == "plain" {
      return true
    } else if let kind = Underline.allCases.first(where: { "\($0) underlined" == word }) {
      underline = kind
    } else {
      return readColor(word)
    }
    return true
  }

  private mutating func readColor(_ word: Substring) -> Bool {
    let places: [(String, WritableKeyPath<Style, Color>)] = [
      ("underline colour ", \.underlineColor), ("foreground ", \.foreground),
      ("background ", \.background),
    ]
    for (name, place) in places where word.hasPrefix(name) {
      guard let color = Color(name: word.dropFirst(name.count)) else { return false }
      self[keyPath: place] = color
      return true
    }
    return false
  }
}

extension Color {
  /// `default`, `183`, `#d7afff`.
  fileprivate init?(name: Substring) {
    if name == "default" {
      self = .default
    } else if name.hasPrefix("#"), name.count == 7, let value = UInt32(name.dropFirst(), radix: 16)
    {
      self = .hex(value)
    } else if let index = UInt8(name) {
      self = .indexed(index)
    } else {
      return nil
    }
  }
}
