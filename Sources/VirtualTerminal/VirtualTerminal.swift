import Terminal

/// A terminal without a window: bytes of a program in, a screen and answers out.
///
/// Used from one thread. Feeding is fast and allocates nothing for plain output; ``surface`` makes
/// a value of the whole screen and costs accordingly.
///
/// ```swift
/// let terminal = VirtualTerminal(size: Size(80, 24))
/// terminal.feed("\u{1B}[1mHello\u{1B}[m".utf8)
/// terminal.surface.text(row: 0)  // "Hello" and 75 blanks
/// ```
public final class VirtualTerminal {
  var parser: Parser
  var state: TerminalState

  /// Called for each message, in the order of the bytes and before any byte behind the message is
  /// read: what ``surface`` shows in the call is the screen at that place. While nil, messages are
  /// kept for ``takeMessages()``.
  public var onMessage: ((PrivateMessage) -> Void)?
  private var kept = RecordLog<PrivateMessage>(limit: 1024, weightLimit: 1 << 22) {
    $0.payload.count
  }

  /// - Parameters:
  ///   - size: brought to 1 ... 4096 each way.
  ///   - scrollback: how many lines that leave the top are kept.
  ///   - options: what kind of terminal it is.
  public init(
    size: Size, scrollback: Int = 1000, options: TerminalOptions = TerminalOptions()
  ) {
    DisplayWidth.prepareLocale()
    parser = Parser(stringLimit: options.stringLimit)
    state = TerminalState(size: size, scrollback: scrollback, options: options)
  }

  /// Goes up whenever something may have changed: with each piece that is fed and each resize. Costs
  /// nothing, unlike comparing ``screenState``.
  public private(set) var changeCount = 0

  /// Takes what the program has written; it may be cut anywhere.
  public func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes
    while !rest.isEmpty { rest = UnsafeBufferPointer(rebasing: rest[feedToMessage(rest)...]) }
  }

  public func feed(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { feed($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { feed($0) } }
  }

  /// Takes bytes until a message for which `stop` says true, and leaves what follows it.
  ///
  /// - Returns: how many bytes were taken; feed the others again.
  public func feed(
    _ bytes: UnsafeBufferPointer<UInt8>, until stop: (PrivateMessage) -> Bool
  ) -> Int {
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
      var isStopped = false
      offset += feedToMessage(rest) { isStopped = stop($0) || isStopped }
      if isStopped { break }
    }
    return offset
  }

  private func feedToMessage(
    _ bytes: UnsafeBufferPointer<UInt8>, _ watch: (PrivateMessage) -> Void = { _ in }
  ) -> Int {
    let count = parser.feed(bytes, to: &state)
    changeCount += 1
    guard !state.messages.isEmpty else { return count }
    for message in state.takeMessages() {
      if let onMessage { onMessage(message) } else { kept.append(message) }
      watch(message)
    }
    return count
  }

  /// The messages since the last call, at most the last 1024, and 4 MiB; see ``onMessage``.
  public func takeMessages() -> [PrivateMessage] {
    defer { kept.removeAll() }
    return kept.records
  }

  /// Changes the size, as a window does; telling the program is the caller's affair.
  public func resize(to size: Size) {
    state.resize(to: size)
    changeCount += 1
  }

  /// What the terminal has answered since the last call: type it into the program.
  public func takeReplies() -> [UInt8] { state.takeReplies() }
}
