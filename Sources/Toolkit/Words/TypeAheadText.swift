/// What was typed to jump to an option, as far as it still counts.
struct TypeAheadText: Equatable, Sendable {
  /// After this long without a key, typing begins anew.
  static var pause: Duration { .seconds(1) }

  private(set) var text = ""
  private var typedAt = Duration.zero

  /// When it stops to count; a frame must be drawn then.
  var end: Duration { typedAt + Self.pause }

  func isOver(at now: Duration) -> Bool { text.isEmpty || now >= end }

  /// The option that begins with all that was typed, next after `current` and round the end; nil
  /// where none does. One letter over and over goes through all that begin with it.
  mutating func type(
    _ typed: String, at now: Duration, among options: [String], from current: Int
  ) -> Int? {
    text = isOver(at: now) ? typed : text + typed
    typedAt = now
    let wanted = Self.folded(text)
    guard let first = wanted.first, !options.isEmpty else { return nil }
    let isRepeated = wanted.allSatisfy { $0 == first }
    let start = isRepeated ? current + 1 : current
    return Self.find(wanted, options, start)
      ?? (isRepeated ? Self.find(String(first), options, start) : nil)
  }

  private static func find(_ wanted: String, _ options: [String], _ start: Int) -> Int? {
    options.indices.lazy.map { (start + $0) % options.count }
      .first { folded(options[$0]).hasPrefix(wanted) }
  }

  /// As it is compared: small letters, `ё` as `е`.
  private static func folded(_ text: String) -> String {
    let small = text.lowercased()
    return small.contains("ё") ? String(small.map { $0 == "ё" ? "е" : $0 }) : small
  }
}
