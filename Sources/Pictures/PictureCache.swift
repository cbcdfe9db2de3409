import Foundation
import Interchange
import Synchronization
import Terminal

/// Drawn pictures in a folder, of which those that were not asked for longest go first.
///
/// Whatever goes wrong with a file here, the picture is drawn anew: nothing is ever lost.
final class PictureCache: Sendable {
  private let folder: URL
  private let limit: Int
  /// The bytes in the folder; nil while nobody has counted.
  private let total = Mutex<Int?>(nil)

  /// - Parameter limit: the bytes of all files together.
  init(_ folder: URL, limit: Int) { (self.folder, self.limit) = (folder, limit) }

  func picture(for key: CacheKey) -> DrawnPicture? {
    let file = file(key)
    guard let data = file.content() else { return nil }
    guard let picture = StoredPicture.picture(in: Array(data), key: key) else { return nil }
    // The time of its last change says when it was last asked for.
    file.touch()
    return picture
  }

  /// A reader sees the whole file or none: it gets its name when it is complete.
  func keep(_ picture: DrawnPicture, for key: CacheKey) {
    let bytes = StoredPicture.bytes(of: picture, key: key)
    // One picture is not to push out most of the others.
    guard bytes.count <= limit / 4, (try? file(key).replace(by: bytes)) != nil else { return }
    account(for: bytes.count)
  }

  private func file(_ key: CacheKey) -> CacheFile { CacheFile(folder.appending(path: key.name)) }

  /// Counts the folder where that is due, and removes what is too much and a little more.
  private func account(for bytes: Int) {
    total.withLock { total in
      total = total.map { $0 + bytes }
      if total.map({ $0 > limit }) ?? true {
        total = CacheFolder(folder).trim(to: limit, room: limit / 8)
      }
    }
  }
}

/// The key of a drawn picture: the file as it is now, and the request; as bytes.
struct CacheKey: Hashable {
  let bytes: [UInt8]

  init(_ file: PictureFile.Identity, _ request: PictureRequest) {
    var writer = ByteWriter()
    writer.append(file.device)
    writer.append(file.number)
    for number in [file.bytes] + file.changed { writer.append(UInt64(bitPattern: number)) }
    for number in [request.size, request.cellPixels ?? .zero] {
      writer.append(UInt32(truncatingIfNeeded: number.columns))
      writer.append(UInt32(truncatingIfNeeded: number.rows))
    }
    writer.append(PackedColor.number(of: request.background))
    writer.append(UInt32(request.depth.rawValue))
    writer.append(UInt32(request.mode == .fit ? 0 : 1))
    writer.append(UInt32(request.graphics.map(PackedProtocol.number) ?? 0))
    bytes = writer.bytes
  }

  /// The name of its file.
  var name: String {
    [Checksum.of(bytes), Checksum.of(bytes.reversed())].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// A number for the picture that is the same in every run, and never 0.
  var imageNumber: UInt32 { UInt32(truncatingIfNeeded: Checksum.of(bytes) >> 33) + 1 }
}

/// FNV-1a of 64 bits (Fowler, Noll, Vo): finds what is broken, not what is forged.
enum Checksum {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}

/// Reads what ``ByteWriter`` wrote, or says that it is something else.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  var isAtEnd: Bool { next == bytes.endIndex }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard let part = take(MemoryLayout<Number>.size) else { return nil }
    var number: Number = 0
    for (index, byte) in part.enumerated() {
      number |= Number(truncatingIfNeeded: byte) << (8 * index)
    }
    return number
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.endIndex - next else { return nil }
    defer { next += count }
    return bytes[next..<next + count]
  }
}

/// Numbers as bytes, the least first.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }
}
