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
  var kept = RecordLog<PrivateMessage>(limit: 1024, weightLimit: 1 << 22) {
    $0.payload.count
  }

  /// - Parameters:
  ///   - size: brought to 1 ... 4096 columns and rows, and to 4,000,000 cells at most, by fewer rows.
  ///   - scrollback: how many lines that leave the top are kept.
  ///   - options: what kind of terminal it is.
  public init(size: Size, scrollback: Int = 1000, options: TerminalOptions = TerminalOptions()) {
    parser = Parser(stringLimit: options.stringLimit)
    state = TerminalState(size: size, scrollback: scrollback, options: options)
  }

  /// The number of changes: it grows with each piece that is fed and each resize. Costs nothing,
  /// unlike comparing ``screenState``.
  public internal(set) var changeCount = 0

  /// Takes bytes of the program; they may be cut anywhere.
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

  /// Returns the messages since the last call, at most the last 1024, and 4 MiB; see ``onMessage``.
  public func takeMessages() -> [PrivateMessage] {
    defer { kept.removeAll() }
    return kept.records
  }

  /// Changes the size, as a window does; telling the program is the caller's affair.
  public func resize(to size: Size) {
    state.resize(to: size)
    changeCount += 1
  }

  /// Returns the terminal's answers since the last call: type them into the program.
  public func takeReplies() -> [UInt8] { state.takeReplies() }
  public var size: Size { state.size }
  /// The screen as a value: every cell, in the colours and attributes that it was written with.
  public var surface: Surface { state.surface }
  /// The number of lines that were scrolled off the top and are kept.
  public var scrollbackCount: Int { state.isAlternate ? 0 : state.screen.historyCount }

  /// Returns a line of the scrollback, the oldest first, without the never written cells at its
  /// end.
  public func scrollbackLine(_ index: Int) -> [Cell] {
    guard index >= 0, index < scrollbackCount else { return [] }
    state.settle()
    var exporter = CellExporter()
    let saved = state.screen.savedLine(index - scrollbackCount)
    return saved.cells.map { exporter.cell($0, state) }
  }

  /// The lines of the scrollback, the oldest first.
  public var scrollback: [[Cell]] { (0..<scrollbackCount).map { scrollbackLine($0) } }

  /// True if the text of a row goes on in the next one because it did not fit.
  public func isWrapped(row y: Int) -> Bool {
    guard y >= -scrollbackCount, y < size.rows else { return false }
    if y < 0 { state.settle() }
    return state.screen.lineFlags(y).contains(.wrapped)
  }

  public var cursor: CursorState { state.cursor }
  public var modes: Modes { state.modes }
  public var title: String { state.titles.window }
  public var iconName: String { state.titles.icon }
  /// The number of bells that the program rang.
  public var bellCount: Int { state.bellCount }
  /// The last 64 writes to a clipboard; none was passed on.
  public var clipboardWrites: [ClipboardWrite] { state.clipboard.records }
  /// The number of writes to a clipboard, those forgotten included.
  public var clipboardWriteCount: Int { state.clipboard.total }
  /// The last 256 sequences that were not understood, as readable text: `CSI ?9999h: mode 9999`.
  public var unrecognized: [String] { state.unrecognized.records }
  /// The number of sequences that were not understood, those forgotten included.
  public var unrecognizedCount: Int { state.unrecognized.total }
  /// The alternate screen shows.
  public var isAlternateScreen: Bool { state.isAlternate }
  /// The number of synchronised updates (mode 2026) that have ended.
  public var synchronizedFrames: Int { state.synchronizedFrames }
  /// A sequence or a character is half read: the next byte belongs to it.
  public var isInSequence: Bool { parser.isInSequence }
  /// The program has written a hyperlink at some time; while not, no cell needs to be asked.
  public var hasLinks: Bool { state.links.count > 1 }

  /// Returns the text of a cell: empty where nothing was written, and in the right half of a wide
  /// character. Below row 0, of a line of the scrollback.
  public func text(at point: Point) -> String {
    guard let cell = cell(at: point), cell.content != 0, !cell.isRightHalf else { return "" }
    return state.clusters.text(cell.content)
  }

  /// Returns the address of a cell's hyperlink (OSC 8); nil where it has none. Below row 0, of a line of
  /// the scrollback.
  public func link(at point: Point) -> String? {
    guard hasLinks, let cell = cell(at: point) else { return nil }
    let pen = state.styles[cell.style]
    return pen.link == 0 ? nil : state.links[pen.link].uri
  }

  /// Costs nothing on the screen; a line of the scrollback is unpacked.
  private func cell(at point: Point) -> PackedCell? {
    guard (0..<size.columns).contains(point.x), allRows.contains(point.y) else { return nil }
    if point.y < 0 { state.settle() }
    return state.screen.row(point.y)[point.x]
  }

  /// The marks of a shell (OSC 133) on the lines that are kept, from the top.
  public var shellMarks: [PlacedShellMark] {
    state.settle()
    return state.shellMarks
  }

  /// The pictures on the lines that are kept, from the oldest on, each with its place.
  public var pictures: [TerminalPicture] {
    state.settle()
    return state.placedPictures.map(\.picture)
  }

  /// The working folder, as the program wrote it: a path or a `file:` address; empty where it has
  /// told none (OSC 7, OSC 9 ; 9, iTerm2's CurrentDir).
  public var workingFolder: String { state.desktop.folder }
  /// The last 64 notifications (OSC 9, 99, 777); none was shown.
  public var notifications: [TerminalNotification] { state.desktop.notifications.records }
  /// The progress bar that the program asks for (OSC 9 ; 4); nil for none.
  public var progress: ProgressReport? { state.desktop.progress }
  /// The name of the pointer's shape (OSC 22); empty for the usual one.
  public var pointerShape: String { state.desktop.pointerShape }
  /// The variables that the program has set by iTerm2's SetUserVar.
  public var userVariables: [String: String] { state.desktop.variables }

  /// Returns a colour of the palette as `0xRRGGBB`, after OSC 4; 256 to 260 are the special colours
  /// of bold, underlined, blinking, reversed and italic text (OSC 5).
  public func paletteColor(_ index: Int) -> UInt32 { state.colors[palette: index] }
  /// Returns the colour of OSC 10 (text), 11 (background), 12 (cursor) to 19, as `0xRRGGBB`.
  public func dynamicColor(_ number: Int) -> UInt32 { state.colors[special: number] }
  /// Returns a line with all that is known of it; below 0 a line of the scrollback, -1 the newest.
  public func details(row y: Int) -> DetailedLine {
    if y < 0 { state.settle() }
    return state.details(row: y)
  }

  /// All lines of the scrollback with all that is known of them, the oldest first.
  public var scrollbackDetails: [DetailedLine] {
    (-scrollbackCount..<0).map { details(row: $0) }
  }

  /// The whole screen as a value to be kept and compared. Costs a look at every cell.
  public var screenState: ScreenState {
    if !state.notes.isEmpty { state.settle() }
    return state.screenState
  }
  /// The style of the next character that is printed.
  public var pen: DetailedStyle { state.details(state.pen, state.isProtecting) }
  /// The scrolling region.
  public var margins: Margins { state.margins }
  /// The columns of the tab stops, from 0.
  public var tabStops: [Int] { state.tabStops }

  /// The number of screens at ends of synchronised updates (mode 2026) that are kept in ``frames``:
  /// none unless asked for, at most 256. Making one costs as much as ``screenState``.
  public var keptFrames: Int {
    get { state.frames.limit }
    set { state.frames = RecordLog(limit: max(0, min(newValue, 256))) }
  }

  /// The screens at the end of the last synchronised updates, the oldest first: each is a picture
  /// that the program meant to be seen.
  public var frames: [ScreenState] { state.frames.records }
}

/// The kind of the terminal; programs cannot change it.
public struct TerminalOptions: Hashable, Sendable {
  /// Bytes are UTF-8; otherwise Latin-1 with ISO 2022 shifts.
  public var utf8 = true
  /// Lines that were wrapped are wrapped anew when the width changes.
  public var reflow = true
  /// DECCOLM may change the width without mode 40.
  public var columns132 = false
  /// The most bytes of one control string.
  public var stringLimit = 1 << 20

  /// Programs are told that sixel and kitty pictures are understood; they are in any case.
  public var tellsPictures = true

  /// Programs that ask for a title get it (XTWINOPS 20, 21). Who sets a title to a command and asks for
  /// it has the command typed: leave it off for programs that are not known.
  public var tellsTitles = false

  /// Programs that ask for a clipboard (OSC 52) get what was last written to it by OSC 52. Base64 is no
  /// command; but what one program copies another one reads.
  public var tellsClipboard = false

  /// Programs may change the window, as xterm's allowWindowOps has it: its size (XTWINOPS 4, 8 to 10,
  /// DECSLPP, DECSCPP, DECSNLS), its place, and whether it is an icon. A new size is the terminal's at
  /// once: who feeds it looks at ``VirtualTerminal/VirtualTerminal/size`` and tells the program's
  /// pseudo-terminal.
  public var allowsWindowChanges = false

  /// The number of XTCHECKSUM that says how DECRQCRA's checksum is made, until a program sends another one
  /// (xterm's resource checksumExtension).
  public var checksumExtension = 0

  /// The colours of text and background as `0xRRGGBB`, which programs are told (OSC 10 to 19, and by DSR 996
  /// whether the scheme is a dark one) until they set others.
  public var foreground: UInt32 = 0xE5E5E5
  public var background: UInt32 = 0x000000

  public init() {}
}

/// A control string that is not the terminal's own: a message of the program to the terminal's
/// owner.
public struct PrivateMessage: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An operating system command of a number that the terminal does not know; the payload begins
    /// behind the number.
    case command(Int)
    case application, privacy, startOfString
  }

  public let kind: Kind
  public let payload: [UInt8]
  /// Counts messages from 1.
  public let ordinal: Int

  public var text: String { String(decoding: payload, as: UTF8.self) }
}
