import Glibc

/// Bytes on their way to a descriptor. What could not be written is remembered as a failure; what
/// comes after it is dropped, as it would stand in the wrong place.
struct OutputBuffer {
  private let descriptor: Int32
  private let capacity: Int
  private var bytes: [UInt8] = []
  /// The `errno` of the write that failed.
  private(set) var failure: Int32?

  init(descriptor: Int32, capacity: Int = 1 << 16) {
    (self.descriptor, self.capacity) = (descriptor, capacity)
  }

  /// Keeps small pieces for one write; a large one goes out at once and is not copied.
  mutating func write(_ piece: UnsafeBufferPointer<UInt8>) {
    if bytes.count + piece.count > capacity { flush() }
    guard failure == nil else { return }
    if piece.count >= capacity { send(piece) } else { bytes.append(contentsOf: piece) }
  }

  mutating func note(failure: Int32) {
    if self.failure == nil { self.failure = failure }
  }

  mutating func flush() {
    let pending = bytes
    bytes.removeAll(keepingCapacity: true)
    if failure == nil { pending.withUnsafeBufferPointer { send($0) } }
  }

  /// Flushes and closes: some file systems tell only then that there was no room.
  mutating func close() {
    flush()
    guard failure == nil, Glibc.close(descriptor) != 0, errno != EINTR else { return }
    failure = errno
  }

  private mutating func send(_ piece: UnsafeBufferPointer<UInt8>) {
    var rest = piece[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody else's program left the descriptor, which it shares, in non-blocking mode.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
}
