/// Reads CSV by RFC 4180, and what programs make of it: any line ends, `;` or tab between the
/// fields, a mark of the byte order first.
///
/// The records come one after the other, and the first mostly names the columns. An empty line is a
/// record of one empty field. Fields are as they stand in the file: nothing is cleaned.
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
    return (String(decoding: text, as: UTF8.self), !isQuoted)
  }
}
