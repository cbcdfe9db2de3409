import CFaultyServer
import Glibc

/// The socket of a connection that never blocks, with TLS over it where the server has it.
struct ServerSocket {
  /// The end of one read or write.
  enum Passage {
    case passed
    case wantsInput
    case wantsRoom
    /// The client is gone.
    case ended
  }

  private static let size = 1 << 16

  let descriptor: Int32
  private let session: OpaquePointer?

  /// - Parameter context: that of TLS; nil for none.
  init(_ descriptor: Int32, _ context: OpaquePointer?) {
    self.descriptor = descriptor
    session = context.flatMap { cfs_make_session($0, descriptor) }
  }

  func read() -> ([UInt8], Passage) {
    var passage = Passage.ended
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, count in
      if let session {
        (count, passage) = Self.outcome(cfs_read(session, buffer.baseAddress, Self.size))
      } else {
        let result = Glibc.read(descriptor, buffer.baseAddress, Self.size)
        (count, passage) = Self.outcome(result, blocked: .wantsInput)
      }
    }
    return (bytes, passage)
  }

  /// Gives how many of the bytes have left.
  func write(_ bytes: ArraySlice<UInt8>) -> (Int, Passage) {
    bytes.withUnsafeBytes { bytes in
      if let session {
        return Self.outcome(cfs_write(session, bytes.baseAddress, bytes.count))
      }
      let result = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      return Self.outcome(result, blocked: .wantsRoom)
    }
  }

  /// Ends the connection in order: what was written still arrives.
  func close() {
    if let session { cfs_free_session(session, 1) }
    _ = Glibc.close(descriptor)
  }

  /// Ends the connection with RST.
  func reset() {
    if let session { cfs_free_session(session, 0) }
    _ = Self.set(descriptor, SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    _ = Glibc.close(descriptor)
  }

  static func set<Value>(_ socket: Int32, _ level: Int32, _ name: Int32, _ value: Value) -> Int32 {
    withUnsafeBytes(of: value) {
      setsockopt(socket, level, name, $0.baseAddress, socklen_t($0.count))
    }
  }

  private static func outcome(_ result: Int) -> (Int, Passage) {
    switch result {
    case Int(CFS_WANTS_INPUT): (0, .wantsInput)
    case Int(CFS_WANTS_ROOM): (0, .wantsRoom)
    case ...0: (0, .ended)
    default: (result, .passed)
    }
  }

  private static func outcome(_ result: Int, blocked: Passage) -> (Int, Passage) {
    if result > 0 { return (result, .passed) }
    let isBlocked = result < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno)
    return (0, isBlocked ? blocked : .ended)
  }
}
