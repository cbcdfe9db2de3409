/// A writer of new expectations into a source file.
///
/// ```swift
/// var rewriter = InlineRewriter(source)
/// try rewriter.expect("Notes", line: 12, column: 30)
/// ```
public struct InlineRewriter {
  private let original: [UInt8]
  private var bytes: [UInt8]
  /// The insertions and deletions so far, by their place in the original.
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

  /// Returns the expectation of a call in the original source; nil if it has none yet.
  public func expectation(line: Int, column: Int) throws(InlineError) -> String? {
    try InlineCall(original, line: line, column: column).expected
  }

  /// Returns the current place of a call of the original source.
  public func position(line: Int, column: Int) throws(InlineError) -> (line: Int, column: Int) {
    guard let place = SourceScanner.place(line: line, column: column, in: original)
    else { throw .noCall(line: line, column: column) }
    let shift = shifts.reduce(0) { $1.place < place ? $0 + $1.count : $0 }
    return SourceScanner.position(of: place + shift, in: bytes)
  }
}

/// A reason why a literal in a source file cannot be written anew.
public enum InlineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No call's parenthesis stands there.
  case noCall(line: Int, column: Int)
  /// The expectation is no plain literal: it is computed, or has an interpolation.
  case noLiteral(line: Int)
  /// The file is not the one that was compiled.
  case changed(String)

  public var description: String {
    switch self {
    case .noCall(let line, let column): "no call begins at line \(line) column \(column)"
    case .noLiteral(let line): "what the call at line \(line) expects is no plain literal"
    case .changed(let path): "\(path) has changed since the tests ran; run them again"
    }
  }
}

/// A call in a source file that is given what to expect as a literal, `matches: "…"`, or not yet.
struct InlineCall {
  private struct Argument {
    var label: String
    /// The start of the label.
    var start: Int
    var value: Range<Int>
  }

  private let bytes: [UInt8]
  /// The index behind the opening parenthesis.
  private let opening: Int
  private let arguments: [Argument]
  private let line: Int

  /// - Parameters: the line and column of the call as `#line` and `#column` give them: those of its
  ///   parenthesis.
  init(_ bytes: [UInt8], line: Int, column: Int) throws(InlineError) {
    guard var place = SourceScanner.place(line: line, column: column, in: bytes)
    else { throw .noCall(line: line, column: column) }
    while place < bytes.count, bytes[place].isInName { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(")
    else { throw .noCall(line: line, column: column) }
    (self.bytes, self.line) = (bytes, line)
    opening = place + 1
    arguments = Self.arguments(bytes, from: place + 1)
  }

  /// The current expectation; nil if there is none yet.
  var expected: String? {
    get throws(InlineError) {
      guard let argument, !isNil(argument) else { return nil }
      guard let value = try literal(argument).value else { throw .noLiteral(line: line) }
      return value
    }
  }

  /// Returns the whole source with another expected text.
  func expecting(_ text: String) throws(InlineError) -> [UInt8] {
    if let argument {
      let old = isNil(argument) ? nil : try literal(argument)
      return replacing(
        argument.value, with: writer(old, at: argument.value.lowerBound).literal(text))
    }
    let place = insertion
    let new = "matches: " + writer(nil, at: place.index).literal(text)
    return replacing(place.index..<place.index, with: place.before + new + place.after)
  }

  // MARK: Parts
  private var argument: Argument? { arguments.first { $0.label == "matches" } }

  private func isNil(_ argument: Argument) -> Bool {
    bytes[argument.value].elementsEqual("nil".utf8)
  }

  private func literal(_ argument: Argument) throws(InlineError) -> StringLiteral {
    guard let literal = StringLiteral(at: argument.value.lowerBound, in: bytes),
      literal.range == argument.value, literal.value != nil
    else { throw .noLiteral(line: line) }
    return literal
  }

  /// The place for a new argument: behind the last one, but before those for the call's own place.
  private var insertion: (index: Int, before: String, after: String) {
    if let place = arguments.first(where: { ["file", "line", "column"].contains($0.label) }) {
      return (place.start, "", ", ")
    }
    guard let last = arguments.last else { return (opening, "", "") }
    return (last.value.upperBound, ", ", "")
  }

  private func writer(_ old: StringLiteral?, at place: Int) -> LiteralWriter {
    let outer = SourceScanner.indentation(at: place, in: bytes)
    let inner = old.flatMap { $0.isMultiline ? $0.indentation : nil } ?? outer + unit(outer)
    return LiteralWriter(
      indentation: inner, lineEnd: lineEnd(from: place), pounds: old?.pounds ?? 0,
      isMultiline: old?.isMultiline ?? true)
  }

  /// Returns one more level of indentation, in the style of the file.
  private func unit(_ outer: String) -> String {
    if outer.contains("\t") { return "\t" }
    let widths = bytes.split(whereSeparator: \.isLineEnd).compactMap { line -> Int? in
      let width = line.prefix { $0 == .space }.count
      return width >= 2 && width < line.count ? width : nil
    }
    if outer.isEmpty, bytes.split(whereSeparator: \.isLineEnd).contains(where: { $0.first == .tab })
    {
      return "\t"
    }
    return String(repeating: " ", count: min(widths.min() ?? 2, 4))
  }

  private func lineEnd(from place: Int) -> String {
    guard
      let end = bytes[place...].firstIndex(where: \.isLineEnd)
        ?? bytes.firstIndex(where: \.isLineEnd)
    else { return "\n" }
    let isPair = bytes[end] == .return && end + 1 < bytes.count && bytes[end + 1] == .lineFeed
    return isPair ? "\r\n" : bytes[end] == .return ? "\r" : "\n"
  }

  private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
  }

  // MARK: Arguments
  private static func arguments(_ bytes: [UInt8], from start: Int) -> [Argument] {
    var scanner = SourceScanner(bytes: bytes, index: start)
    var arguments: [Argument] = []
    scanner.skipTrivia()
    while let byte = scanner.current, !byte.closes {
      arguments.append(argument(&scanner))
      scanner.skipTrivia()
      if scanner.current == UInt8(ascii: ",") { scanner.index += 1 }
      scanner.skipTrivia()
    }
    return arguments
  }

  private static func argument(_ scanner: inout SourceScanner) -> Argument {
    let start = scanner.index
    let label = label(&scanner)
    var value = scanner.index..<scanner.index
    while let byte = scanner.current, byte != UInt8(ascii: ","), !byte.closes {
      scanner.skipPiece()
      value = value.lowerBound..<scanner.index
      scanner.skipTrivia()
    }
    return Argument(label: label, start: start, value: value)
  }

  /// Takes `name:` and the blanks behind it; an empty word where the argument has no label.
  private static func label(_ scanner: inout SourceScanner) -> String {
    var ahead = scanner
    let name = ahead.bytes[ahead.index...].prefix(while: \.isInName)
    ahead.index += name.count
    ahead.skipTrivia()
    guard !name.isEmpty, ahead.current == UInt8(ascii: ":") else { return "" }
    ahead.index += 1
    ahead.skipTrivia()
    scanner = ahead
    return String(decoding: name, as: UTF8.self)
  }
}
