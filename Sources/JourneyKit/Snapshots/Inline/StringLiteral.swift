/// A string literal in Swift source, of any of the four kinds.
struct StringLiteral {
  /// With its quotation marks and number signs.
  let range: Range<Int>
  /// The value; nil if it has an interpolation.
  let value: String?
  let isMultiline: Bool
  /// The number signs before it.
  let pounds: Int
  /// The blanks before the closing marks of a multi-line literal.
  let indentation: String

  /// Reads a literal; nil if none begins at the place, or it does not end.
  init?(at place: Int, in bytes: [UInt8]) {
    var body = Self.opening(at: place, in: bytes)
    guard let opening = body else { return nil }
    let (start, pounds, isMultiline) = opening
    let marks = Array(repeating: UInt8.quote, count: isMultiline ? 3 : 1)
    let closing = marks + Array(repeating: UInt8.pound, count: pounds)
    let escape = [UInt8.backslash] + Array(repeating: UInt8.pound, count: pounds)
    var scanner = SourceScanner(bytes: bytes, index: start)
    var isPlain = true
    body = nil
    while let byte = scanner.current, isMultiline || !byte.isLineEnd {
      if bytes[scanner.index...].starts(with: closing) { break }
      guard bytes[scanner.index...].starts(with: escape) else {
        scanner.index += 1
        continue
      }
      scanner.index += escape.count
      if scanner.current == UInt8(ascii: "(") {
        isPlain = false
        scanner.skipGroup()
      } else {
        scanner.index += 1
      }
    }
    guard scanner.index < bytes.count, bytes[scanner.index...].starts(with: closing)
    else { return nil }
    range = place..<(scanner.index + closing.count)
    (self.isMultiline, self.pounds) = (isMultiline, pounds)
    indentation = isMultiline ? SourceScanner.indentation(at: scanner.index, in: bytes) : ""
    let text = String(decoding: bytes[start..<scanner.index], as: UTF8.self)
    let lines = isMultiline ? Self.unindented(text, indentation) : text
    value = isPlain ? Self.decoded(lines, pounds: pounds) : nil
  }

  private static func opening(
    at place: Int, in bytes: [UInt8]
  ) -> (start: Int, pounds: Int, isMultiline: Bool)? {
    let pounds = bytes[place...].prefix { $0 == .pound }.count
    let quotes = bytes[(place + pounds)...].prefix { $0 == .quote }.count
    guard quotes > 0 else { return nil }
    let start = place + pounds + 3
    // `#"""#` is a quotation mark in one line.
    guard quotes >= 3, pounds == 0 || endsLine(start, bytes) else {
      return (place + pounds + 1, pounds, false)
    }
    return (start, pounds, true)
  }

  private static func endsLine(_ place: Int, _ bytes: [UInt8]) -> Bool {
    bytes[min(place, bytes.count)...].first { $0 != .space && $0 != .tab }?.isLineEnd ?? false
  }

  // MARK: The value
  /// Returns the lines between the marks, without their indentation.
  private static func unindented(_ body: String, _ indentation: String) -> String {
    let text = body.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().map { line in
      let scalars = line.unicodeScalars
      guard scalars.starts(with: indentation.unicodeScalars) else { return "" }
      return String(scalars.dropFirst(indentation.unicodeScalars.count))
    }.joined(separator: "\n")
  }

  private static func decoded(_ text: String, pounds: Int) -> String? {
    let escape = "\\" + String(repeating: "#", count: pounds)
    var parts = text.unicodeScalars.split(around: Array(escape.unicodeScalars))[...]
    var value = String(String.UnicodeScalarView(parts.removeFirst()))
    while var part = parts.popFirst() {
      if part.isEmpty, pounds == 0, let next = parts.popFirst() {
        value += "\\" + String(String.UnicodeScalarView(next))
        continue
      }
      guard let scalar = unescaped(&part) else { return nil }
      value.unicodeScalars.append(contentsOf: scalar)
      value.unicodeScalars.append(contentsOf: part)
    }
    return value
  }

  /// Takes what an escape names from the front of what follows it.
  private static func unescaped(_ rest: inout ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard let name = rest.popFirst() else { return nil }
    switch name {
    case "n": return ["\n"]
    case "r": return ["\r"]
    case "t": return ["\t"]
    case "0": return ["\0"]
    case "\"", "'", "\\": return [name]
    case "u": return number(&rest)
    case "\n": return []
    case " ", "\t":
      let blanks = rest.prefix { $0 == " " || $0 == "\t" }.count
      guard rest.dropFirst(blanks).first == "\n" else { return nil }
      rest = rest.dropFirst(blanks + 1)
      return []
    default: return nil
    }
  }

  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<end]))
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
    rest = rest[(end + 1)...]
    return [scalar]
  }
}

extension Sequence<Unicode.Scalar> {
  /// Returns the pieces between the separators.
  fileprivate func split(around separator: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    let all = Array(self)
    var pieces: [ArraySlice<Unicode.Scalar>] = []
    var (start, index) = (0, 0)
    while index < all.count {
      if all[index...].starts(with: separator) {
        pieces.append(all[start..<index])
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return pieces + [all[start...]]
  }
}

/// A writer of a text as a string literal with exactly this value.
///
/// Backslashes and threefold quotation marks make it a raw one; what nobody sees in a source, as
/// controls and blanks at the ends of lines, is escaped.
struct LiteralWriter {
  /// The blanks at the start of each line of a multi-line literal.
  var indentation = ""
  /// `\n` or `\r\n`.
  var lineEnd = "\n"
  /// At least so many number signs, as there were before.
  var pounds = 0
  /// True if a text of one line gets a multi-line literal too.
  var isMultiline = true

  func literal(_ text: String) -> String {
    let isMultiline = isMultiline || text.contains("\n")
    let pounds = pounds(for: text, isMultiline)
    let signs = String(repeating: "#", count: pounds)
    guard isMultiline else { return signs + "\"" + line(text, pounds, false) + "\"" + signs }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      part.isEmpty ? "" : indentation + line(String(part), pounds, true)
    }
    return ([signs + "\"\"\""] + lines + [indentation + "\"\"\"" + signs]).joined(
      separator: lineEnd)
  }

  /// Returns the fewest number signs that keep the text from ending the literal or escaping in it.
  private func pounds(for text: String, _ isMultiline: Bool) -> Int {
    let marks = isMultiline ? "\"\"\"" : "\""
    if pounds == 0, !isMultiline || !text.contains("\\") && !text.contains(marks) { return 0 }
    var count = max(1, pounds)
    while true {
      let signs = String(repeating: "#", count: count)
      if !text.contains(marks + signs), !text.contains("\\" + signs) { return count }
      count += 1
    }
  }

  private func line(_ text: String, _ pounds: Int, _ isMultiline: Bool) -> String {
    let escape = "\\" + String(repeating: "#", count: pounds)
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isLast = isMultiline && index == scalars.count - 1
      switch scalar {
      case "\r": result += escape + "r"
      case " " where isLast: result += escape + "u{20}"
      case "\t" where isLast: result += escape + "t"
      case "\t": result.unicodeScalars.append(scalar)
      case "\"" where pounds == 0 && !isMultiline, "\\" where pounds == 0:
        result += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        result += escape + "u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
