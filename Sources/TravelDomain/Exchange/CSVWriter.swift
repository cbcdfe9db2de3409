/// Writes CSV by RFC 4180: CRLF, and quotes where they are needed.
enum CSVWriter {
  static func text(_ rows: [ExchangeRow]) -> String {
    let columns = ExchangeColumn.allCases
    var text = columns.map(\.rawValue).joined(separator: ",") + "\r\n"
    for row in rows {
      text += columns.map { field(row[$0]) }.joined(separator: ",") + "\r\n"
    }
    return text
  }

  private static func field(_ text: String) -> String {
    let marks = text.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    return marks ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
