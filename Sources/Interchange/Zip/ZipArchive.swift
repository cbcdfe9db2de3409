import Core
import Foundation

/// The files of a ZIP archive, whatever it is made of (PKWARE, "APPNOTE.TXT", version 6.3.10).
///
/// Only the central directory says what there is. Stored and deflated files are read. An archive that
/// is encrypted, split, of the 64-bit kind, or in which files lie over one another is refused as a
/// whole, and so is one with names that lead out of a folder. Archives within it are files.
public struct ZipArchive: Sendable {
  /// The most that an archive may have, so that a small one cannot fill the memory.
  public struct Limits: Sendable {
    public var files = 20_000
    /// Of one file, in bytes.
    public var fileBytes = 64 << 20
    /// Of all files together, in bytes.
    public var bytes = 256 << 20
    /// The bytes of a file for one in the archive. A table of marks has some 30; a bomb about 1,000.
    public var ratio = 250

    public init() {}
  }

  /// A file of the archive.
  public struct Entry: Sendable, Hashable {
    /// Its path in the archive, with `/` between folders.
    public let name: String
    /// In bytes, as the directory has it.
    public let size: Int
    let packedSize: Int
    let method: Int
    let sum: UInt32
    /// The place of its own head.
    let place: Int
    /// The place of its packed bytes.
    fileprivate(set) var content = 0
  }

  /// In the order of the directory; folders are left out.
  public let entries: [Entry]
  private let bytes: Data

  /// Reads the directory; the files are unpacked when they are asked for.
  public init(_ data: Data, limits: Limits = Limits()) throws(ZipProblem) {
    bytes = data.startIndex == 0 ? data : Data(data)
    var directory = try ZipDirectory(bytes, limits)
    entries = try directory.entries()
  }

  /// True for bytes that begin as an archive does, also as one without files.
  public static func isArchive(_ data: Data) -> Bool {
    data.starts(with: [0x50, 0x4B, 3, 4]) || data.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Returns the bytes of a file, of which size and checksum are right.
  public func content(of entry: Entry) throws(ZipProblem) -> Data {
    let packed = bytes[entry.content..<entry.content + entry.packedSize]
    let content =
      entry.method == ZipDirectory.stored ? packed : Deflate.unpacked(packed, size: entry.size)
    guard let content, content.count == entry.size, Deflate.sum(content) == entry.sum
    else { throw .damaged(entry.name) }
    return Data(content)
  }
}

/// A reason for which an archive is not read. Nothing of it was.
public enum ZipProblem: WordedError, Hashable, Sendable {
  /// No archive, or one that was cut off.
  case notAnArchive
  /// The file of that name, or the directory where it is empty, is not as it should be.
  case damaged(String)
  case encrypted
  /// Of the 64-bit kind, which only archives of more than 4 GB need.
  case zip64
  /// One part of several.
  case split
  /// Packed in a way that is not read.
  case method(String)
  case tooManyFiles(limit: Int)
  /// In bytes.
  case tooLarge(limit: Int)
  /// Much larger unpacked than any table is.
  case bomb(String)
  /// A name that leads out of the folder.
  case badName(String)
  /// Two files that lie over one another.
  case overlap

  public func words(_ language: Language) -> String {
    switch self {
    case .notAnArchive:
      language.say(
        en: "This is no whole ZIP archive; export it once more",
        ru: "Это не целый ZIP-архив; экспортируйте его ещё раз")
    case .damaged(let name):
      language.say(
        en: "The archive is damaged\(Self.of(name)); export it once more",
        ru: "Архив повреждён\(Self.of(name)); экспортируйте его ещё раз")
    case .encrypted:
      language.say(
        en: "The archive has a password; unpack it and choose the folder",
        ru: "Архив с паролем; распакуйте его и выберите папку")
    case .zip64, .split:
      language.say(
        en: "The archive is of a kind that is not read here; unpack it and choose the folder",
        ru: "Архивы этого вида здесь не читаются; распакуйте его и выберите папку")
    case .method(let name):
      language.say(
        en: "“\(name)” is packed in a way that is not read here; unpack it and choose the folder",
        ru: "«\(name)» сжат так, как здесь не читают; распакуйте архив и выберите папку")
    case .tooManyFiles(let limit):
      language.say(
        en: "The archive has more than \(limit) files", ru: "В архиве больше \(limit) файлов")
    case .tooLarge(let limit):
      language.say(
        en: "The archive has more than \(limit >> 20) MB unpacked",
        ru: "В распакованном виде в архиве больше \(limit >> 20) МБ")
    case .bomb(let name):
      language.say(
        en: "“\(name)” is far larger unpacked than a table can be",
        ru: "«\(name)» в распакованном виде намного больше любой таблицы")
    case .badName(let name):
      language.say(
        en: "The archive has a file with a path that is not allowed: \(name)",
        ru: "В архиве есть файл с недопустимым путём: \(name)")
    case .overlap:
      language.say(
        en: "Files of the archive lie over one another; it is no archive of Loop",
        ru: "Файлы в архиве накладываются друг на друга; это не архив Loop")
    }
  }

  private static func of(_ name: String) -> String { name.isEmpty ? "" : " (\(name))" }
}

/// The central directory of an archive, with what is checked before anything is unpacked.
private struct ZipDirectory {
  static let stored = 0
  private static let deflated = 8
  private static let endSize = 22
  private static let headSize = 30
  private static let rowSize = 46

  private let bytes: Data
  private let limits: ZipArchive.Limits
  private let count: Int
  private var place: Int
  private let end: Int

  init(_ bytes: Data, _ limits: ZipArchive.Limits) throws(ZipProblem) {
    (self.bytes, self.limits) = (bytes, limits)
    guard let tail = Self.end(of: bytes) else { throw .notAnArchive }
    let isLarge = tail >= 20 && bytes.four(tail - 20) == 0x0706_4B50
    count = bytes.two(tail + 10)
    let size = bytes.four(tail + 12)
    place = bytes.four(tail + 16)
    if isLarge || count == 0xFFFF || size == 0xFFFF_FFFF || place == 0xFFFF_FFFF { throw .zip64 }
    let disks = [bytes.two(tail + 4), bytes.two(tail + 6)]
    if disks != [0, 0] || bytes.two(tail + 8) != count { throw .split }
    end = place + size
    guard end <= tail else { throw .damaged("") }
    if count > limits.files { throw .tooManyFiles(limit: limits.files) }
  }

  /// The last record, whose comment ends with the file.
  private static func end(of bytes: Data) -> Int? {
    guard bytes.count >= endSize else { return nil }
    let last = bytes.count - endSize
    for place in stride(from: last, through: max(0, last - 0xFFFF), by: -1)
    where bytes.four(place) == 0x0605_4B50 && bytes.two(place + 20) == last - place {
      return place
    }
    return nil
  }

  mutating func entries() throws(ZipProblem) -> [ZipArchive.Entry] {
    var all: [ZipArchive.Entry] = []
    var total = 0
    for _ in 0..<count {
      let entry = try next()
      total += entry.size
      if total > limits.bytes { throw .tooLarge(limit: limits.bytes) }
      all.append(entry)
    }
    try place(&all)
    guard Set(all.map(\.name)).count == all.count else { throw .damaged("") }
    return all.filter { !$0.name.hasSuffix("/") }
  }

  private mutating func next() throws(ZipProblem) -> ZipArchive.Entry {
    guard place + Self.rowSize <= end, bytes.four(place) == 0x0201_4B50 else { throw .damaged("") }
    let (flags, method) = (bytes.two(place + 8), bytes.two(place + 10))
    let length = bytes.two(place + 28)
    let start = place + Self.rowSize
    let after = start + length + bytes.two(place + 30) + bytes.two(place + 32)
    guard after <= end else { throw .damaged("") }
    let name = try Self.name(bytes[start..<start + length])
    let entry = ZipArchive.Entry(
      name: name, size: bytes.four(place + 24), packedSize: bytes.four(place + 20),
      method: method, sum: UInt32(bytes.four(place + 16)), place: bytes.four(place + 42))
    if bytes.two(place + 34) != 0 { throw .split }
    try check(entry, flags: flags)
    place = after
    return entry
  }

  private func check(_ entry: ZipArchive.Entry, flags: Int) throws(ZipProblem) {
    // Bits 0 and 13: the file, or the directory, is encrypted.
    if flags & 0x2001 != 0 { throw .encrypted }
    let numbers = [entry.size, entry.packedSize, entry.place]
    if numbers.contains(0xFFFF_FFFF) { throw .zip64 }
    guard [Self.stored, Self.deflated].contains(entry.method) else { throw .method(entry.name) }
    if entry.size > limits.fileBytes { throw .tooLarge(limit: limits.fileBytes) }
    if entry.method == Self.stored, entry.size != entry.packedSize { throw .damaged(entry.name) }
    if entry.size > 1 << 20, entry.size / limits.ratio > entry.packedSize {
      throw .bomb(entry.name)
    }
  }

  /// A relative path without steps up; a text that may be shown.
  private static func name(_ bytes: Data) throws(ZipProblem) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let shown = String(TextRules.clean(text).prefix(80))
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = TextRules.clean(text) == text && !text.contains { "\\:".contains($0) }
    guard !text.isEmpty, isPlain, parts.first != "", !parts.contains(".."), !parts.contains(".")
    else { throw .badName(shown) }
    return text
  }

  /// Finds the bytes of each file, none of which another file may have too.
  private func place(_ entries: inout [ZipArchive.Entry]) throws(ZipProblem) {
    var ranges: [Range<Int>] = []
    for index in entries.indices {
      let (head, name) = (entries[index].place, entries[index].name)
      guard head + Self.headSize <= bytes.count, bytes.four(head) == 0x0403_4B50,
        bytes.two(head + 8) == entries[index].method
      else { throw .damaged(name) }
      let content = head + Self.headSize + bytes.two(head + 26) + bytes.two(head + 28)
      guard content + entries[index].packedSize <= end else { throw .damaged(name) }
      entries[index].content = content
      ranges.append(head..<content + entries[index].packedSize)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(ranges, ranges.dropFirst()) where one.upperBound > next.lowerBound {
      throw .overlap
    }
  }
}

extension Data {
  /// Little-endian numbers; 0 beyond the end.
  fileprivate func two(_ place: Int) -> Int {
    place + 2 <= count ? Int(self[place]) | Int(self[place + 1]) << 8 : 0
  }

  fileprivate func four(_ place: Int) -> Int { two(place) | two(place + 2) << 16 }
}
