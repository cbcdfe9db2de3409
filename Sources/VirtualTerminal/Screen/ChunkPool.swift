import Glibc

/// Memory that is taken piece by piece in order and given back piece by piece, mostly in the same
/// order: chunks with a count of the pieces that are in use.
struct ChunkPool: ~Copyable {
  private static let size = 1 << 16

  /// The beginning of a chunk, which stands at a multiple of `size`: a piece finds it by its
  /// address.
  private struct Head { var pieces: Int }

  /// The most bytes of one piece.
  private var largest: Int
  private var current: UnsafeMutableRawPointer?
  /// The number of bytes of the current chunk that are taken.
  private var offset = size
  /// One chunk that is not in use, so that a steady stream asks for no memory.
  private var spare: UnsafeMutableRawPointer?
  /// Those in use, the oldest first.
  private var chunks: [UnsafeMutableRawPointer] = []

  init(largest: Int) {
    self.largest = 0
    setLargest(largest)
  }

  mutating func setLargest(_ bytes: Int) {
    precondition(bytes < Self.size - MemoryLayout<Head>.stride - 8)
    largest = bytes
  }

  deinit {
    for chunk in chunks { free(chunk) }
    free(spare)
  }

  /// Returns the address of the next piece, with room for the largest.
  @inline(__always)
  mutating func room() -> UnsafeMutableRawPointer {
    if let current, offset &+ largest <= Self.size { return current + offset }
    return beginChunk()
  }

  /// Takes what was written there.
  @inline(__always)
  mutating func take(_ bytes: Int) {
    offset = (offset &+ bytes &+ 7) & ~7
    current?.assumingMemoryBound(to: Head.self).pointee.pieces += 1
  }

  @inline(__always)
  mutating func release(_ piece: UnsafeMutableRawPointer) {
    let address = UInt(bitPattern: piece) & ~UInt(Self.size - 1)
    guard let chunk = UnsafeMutableRawPointer(bitPattern: address) else { return }
    let head = chunk.assumingMemoryBound(to: Head.self)
    head.pointee.pieces -= 1
    if head.pointee.pieces == 0, chunk != current { retire(chunk) }
  }

  private mutating func retire(_ chunk: UnsafeMutableRawPointer) {
    chunks.removeAll { $0 == chunk }
    if spare == nil { spare = chunk } else { free(chunk) }
  }

  private mutating func beginChunk() -> UnsafeMutableRawPointer {
    if let current, current.assumingMemoryBound(to: Head.self).pointee.pieces == 0 {
      retire(current)
    }
    var chunk = spare
    spare = nil
    if chunk == nil, posix_memalign(&chunk, Self.size, Self.size) != 0 { chunk = nil }
    guard let chunk else { preconditionFailure("no memory for a chunk of history") }
    chunk.initializeMemory(as: Head.self, to: Head(pieces: 0))
    chunks.append(chunk)
    current = chunk
    offset = MemoryLayout<Head>.stride
    return chunk + offset
  }
}
