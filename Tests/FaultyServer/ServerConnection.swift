import Glibc

/// One connection: reads requests and carries out the replies to them, one step after another.
final class ServerConnection {
  private static let end = Array("\r\n\r\n".utf8)

  private let socket: ServerSocket
  private let journal: ServerJournal
  private let number: Int
  private var received: [UInt8] = []
  private var steps: [ServerReply.Step] = []
  /// Bytes of the first step that have left.
  private var written = 0
  private var readWantsRoom = false
  private var writeWantsRoom = false
  private(set) var isClosed = false

  init(_ socket: ServerSocket, _ journal: ServerJournal) {
    self.socket = socket
    self.journal = journal
    number = journal.opened()
  }

  /// What it waits for.
  var entry: pollfd {
    let room = readWantsRoom || writeWantsRoom ? POLLOUT : 0
    return pollfd(fd: socket.descriptor, events: Int16(POLLIN | room), revents: 0)
  }

  /// Reads all that has come, and writes what finds room.
  func proceed() {
    receive()
    perform()
  }

  func add(_ step: ServerReply.Step) {
    steps.append(step)
    perform()
  }

  /// Ends it; steps that are left are not carried out.
  func close() { end(orderly: true) }

  private func end(orderly: Bool) {
    guard !isClosed else { return }
    isClosed = true
    if orderly { socket.close() } else { socket.reset() }
  }

  private func receive() {
    while !isClosed {
      let (bytes, passage) = socket.read()
      readWantsRoom = passage == .wantsRoom
      switch passage {
      case .passed: answer(bytes)
      case .wantsInput, .wantsRoom: return
      case .ended: close()
      }
    }
  }

  private func answer(_ bytes: [UInt8]) {
    received += bytes
    while let range = received.firstRange(of: Self.end) {
      let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
      received.removeFirst(range.upperBound)
      steps += journal.reply(to: head, connection: number).steps
    }
  }

  private func perform() {
    writeWantsRoom = false
    while !isClosed, let step = steps.first {
      switch step {
      case .bytes(let bytes):
        guard write(bytes) else { return }
        steps.removeFirst()
      case .endless(let bytes):
        guard write(bytes) else { return }
        // Others have their turn before the next piece.
        writeWantsRoom = true
        return
      case .close: end(orderly: true)
      case .reset: end(orderly: false)
      }
    }
  }

  /// Gives true where all of them have left.
  private func write(_ bytes: [UInt8]) -> Bool {
    while written < bytes.count {
      let (count, passage) = socket.write(bytes[written...])
      written += count
      journal.wrote(count)
      switch passage {
      case .passed: continue
      case .wantsInput: return false
      case .wantsRoom:
        writeWantsRoom = true
        return false
      case .ended:
        close()
        return false
      }
    }
    written = 0
    return true
  }
}
