import Foundation
import Interchange

/// The 512 bytes before a member of a tar file, by POSIX.1-1988 (ustar), which every tar reads.
struct TarHeader: Equatable {
  static let size = 512

  var name: String
  var count: Int
  /// Seconds since 1970.
  var time = 0

  /// Nil where the format has no room for the name or the size.
  var bytes: Data? {
    guard let (prefix, last) = Self.split(name), count >= 0, count < 1 << 33 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Self.size)
    func put(_ text: String, at offset: Int) {
      bytes.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func put(_ number: Int, at offset: Int, digits: Int) {
      let text = String(number, radix: 8)
      put(String(repeating: "0", count: max(0, digits - text.count)) + text, at: offset)
    }
    put(last, at: 0)
    put(0o600, at: 100, digits: 7)
    put(0, at: 108, digits: 7)
    put(0, at: 116, digits: 7)
    put(count, at: 124, digits: 11)
    put(max(0, min(time, 1 << 33 - 1)), at: 136, digits: 11)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(prefix, at: 345)
    put(Self.sum(bytes), at: 148, digits: 6)
    bytes[155] = 0x20
    return Data(bytes)
  }

  init(name: String, count: Int, time: Int = 0) {
    (self.name, self.count, self.time) = (name, count, time)
  }

  /// Nil for anything but the header of a plain file.
  init?(_ data: Data) {
    let bytes = Array(data)
    guard bytes.count == Self.size, bytes[257..<262].elementsEqual("ustar".utf8),
      bytes[156] == UInt8(ascii: "0") || bytes[156] == 0,
      Self.number(bytes[148..<156]) == Self.sum(bytes),
      let count = Self.number(bytes[124..<136]), let time = Self.number(bytes[136..<148])
    else { return nil }
    let (prefix, last) = (Self.text(bytes[345..<500]), Self.text(bytes[0..<100]))
    name = prefix.isEmpty ? last : prefix + "/" + last
    (self.count, self.time) = (count, time)
  }

  /// As long as the last part has 100 bytes at the most, the folders before it may have 155.
  private static func split(_ name: String) -> (prefix: String, last: String)? {
    if name.utf8.count <= 100 { return ("", name) }
    guard let slash = name.lastIndex(of: "/") else { return nil }
    let (prefix, last) = (name[..<slash], name[name.index(after: slash)...])
    guard prefix.utf8.count <= 155, last.utf8.count <= 100 else { return nil }
    return (String(prefix), String(last))
  }

  /// Of all bytes, those of the sum itself as blanks.
  private static func sum(_ bytes: [UInt8]) -> Int {
    bytes.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = text(bytes).trimmingCharacters(in: .whitespaces)
    return digits.isEmpty ? 0 : Int(digits, radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }
}

/// Reads a tar file of plain files from its beginning to its end, whatever is in it.
///
/// Anything that does not belong into such a file is ``ArchiveProblem/damaged(_:)``, with the name of the member
/// before.
final class TarReader {
  private let input: InputFile
  private var member = "backup.json"
  private var left = 0
  private var padding = 0

  /// - Throws: ``ArchiveProblem/noFile(_:)``. Symbolic links are followed, a pipe is never waited for.
  init(_ path: String) throws(ArchiveProblem) {
    do throws(FileIntakeProblem) { input = try InputFile(path) } catch {
      throw ArchiveProblem.noFile(error)
    }
  }

  /// The next member; nil at the end. What was not read of the one before is passed over.
  func next() throws -> TarHeader? {
    while left > 0 { _ = try read() }
    _ = try bytes(padding)
    let block = try bytes(TarHeader.size)
    if block.allSatisfy({ $0 == 0 }) { return nil }
    guard let header = TarHeader(block) else { throw ArchiveProblem.damaged(member) }
    member = header.name
    left = header.count
    padding = (TarHeader.size - header.count % TarHeader.size) % TarHeader.size
    return header
  }

  /// The first bytes of the whole file, as they are.
  func start(_ count: Int) throws -> Data { try bytes(count) }

  /// More of the member at hand, 1 MiB at the most; empty at its end.
  func read() throws -> Data {
    let data = try bytes(min(left, 1 << 20))
    left -= data.count
    return data
  }

  /// The rest of the member at hand.
  ///
  /// - Parameter limit: a larger one counts as damaged.
  func content(limit: Int) throws -> Data {
    guard left <= limit else { throw ArchiveProblem.damaged(member) }
    var content = Data()
    while left > 0 { content += try read() }
    return content
  }

  private func bytes(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      let part: Data
      do throws(FileIntakeProblem) { part = try input.read(count - bytes.count) } catch {
        throw ArchiveProblem.noFile(error)
      }
      if part.isEmpty { throw ArchiveProblem.damaged(member) }
      bytes += part
    }
    return bytes
  }
}

/// Writes a tar file member by member, and the sums of what it has written.
///
/// The file is made for the owner alone; whatever fails, ``abandon()`` leaves nothing of it.
final class TarWriter {
  private let file: DiskFile
  private let output: DiskOutput
  private let time: Int
  /// As sha256sum(1) writes and reads them.
  private(set) var sums = ""

  /// - Throws: `FileProblem`, also where there is a file of that name.
  init(_ file: DiskFile, at date: Date) throws(FileProblem) {
    self.file = file
    time = Int(date.timeIntervalSince1970)
    output = try DiskOutput(creating: file)
  }

  func add(_ name: String, _ content: Data) throws {
    try begin(name, content.count)
    try output.write(content)
    try end(name, content.count, try SHA256.hexadecimal(content))
  }

  /// Copies a file in parts, however large it is; nobody may write it meanwhile.
  func add(_ name: String, contentOf file: DiskFile) throws {
    let input = try InputFile(file.path)
    try begin(name, input.size)
    var sum = try SHA256()
    var count = 0
    while case let part = try input.read(1 << 20), !part.isEmpty {
      try sum.add(part)
      count += part.count
      try output.write(part)
    }
    guard count == input.size else { throw FileProblem(file.path, .read, SystemError(EIO)) }
    try end(name, count, try sum.hexadecimal())
  }

  private func begin(_ name: String, _ count: Int) throws(FileProblem) {
    guard let header = TarHeader(name: name, count: count, time: time).bytes
    else { throw FileProblem(name, .written, SystemError(EFBIG)) }
    try output.write(header)
  }

  private func end(_ name: String, _ count: Int, _ sum: String) throws(FileProblem) {
    try output.write(Data(count: (TarHeader.size - count % TarHeader.size) % TarHeader.size))
    sums += "\(sum)  \(name)\n"
  }

  /// Ends the file; on the disk when this returns.
  func finish() throws(FileProblem) {
    try output.write(Data(count: 2 * TarHeader.size))
    try output.finish()
  }

  func abandon() { file.discard() }
}
