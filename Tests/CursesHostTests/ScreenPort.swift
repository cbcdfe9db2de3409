import Dispatch
import Glibc
import Synchronization
import Terminal

@testable import PseudoTerminal

/// A terminal of this process: a screen draws on one side while the other side is read.
final class ScreenPort {
  /// For the screen.
  let terminal: Int32
  private let master: Int32

  init(size: Size) throws {
    let path: String
    (master, path) = try PseudoTerminal.openMaster()
    try PseudoTerminal.setSize(size, of: master)
    terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    close(terminal)
    close(master)
  }

  /// What `draw` has written; it has to end with the mark of a frame (``CursesScreen/mark(frame:)``).
  func bytes(frame: Int, _ draw: () throws -> Void) rethrows -> [UInt8] {
    let mark = Array("\u{1B}]7373;frame;\(frame)\u{07}".utf8)
    let reader = Reader(master: master, mark: mark)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { reader.read() }
    try draw()
    group.wait()
    return reader.bytes.withLock { $0 }
  }

  private final class Reader: Sendable {
    let master: Int32
    let mark: [UInt8]
    let bytes = Mutex<[UInt8]>([])

    init(master: Int32, mark: [UInt8]) {
      self.master = master
      self.mark = mark
    }

    /// Until the mark came, or nothing for ten seconds.
    func read() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while poll(&entry, 1, 10_000) > 0 {
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { return }
        let isDone = bytes.withLock { bytes in
          bytes += buffer[..<count]
          return bytes.suffix(mark.count).elementsEqual(mark)
        }
        if isDone { return }
      }
    }
  }
}
