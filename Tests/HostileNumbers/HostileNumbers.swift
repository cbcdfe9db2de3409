import Core

/// A whole file or answer with one of its numbers replaced by one that nobody expects.
public struct HostileNumbers: Sequence {
  public struct Variant: Sendable {
    public let text: String
    /// What stands where, for the message of a test.
    public let label: String
  }

  /// The ends of what integers and floating-point numbers hold, and beyond.
  public static let texts = [
    "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-1", "0", "1e308",
    "-1e308", "1e999", "NaN", "-Infinity", "2147483647", "-2147483648", "4294967296",
    "18446744073709551615", "92233720368547758.99", String(repeating: "9", count: 400),
  ]

  private let bytes: [UInt8]
  private let places: [Range<Int>]
  private let pairs: [(place: Int, text: Int)]

  /// - Parameters:
  ///   - most: pairs of a place and a number; taken by chance where there are more.
  ///   - seed: the same gives the same pairs.
  public init(in text: String, most: Int, seed: UInt64 = 1) {
    bytes = Array(text.utf8)
    let places = Self.places(in: bytes)
    self.places = places
    var chance = SeededRandom(seed: seed)
    // The least integer, which has no opposite, stands in every place before any other stands twice.
    let first = places.indices.map { (place: $0, text: 0) }.shuffled(using: &chance)
    let rest = places.indices.flatMap { place in
      Self.texts.indices.dropFirst().map { (place: place, text: $0) }
    }.shuffled(using: &chance)
    pairs = Array((first + rest).prefix(most))
  }

  /// How many numbers the text has.
  public var placeCount: Int { places.count }

  public func makeIterator() -> some IteratorProtocol<Variant> {
    pairs.lazy.map { [bytes, places] pair in
      let (place, text) = (places[pair.place], Self.texts[pair.text])
      let changed = bytes[..<place.lowerBound] + Array(text.utf8) + bytes[place.upperBound...]
      return Variant(
        text: String(decoding: changed, as: UTF8.self),
        label: "\(text.prefix(24)) at byte \(place.lowerBound)")
    }.makeIterator()
  }

  /// Runs of digits with their sign, fraction and exponent, also within texts, unless a letter touches
  /// them, as in an identifier.
  private static func places(in bytes: [UInt8]) -> [Range<Int>] {
    var (places, index): ([Range<Int>], Int) = ([], 0)
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        index += 1
        continue
      }
      var (start, end) = (index, index)
      while end < bytes.count, isOfNumber(bytes, end) { end += 1 }
      if start > 0, bytes[start - 1] == UInt8(ascii: "-"), start < 2 || !isWord(bytes[start - 2]) {
        start -= 1
      }
      let touches = [start - 1, end].contains { bytes.indices.contains($0) && isWord(bytes[$0]) }
      if !touches { places.append(start..<end) }
      index = end
    }
    return places
  }

  private static func isOfNumber(_ bytes: [UInt8], _ index: Int) -> Bool {
    if isDigit(bytes[index]) { return true }
    let isPoint = bytes[index] == UInt8(ascii: ".")
    return isPoint && index + 1 < bytes.count && isDigit(bytes[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
