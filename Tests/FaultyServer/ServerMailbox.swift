import CFaultyServer
import Glibc
import Synchronization

/// Orders to the thread of a server, and its bell.
final class ServerMailbox: Sendable {
  enum Order: Sendable, Equatable {
    case write([UInt8])
    case cut
    case stop
  }

  struct Letter: Sendable {
    let order: Order
    fileprivate let sender: CheckedContinuation<Void, Never>?

    /// Tells the sender that the order is carried out.
    func answer() { sender?.resume() }
  }

  private struct State {
    var letters: [Letter] = []
    var isOpen = true
  }

  /// Can be read while there are orders.
  let bell: Int32
  private let state = Mutex(State())

  init() throws(SocketFailure) {
    bell = try SocketFailure.check("eventfd", cfs_bell())
  }

  /// Returns when the order is carried out; at once where nobody carries out any more.
  func carryOut(_ order: Order) async {
    await withCheckedContinuation { continuation in
      let letter = Letter(order: order, sender: continuation)
      if !put(letter) { letter.answer() }
    }
  }

  /// Leaves an order and does not wait.
  func post(_ order: Order) { _ = put(Letter(order: order, sender: nil)) }

  /// All orders since the last call.
  func take() -> [Letter] {
    state.withLock { state in
      var count: UInt64 = 0
      _ = read(bell, &count, MemoryLayout<UInt64>.size)
      defer { state.letters = [] }
      return state.letters
    }
  }

  /// Takes no more orders; those that still lie there count as carried out.
  func close() {
    let rest = state.withLock { state in
      // Under the lock, so that nobody rings the bell of another who got its number.
      if state.isOpen { _ = Glibc.close(bell) }
      defer { state = State(letters: [], isOpen: false) }
      return state.letters
    }
    for letter in rest { letter.answer() }
  }

  private func put(_ letter: Letter) -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      state.letters.append(letter)
      var one: UInt64 = 1
      _ = write(bell, &one, MemoryLayout<UInt64>.size)
      return true
    }
  }
}

/// A call that the system has refused.
struct SocketFailure: Error {
  let call: String
  let number: Int32

  /// The result of a call, where it is none of a failure.
  static func check(_ call: String, _ result: Int32) throws(SocketFailure) -> Int32 {
    guard result >= 0 else { throw SocketFailure(call: call, number: errno) }
    return result
  }
}
