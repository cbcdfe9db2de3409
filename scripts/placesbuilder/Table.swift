import Foundation
import Places

/// An error in the tables.
struct TableError: Error, CustomStringConvertible {
  let description: String
}

/// A table of text: lines with settings behind `# `, a line of column names, and the rows, all with tabs
/// between the values.
struct Table {
  let name: String
  let columns: [String]
  private(set) var rows: [[String]]
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

  /// The same table with further values of a column, which are parted by semicolons.
  ///
  /// - Parameter further: the values by those of another column.
  func adding(_ further: [String: [String]], to column: String, by key: String) throws -> Table {
    let (target, key) = (try self.column(column), try self.column(key))
    var table = self
    for index in rows.indices {
      let values = [rows[index][target]] + (further[rows[index][key]] ?? [])
      table.rows[index][target] = values.filter { !$0.isEmpty }.joined(separator: ";")
    }
    return table
  }

  /// Returns the index of a column.
  func column(_ name: String) throws -> Int {
    guard let index = columns.firstIndex(of: name) else {
      throw TableError(description: "\(self.name) has no column \(name)")
    }
    return index
  }

  /// Splits bytes at a separator; empty parts count.
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

/// The folder of tables; `all` adds the places of 1,000 to 15,000 people.
struct TableFolder {
  let folder: URL
  let all: Bool

  private static let names = [
    "admin1.tsv", "cities.tsv", "continents.tsv", "countries.tsv",
    "further-countries.tsv", "further-names.tsv", "further-regions.tsv", "lakes-110m.tsv",
    "lines-110m.tsv", "lines-50m.tsv", "outlines-110m.tsv", "outlines-50m.tsv", "regions-ru.tsv",
    "states-10m.tsv", "zone-links.tsv",
  ]
  private static let more = "cities-1000.tsv.xz"

  func table(_ name: String) throws -> Table {
    try Table(Data(contentsOf: folder.appending(path: name + ".tsv")), name: name)
  }

  /// Returns the tables of places, the biggest first in each.
  func cities() throws -> [Table] {
    let tables = [try table("cities")]
    return all ? tables + [try Table(unpacked(Self.more), name: Self.more)] : tables
  }

  /// Returns a hash of all tables and of the format.
  func digest() throws -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(PlacesFile.format)
    for name in Self.names + (all ? [Self.more] : []) {
      try Data(contentsOf: folder.appending(path: name)).withUnsafeBytes { bytes in
        var offset = 0
        hash = (hash ^ UInt64(bytes.count)) &* 0x100_0000_01B3
        while offset < bytes.count {
          let word =
            offset + 8 <= bytes.count
            ? bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            : bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) }
          hash = (hash ^ word) &* 0x100_0000_01B3
          hash ^= hash >> 29
          offset += 8
        }
      }
    }
    return String(hash, radix: 16)
  }

  private func unpacked(_ name: String) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xz", "-dc", folder.appending(path: name).path(percentEncoded: false)]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TableError(description: "\(name) cannot be unpacked with xz")
    }
    return data
  }
}
