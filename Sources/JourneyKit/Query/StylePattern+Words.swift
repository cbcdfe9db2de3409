import Terminal

extension StylePattern: CustomStringConvertible {
  /// `{bold, not dim, foreground red}`
  public var description: String { "{\(words.joined(separator: ", "))}" }

  private var words: [String] {
    let attributes = attributes.words + absent.words.map { "not \($0)" }
    let colors = [
      ("foreground", foreground), ("background", background), ("underline colour", underlineColor),
    ]
    return attributes + [underlining?.words].compactMap(\.self)
      + colors.compactMap { name, color in color.map { "\(name) \($0.words)" } }
  }

  /// Adds what one of the words says; false where it is none.
  mutating func add(_ word: String) -> Bool {
    let isNegated = word.hasPrefix("not ")
    let name = isNegated ? String(word.dropFirst(4)) : word
    if let attribute = Attributes(words: name) {
      if isNegated { absent.formUnion(attribute) } else { attributes.formUnion(attribute) }
    } else if let underlining = Underlining(words: word) {
      self.underlining = underlining
    } else {
      return addColor(word)
    }
    return true
  }

  private mutating func addColor(_ word: String) -> Bool {
    let places: [(String, WritableKeyPath<StylePattern, Color?>)] = [
      ("foreground ", \.foreground), ("background ", \.background),
      ("underline colour ", \.underlineColor),
    ]
    guard let place = places.first(where: { word.hasPrefix($0.0) }),
      let color = Color(words: String(word.dropFirst(place.0.count)))
    else { return false }
    self[keyPath: place.1] = color
    return true
  }
}

extension StylePattern.Underlining {
  fileprivate var words: String {
    switch self {
    case .some: "underlined"
    case .exactly(.none): "not underlined"
    case .exactly(let form): "\(form) underlined"
    }
  }

  fileprivate init?(words: String) {
    let all = [.some] + Underline.allCases.map { StylePattern.Underlining.exactly($0) }
    guard let found = all.first(where: { $0.words == words }) else { return nil }
    self = found
  }
}

extension Attributes {
  /// One attribute by its word in a style.
  fileprivate init?(words: String) {
    let found = (0..<8).map { Attributes(rawValue: 1 << $0) }.first { $0.words == [words] }
    guard let found else { return nil }
    self = found
  }
}
