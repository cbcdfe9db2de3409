import CZlib
import Core
import Foundation

/// Writes a ZIP archive of files that are in memory (PKWARE, "APPNOTE.TXT", version 6.3.10): deflated
/// where that makes them smaller. The same files and day give the same bytes.
public struct ZipWriter {
  /// An archive would have more than the format's 32-bit numbers can say, or there is no memory.
  public struct Failure: Error {}

  private var files = Data()
  private var directory = Data()
  private var count = 0
  private let day: Int

  /// - Parameter day: of all files, from 1980 on.
  public init(day: CalendarDay) {
    self.day = (max(0, day.year - 1980) & 0x7F) << 9 | day.month << 5 | day.day
  }

  /// Adds a file.
  ///
  /// - Parameter name: its path in the archive, with `/` between folders.
  public mutating func add(_ name: String, _ content: Data) throws {
    let deflated = try Deflate.packed(content)
    let isSmaller = deflated.count < content.count
    let packed = isSmaller ? deflated : content
    guard files.count + packed.count < Int(UInt32.max), content.count < Int(UInt32.max),
      count < 0xFFFE
    else { throw Failure() }
    let place = files.count
    // Version 2.0; bit 11 of the flags: the name is UTF-8.
    var facts = Data()
    for number in [20, 0x0800, isSmaller ? 8 : 0, 0, day] { facts.two(number) }
    for number in [Int(Deflate.sum(content)), packed.count, content.count] { facts.four(number) }
    facts.two(name.utf8.count)
    facts.two(0)
    files.four(0x0403_4B50)
    files += facts
    files += name.utf8
    files += packed
    directory.four(0x0201_4B50)
    directory.two(20)
    directory += facts
    for _ in 0..<3 { directory.two(0) }
    directory.four(0)
    directory.four(place)
    directory += name.utf8
    count += 1
  }

  /// The whole archive.
  public var archive: Data {
    var all = files + directory
    all.four(0x0605_4B50)
    for number in [0, 0, count, count] { all.two(number) }
    for number in [directory.count, files.count] { all.four(number) }
    all.two(0)
    return all
  }
}

/// The zlib of the system.
public enum CompressionLibrary {
  public static var version: String { String(cString: zlibVersion()) }
}

/// Bytes made fewer, and back, by the system's zlib as RFC 1951 says; without a head.
enum Deflate {
  private static let streamSize = Int32(MemoryLayout<z_stream>.size)

  /// Returns the bytes deflated.
  static func packed(_ content: Data) throws -> Data {
    var stream = z_stream()
    let started = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, streamSize)
    guard started == Z_OK, UInt32(exactly: content.count) != nil else { throw ZipWriter.Failure() }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, UInt(content.count)))
    guard let packed = run(&stream, content, room: most, { deflate(&$0, Z_FINISH) })
    else { throw ZipWriter.Failure() }
    return packed
  }

  /// Returns the bytes inflated; nil for bytes that are none, or become more or fewer than `size`.
  static func unpacked(_ packed: Data, size: Int) -> Data? {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, streamSize) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    // One byte more, so that a file that goes on is seen to.
    let content = run(&stream, packed, room: size + 1) { inflate(&$0, Z_FINISH) }
    return content?.count == size && stream.avail_in == 0 ? content : nil
  }

  /// Nil where the stream does not end within the room.
  private static func run(
    _ stream: inout z_stream, _ input: Data, room: Int, _ step: (inout z_stream) -> Int32
  ) -> Data? {
    var input = [UInt8](input)
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: max(1, room)) { output, written in
      let outcome = input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        return step(&stream)
      }
      isWhole = outcome == Z_STREAM_END
      written = Int(stream.total_out)
    }
    return isWhole ? Data(output) : nil
  }

  /// The checksum of the archive's format, CRC-32.
  static func sum(_ content: Data) -> UInt32 {
    content.withUnsafeBytes { bytes in
      UInt32(
        truncatingIfNeeded: crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
  }
}

extension Data {
  fileprivate mutating func two(_ number: Int) {
    append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)])
  }

  fileprivate mutating func four(_ number: Int) {
    two(number & 0xFFFF)
    two(number >> 16 & 0xFFFF)
  }
}
