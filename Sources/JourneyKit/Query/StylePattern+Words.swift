extension StylePattern {
  /// Makes a pattern of its words, with or without the braces of ``description``: `bold, not dim,
  /// foreground red`.
  ///
  /// - Returns: nil where one of the words is not known, and for no words at all.
  public init?(words: String) {
    let bare =
      words.hasPrefix("{") && words.hasSuffix("}") ? words.dropFirst().dropLast() : words[...]
    self.init()
    let parts = bare.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    if parts.isEmpty { return nil }
    for part in parts where !add(part) { return nil }
  }
}
