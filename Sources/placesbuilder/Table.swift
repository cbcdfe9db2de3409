import Foundation

/// What is wrong with the tables.
struct TableError: Error, CustomStringConvertible {
  let description: String
}

/// A table of text: settings behind `# `, a line of names, and a row a line, parted by tabs.
struct Table {
  let name: String
  let columns: [String]
  let rows: [[String]]
  /// `scale` of `# scale=1000`.
  let settings: [String: String]

  init(_ data: Data, name: String) throws {
    var lines: [[String]] = []
    var settings: [String: String] = [:]
    data.withUnsafeBytes { bytes in
      for line in Self.parts(bytes, UInt8(ascii: "\n")) where !line.isEmpty {
        if line.starts(with: [UInt8(ascii: "#"), UInt8(ascii: " ")]), lines.isEmpty {
          let text = String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: "=")
          if text.count == 2 { settings[String(text[0])] = String(text[1]) }
          continue
        }
        lines.append(
          Self.parts(line, UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) })
      }
    }
    guard let columns = lines.first, !columns.isEmpty else {
      throw TableError(description: "\(name) is empty")
    }
    let rows = Array(lines.dropFirst())
    if let broken = rows.firstIndex(where: { $0.count != columns.count }) {
      throw TableError(description: "\(name), row \(broken + 1): not \(columns.count) columns")
    }
    (self.name, self.columns, self.rows, self.settings) = (name, columns, rows, settings)
  }

  /// The index of a column.
  func column(_ name: String) throws -> Int {
    guard let index = columns.firstIndex(of: name) else {
      throw TableError(description: "\(self.name) has no column \(name)")
    }
    return index
  }

  /// What stands between the bytes that part it; an empty part counts.
  private static func parts(
    _ bytes: UnsafeRawBufferPointer, _ separator: UInt8
  ) -> [UnsafeRawBufferPointer] {
    var result: [UnsafeRawBufferPointer] = []
    var rest = bytes
    while let start = rest.baseAddress, let end = memchr(start, Int32(separator), rest.count) {
      let length = UnsafeRawPointer(end) - start
      result.append(UnsafeRawBufferPointer(rebasing: rest[..<length]))
      rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
    }
    return result + [rest]
  }
}
