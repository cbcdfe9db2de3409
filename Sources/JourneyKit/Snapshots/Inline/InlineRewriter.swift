/// Writes new expectations into a source file.
///
/// ```swift
/// var rewriter = InlineRewriter(source)
/// try rewriter.expect("Notes", line: 12, column: 30)
/// ```
public struct InlineRewriter {
  private let original: [UInt8]
  private var bytes: [UInt8]
  /// Where text was put in or taken out, by places of the original.
  private var shifts: [(place: Int, count: Int)] = []

  public init(_ source: String) {
    original = Array(source.utf8)
    bytes = original
  }

  /// The source with all changes.
  public var source: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes the call at a place of the original source expect a text.
  public mutating func expect(_ text: String, line: Int, column: Int) throws(InlineError) {
    let now = try position(line: line, column: column)
    let changed = try InlineCall(bytes, line: now.line, column: now.column).expecting(text)
    if let place = SourceScanner.place(line: line, column: column, in: original) {
      shifts.append((place, changed.count - bytes.count))
    }
    bytes = changed
  }

  /// What the call at a place of the original source expected there; nil where it had not been told.
  public func expectation(line: Int, column: Int) throws(InlineError) -> String? {
    try InlineCall(original, line: line, column: column).expected
  }

  /// Where a call of the original source stands now.
  public func position(
    line: Int, column: Int
  ) throws(InlineError) -> (line: Int, column: Int) {
    guard let place = SourceScanner.place(line: line, column: column, in: original) else {
      throw .noCall(line: line, column: column)
    }
    let shift = shifts.reduce(0) { $1.place < place ? $0 + $1.count : $0 }
    return SourceScanner.position(of: place + shift, in: bytes)
  }
}
