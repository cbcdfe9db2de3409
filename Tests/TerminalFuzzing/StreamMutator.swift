import Core

/// Streams of a corpus, changed at random but the same in every run.
public struct StreamMutator {
  private let corpus: [[UInt8]]
  private var random: SeededRandom

  /// - Parameter corpus: at least one stream.
  public init(corpus: [[UInt8]], seed: UInt64) {
    precondition(!corpus.isEmpty, "nothing to change")
    self.corpus = corpus
    random = SeededRandom(seed: seed)
  }

  /// A stream of at most `limit` bytes, with one to eight changes.
  public mutating func next(limit: Int = 512) -> [UInt8] {
    var stream = begin()
    for _ in 0...number(below: 8) { change(&stream) }
    return Array(stream.prefix(limit))
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  /// Either one of the corpus, or one of many sequences and letters.
  private mutating func begin() -> [UInt8] {
    if number(below: 2) == 0 { return pick() }
    return (0..<8 + number(below: 40)).flatMap { _ in
      number(below: 3) == 0 ? Array("text \(number(below: 100)) ".utf8) : word()
    }
  }

  private mutating func word() -> [UInt8] { Self.words[number(below: Self.words.count)] }

  private mutating func pick() -> [UInt8] { corpus[number(below: corpus.count)] }

  private mutating func change(_ stream: inout [UInt8]) {
    let place = number(below: stream.count + 1)
    switch number(below: 6) {
    case 0: if place < stream.count { stream[place] ^= 1 << UInt8(number(below: 8)) }
    case 1: if place < stream.count { stream[place] = UInt8(number(below: 256)) }
    case 2: stream.insert(contentsOf: word(), at: place)
    case 3: stream.removeSubrange(place..<min(stream.count, place + number(below: 8)))
    case 4: stream = stream[..<place] + pick().suffix(64)
    default:
      let piece = stream[place..<min(stream.count, place + number(below: 16))]
      stream.insert(contentsOf: piece, at: number(below: stream.count + 1))
    }
  }

  /// What random bytes seldom come to.
  private static let words: [[UInt8]] = [
    "\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\", "\u{07}", "\u{18}", "\u{9B}", "\u{1B}c",
    "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[?69h\u{1B}[3;9s", "\u{1B}[2;4r", "\u{1B}[?6h",
    "\u{1B}[4h", "\u{1B}#3", "\u{1B}#6", "\u{1B}[?2027h", "\u{1B}[?7l", "\u{1B}[?45h\u{08}",
    "\u{1B}[99999999999b", "\u{1B}[38:2::1:2:3m", "\u{1B}(0", "\u{1B}[?2l", "\u{1B}<",
    "\u{1B}]8;;x:y\u{07}", "日本", "e\u{301}\u{302}", "👩\u{200D}👧", "🇩🇪", "\u{FE0F}", "❤\u{FE0F}",
    "\n\n\n", "\u{1B}M", "\u{1B}[3L", "\u{1B}[2M", "\u{1B}[5@", "\u{1B}[4P", "\u{1B}[1J",
  ].map { Array($0.utf8) }
}
