/// Reads CSV by RFC 4180, and what programs make of it: any line ends, `;` or tab between the
/// fields.
///
/// The first line names the columns; those that say nothing to us are left out.
struct CSVReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var separator = UInt8(ascii: ",")

  static func rows(in text: String, _ sink: inout RowSink) {
    var reader = CSVReader(bytes: Array(text.utf8))
    reader.separator = reader.guessSeparator()
    reader.read(&sink)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The mark that parts the first line into the most known columns.
  private func guessSeparator() -> UInt8 {
    let marks = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let scores = marks.map { mark in
      var reader = self
      reader.separator = mark
      return (reader.record()?.fields ?? []).count { ExchangeColumn(header: $0) != nil }
    }
    return zip(marks, scores).max { $0.1 < $1.1 }?.0 ?? marks[0]
  }

  private mutating func read(_ sink: inout RowSink) {
    guard let header = record() else { return sink.problem(line: 1, "", .noHeader) }
    let columns = header.fields.prefix(Self.mostFields).map { ExchangeColumn(header: $0) }
    let known: Set<ExchangeColumn> = [.name, .country, .countryName, .latitude, .id]
    guard columns.contains(where: { $0.map(known.contains) ?? false }) else {
      return sink.problem(line: header.line, header.fields.joined(separator: ","), .noHeader)
    }
    while !sink.isFull, let record = record() {
      if !record.isWhole {
        sink.problem(line: record.line, record.fields.first ?? "", .openQuote)
        continue
      }
      var row = ExchangeRow(line: record.line)
      for (column, field) in zip(columns, record.fields) {
        if let column { row.take(field, for: column) }
      }
      if !row.isEmpty { sink.take(row) }
    }
  }

  private static let mostFields = 200

  private struct Record {
    let line: Int
    var fields: [String] = []
    /// Whether every quote was closed.
    var isWhole = true
  }

  private mutating func record() -> Record? {
    guard place < bytes.count else { return nil }
    var record = Record(line: line)
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
      if text.count < Self.longestField { text.append(byte) }
      place += 1
    }
    return (String(decoding: text, as: UTF8.self), !isQuoted)
  }

  private static let longestField = 4 * ExchangeRow.longest
}
