/// A part of the terminal that is fed with any bytes, and what must hold then.
///
/// A run throws where something does not hold.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// What the parser tells does not depend on where the bytes are cut.
  case parser
  /// The screen is whole, bounded, and the same however the bytes are cut.
  case screen
  /// The same, with changes of size in between.
  case resize
  /// Input is encoded, or refused, in whatever modes the bytes have set.
  case input
  /// Sequences of the article's table with any numbers, and changes of size: all that can be looked
  /// at is whole after each.
  case grammar

  public func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenRule) {
    switch self {
    case .parser: try ParserFuzz.run(bytes)
    case .screen: try ScreenFuzz.run(bytes)
    case .resize: try ResizeFuzz.run(bytes)
    case .input: try InputFuzz.run(bytes)
    case .grammar: try GrammarFuzz.run(bytes)
    }
  }

  public func run(_ bytes: [UInt8]) throws(BrokenRule) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(BrokenRule) in try run(bytes) }
  }
}
