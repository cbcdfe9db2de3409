/// One line of a table, which goes on over line ends between quotes.
public struct CSVRecord: Sendable, Equatable {
  /// Of the file, counted from 1: where the record begins.
  public let line: Int
  public internal(set) var fields: [String] = []
  /// True where every quote was closed; the last record of a file may have one that takes in the rest.
  public internal(set) var isWhole = true

  init(line: Int) { self.line = line }
}

/// Reads CSV by RFC 4180, and what programs make of it: any line ends, `;` or tab between the
/// fields, a mark of the byte order first.
///
/// The records come one after the other, and the first mostly names the columns. An empty line is a
/// record of one empty field. Fields are as they stand in the file, but for the apostrophe that keeps a
/// spreadsheet from taking one for a formula (``CSVFormula``): nothing is cleaned.
public struct CSVReader: Sequence, IteratorProtocol {
  /// Fields of a record that are kept; those behind are read over.
  public static let mostFields = 200

  private let bytes: [UInt8]
  private let longestField: Int
  private var place = 0
  private var line = 1
  private var separator = UInt8(ascii: ",")

  /// - Parameters:
  ///   - longestField: bytes of a field that are kept.
  ///   - isColumn: what is a name of a column to the caller. The mark that parts the first line into
  ///     the most of them parts the fields; without it, that which parts it the most.
  public init(
    _ text: String, longestField: Int = 16_000, isColumn: (String) -> Bool = { _ in true }
  ) {
    bytes = Array(text.utf8)
    self.longestField = longestField
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    separator = guessSeparator(isColumn)
  }

  private func guessSeparator(_ isColumn: (String) -> Bool) -> UInt8 {
    let marks = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let scores = marks.map { mark in
      var reader = self
      reader.separator = mark
      return (reader.next()?.fields ?? []).count(where: isColumn)
    }
    return zip(marks, scores).max { $0.1 < $1.1 }?.0 ?? marks[0]
  }

  /// The next record; nil at the end of the file.
  public mutating func next() -> CSVRecord? {
    guard place < bytes.count else { return nil }
    var record = CSVRecord(line: line)
    while true {
      let (field, isClosed) = field()
      if record.fields.count < Self.mostFields { record.fields.append(field) }
      if !isClosed { record.isWhole = false }
      guard place < bytes.count else { return record }
      let mark = bytes[place]
      place += 1
      if mark == separator { continue }
      if mark == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
      line += 1
      return record
    }
  }

  /// Up to the separator or the end of the line, which is left.
  private mutating func field() -> (String, isClosed: Bool) {
    var text: [UInt8] = []
    var isQuoted = place < bytes.count && bytes[place] == UInt8(ascii: "\"")
    if isQuoted { place += 1 }
    while place < bytes.count {
      let byte = bytes[place]
      if isQuoted {
        if byte == UInt8(ascii: "\"") {
          place += 1
          guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
            isQuoted = false
            continue
          }
        } else if byte == 0x0A
          || byte == 0x0D && (place + 1 >= bytes.count || bytes[place + 1] != 0x0A)
        {
          line += 1
        }
      } else if byte == separator || byte == 0x0A || byte == 0x0D {
        break
      }
      if text.count < longestField { text.append(byte) }
      place += 1
    }
    return (CSVFormula.unescaped(String(decoding: text, as: UTF8.self)), !isQuoted)
  }
}

/// Keeps what somebody has typed from being a formula in a spreadsheet, as OWASP advises ("CSV Injection"): a
/// field that begins with `=`, `+`, `-`, `@`, a tab or a carriage return has an apostrophe before it. A
/// number is none.
enum CSVFormula {
  static func escaped(_ field: String) -> String {
    isDangerous(field) && !isNumber(field) ? "'" + field : field
  }

  static func unescaped(_ field: String) -> String {
    field.utf8.first == UInt8(ascii: "'") && isDangerous(String(field.dropFirst()))
      ? String(field.dropFirst()) : field
  }

  /// Behind as many apostrophes as there are, so that each is taken away again by one reading.
  private static func isDangerous(_ field: String) -> Bool {
    let first = field.utf8.first { $0 != UInt8(ascii: "'") }
    return first.map { [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains($0) } ?? false
  }

  private static func isNumber(_ field: String) -> Bool {
    field.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
      && Double(field) != nil
  }
}

/// Writes CSV by RFC 4180: CRLF, and quotes where they are needed.
public enum CSVWriter {
  /// A table of the records in their order; by custom the first names the columns.
  public static func text(_ records: some Sequence<[String]>) -> String {
    var text = ""
    for fields in records { text += fields.map(field).joined(separator: ",") + "\r\n" }
    return text
  }

  private static func field(_ text: String) -> String {
    let text = CSVFormula.escaped(text)
    let marks = text.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    return marks ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
