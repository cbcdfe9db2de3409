import Interchange

/// Rows as CSV: the first line names the columns, and those that say nothing to us are left out.
enum TravelTable {
  static func text(_ rows: [ExchangeRow]) -> String {
    let columns = ExchangeColumn.allCases
    return CSVWriter.text([columns.map(\.rawValue)] + rows.map { row in columns.map { row[$0] } })
  }

  static func rows(in text: String, _ sink: inout RowSink) {
    var reader = CSVReader(
      text, longestField: 4 * ExchangeRow.longest, isColumn: { ExchangeColumn(header: $0) != nil })
    guard let header = reader.next() else { return sink.problem(line: 1, "", .noHeader) }
    let columns = header.fields.map { ExchangeColumn(header: $0) }
    let known: Set<ExchangeColumn> = [.name, .country, .countryName, .latitude, .id]
    guard columns.contains(where: { $0.map(known.contains) ?? false }) else {
      return sink.problem(line: header.line, header.fields.joined(separator: ","), .noHeader)
    }
    while !sink.isFull, let record = reader.next() { take(record, columns, &sink) }
  }

  private static func take(
    _ record: CSVRecord, _ columns: [ExchangeColumn?], _ sink: inout RowSink
  ) {
    guard record.isWhole else {
      return sink.problem(line: record.line, record.fields.first ?? "", .openQuote)
    }
    var row = ExchangeRow(line: record.line)
    for (column, field) in zip(columns, record.fields) {
      if let column { row.take(field, for: column) }
    }
    if !row.isEmpty { sink.take(row) }
  }
}
