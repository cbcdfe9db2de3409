/// Writes CSV by RFC 4180: CRLF, and quotes where they are needed.
public enum CSVWriter {
  /// A table of the records in their order; by custom the first names the columns.
  public static func text(_ records: some Sequence<[String]>) -> String {
    var text = ""
    for fields in records { text += fields.map(field).joined(separator: ",") + "\r\n" }
    return text
  }

  private static func field(_ text: String) -> String {
    let marks = text.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    return marks ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
