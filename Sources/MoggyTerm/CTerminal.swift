import CMoggyTerm
import Terminal
import VirtualTerminal

/// A terminal of the C library with its callbacks. The pointers of the header are of this type.
final class CTerminal {
  let terminal: VirtualTerminal
  var callbacks = moggyterm_callbacks()
  var user: UnsafeMutableRawPointer?
  var drawn = DrawnScreen()
  private var title: String
  private var bells: Int
  private var clipboardWrites: Int

  init(_ terminal: VirtualTerminal) {
    self.terminal = terminal
    (title, bells) = (terminal.title, terminal.bellCount)
    clipboardWrites = terminal.clipboardWriteCount
  }

  /// Returns the pointer that C holds until ``release(_:)``.
  func retained() -> OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  static func release(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    Unmanaged<CTerminal>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }

  static func of(_ pointer: OpaquePointer?) -> CTerminal? {
    pointer.map { Unmanaged<CTerminal>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }

  /// Tells what has come about since the last time. A callback may call the terminal again, so nothing
  /// is told twice.
  func tell() {
    send(terminal.takeReplies())
    tellTitle()
    while bells < terminal.bellCount {
      bells += 1
      callbacks.bell?(user)
    }
    tellClipboard()
  }

  private func tellTitle() {
    guard terminal.title != title else { return }
    title = terminal.title
    title.withCString { callbacks.title?(user, $0) }
  }

  private func tellClipboard() {
    let count = terminal.clipboardWriteCount - clipboardWrites
    guard count > 0 else { return }
    clipboardWrites += count
    for write in terminal.clipboardWrites.suffix(count) {
      write.selection.withCString { selection in
        write.data.withUnsafeBufferPointer {
          callbacks.clipboard?(user, selection, $0.baseAddress, $0.count)
        }
      }
    }
  }

  private func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBufferPointer { callbacks.output?(user, $0.baseAddress, $0.count) }
  }

  /// Sends what an event of the user sends.
  ///
  /// - Returns: 1, or 0 for nothing, as the header has it.
  func send(_ event: InputEvent) -> CInt {
    guard let bytes = try? terminal.encode(event) else { return 0 }
    send(bytes)
    return bytes.isEmpty ? 0 : 1
  }

  /// Writes a text with a 0 at its end into a buffer, cut between characters.
  ///
  /// - Returns: the length of the whole text.
  static func write(_ text: String, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    let bytes = Array(text.utf8)
    guard let buffer, size > 0 else { return bytes.count }
    var count = min(bytes.count, size - 1)
    while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    for index in 0..<count { buffer[index] = CChar(bitPattern: bytes[index]) }
    buffer[count] = 0
    return bytes.count
  }
}
