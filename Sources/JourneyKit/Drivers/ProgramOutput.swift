import PseudoTerminal
import Terminal
import VirtualTerminal

/// The output of a program since its launch: the terminal that takes it, the raw bytes, and counts.
@MainActor
final class ProgramOutput {
  let emulator: VirtualTerminal
  /// The raw bytes; of more than 4 MiB only the last 2 to 4.
  private(set) var bytes: [UInt8] = []
  /// The number of bytes since the launch.
  private(set) var received = 0
  private(set) var lastArrival = ContinuousClock.now
  /// The answers that a silent terminal has not given.
  private var withheld: [String] = []
  // At the start of the last act
  private var receivedBefore = 0
  private var framesBefore = 0
  private var bursts = 0
  /// The number of bytes at the last ``takeCount()``.
  private var reported = 0

  init(size: Size, theme: TerminalTheme = .dark) {
    // Journeys look at cells, so the program is not told that pictures could be shown.
    var options = TerminalOptions()
    options.tellsPictures = false
    if theme == .light { (options.foreground, options.background) = (0x000000, 0xFFFFFF) }
    emulator = VirtualTerminal(size: size, options: options)
  }

  // MARK: Taking it
  /// Gives the emulator what the program has written, and the program the answers of the emulator. A
  /// program that never stops writing is read until the deadline.
  ///
  /// - Returns: false if there was nothing.
  func take(from terminal: PseudoTerminal, within deadline: Duration, answering: Bool) -> Bool {
    let (before, end) = (received, ContinuousClock.now + deadline)
    while true {
      let piece = terminal.read()
      if piece.isEmpty { return received > before }
      keep(piece)
      emulator.feed(piece)
      let replies = emulator.takeReplies()
      if answering { answer(replies, to: terminal) } else { withhold(replies) }
      if lastArrival >= end { return true }
    }
  }

  private func answer(_ replies: [UInt8], to terminal: PseudoTerminal) {
    // A program that asks without reading the answers gets no more than this.
    if terminal.unwritten < 1 << 16 { terminal.write(replies) }
  }

  private func withhold(_ replies: [UInt8]) {
    guard !replies.isEmpty, withheld.count < 1000 else { return }
    withheld.append(
      "what would be answered by \(String(decoding: replies, as: UTF8.self).debugDescription)")
  }

  private func keep(_ piece: [UInt8]) {
    let half = 1 << 21
    received += piece.count
    if bursts == 0 || ContinuousClock.now - lastArrival >= .milliseconds(5) { bursts += 1 }
    lastArrival = .now
    bytes += piece
    if bytes.count > 2 * half { bytes.removeFirst(bytes.count - half) }
  }

  func forget() { bytes = [] }

  /// Returns the number of bytes since the last call.
  func takeCount() -> Int {
    defer { reported = received }
    return received - reported
  }

  // MARK: Statistics
  func beginAct() {
    receivedBefore = received
    framesBefore = emulator.synchronizedFrames
    bursts = 0
  }

  var statistics: OutputStatistics {
    var statistics = OutputStatistics()
    statistics.bytes = received - receivedBefore
    statistics.bursts = bursts
    statistics.fullClears = OutputStatistics.fullClears(in: bytes.suffix(statistics.bytes))
    statistics.frames = emulator.synchronizedFrames - framesBefore
    return statistics
  }

  // MARK: Queries
  var unansweredQueries: [String] { emulator.unrecognized.filter(Self.asks) + withheld }

  /// Reports and requests of ECMA-48, DEC and xterm: DSR, DA, DECRQM, window reports, XTGETTCAP.
  private static func asks(_ sequence: String) -> Bool {
    let words = sequence.split(separator: ":", maxSplits: 1)[0]
    if words.hasPrefix("CSI ") {
      return ["n", "c", "$p", "$w", "x", "q"].contains(where: words.hasSuffix)
    }
    return words.hasPrefix("DCS ") && ["$q", "+q"].contains(where: words.hasSuffix)
  }

  // MARK: The end
  /// The text on the main screen; empty on the alternate one.
  var printed: String {
    guard !emulator.isAlternateScreen else { return "" }
    var rows = Screen(emulator).text.split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// Returns the changes of the terminal against a fresh one, in words.
  ///
  /// - Parameters:
  ///   - attributes: the line settings now; nil if they are not known.
  ///   - pristine: those of an untouched terminal.
  func leftBehind(_ attributes: TerminalAttributes?, pristine: TerminalAttributes?) -> [String] {
    // Blinking is the user's wish; `cnorm` of xterm turns it off for good.
    let modes = Mode.allCases.filter {
      $0 != .cursorBlink && emulator.modes.contains($0) != Modes.initial.contains($0)
    }
    var left = modes.map { "mode \($0)" }
    if emulator.isAlternateScreen { left.append("alternate screen") }
    if emulator.pen.style != .plain { left.append("style \(emulator.pen.style.words)") }
    let isWhole = emulator.margins == VirtualTerminal(size: emulator.size, scrollback: 0).margins
    if !isWhole { left.append("scrolling region") }
    if emulator.keyboardFlags.rawValue != 0 { left.append("keyboard protocol") }
    if let pristine, let attributes, attributes != pristine { left.append("line settings") }
    return left
  }
}

/// The output of a program in one act, for a budget.
public struct OutputStatistics: Hashable, Sendable {
  public var bytes = 0
  /// The number of writes after 5 ms of silence or more, with the first one. The user can see each
  /// burst: a frame in two bursts is torn or drawn twice. The kernel decides when bytes come, so a
  /// busy machine can make one burst of two, but never two of one.
  public var bursts = 0
  /// The number of times that the whole screen was cleared (`CSI 2 J`, `CSI H CSI J`, `ESC c`).
  public var fullClears = 0
  /// The number of finished synchronised updates (mode 2026).
  public var frames = 0

  public init() {}

  fileprivate static func fullClears(in bytes: ArraySlice<UInt8>) -> Int {
    var (index, count) = (bytes.startIndex, 0)
    while let escape = bytes[index...].firstIndex(of: 0x1B) {
      let rest = bytes[bytes.index(after: escape)...]
      if clears.contains(where: rest.starts(with:)) { count += 1 }
      index = bytes.index(after: escape)
    }
    return count
  }

  /// The rest of each sequence behind the ESC.
  private static let clears = ["[2J", "[H\u{1B}[J", "[1;1H\u{1B}[J", "c"].map { Array($0.utf8) }
}

/// The messages of a program to its terminal besides the screen, found by comparing counts.
struct TerminalMessages {
  private var title = ""
  private var bells = 0
  private var notifications: [TerminalNotification] = []
  private var clipboard: [ClipboardWrite] = []
  private var unknown = 0

  /// Returns the messages since the last call, in words.
  mutating func take(_ terminal: VirtualTerminal) -> [String] {
    var words: [String] = []
    // The terminal of a new launch counts from 0 again.
    let rings = terminal.bellCount - (terminal.bellCount < bells ? 0 : bells)
    if rings > 0 { words.append(rings == 1 ? "bell" : "bell \(rings) times") }
    if terminal.title != title { words.append("title \(terminal.title.quoted)") }
    if terminal.notifications != notifications, let last = terminal.notifications.last {
      words.append("notification \(last.title.quoted) \(last.body.quoted)")
    }
    if terminal.clipboardWrites != clipboard, let last = terminal.clipboardWrites.last {
      words.append("clipboard \(last.selection): \(last.data.count) bytes")
    }
    let strange = terminal.unrecognizedCount - (terminal.unrecognizedCount < unknown ? 0 : unknown)
    if strange > 0 {
      words += terminal.unrecognized.suffix(min(strange, 8)).map { "not understood: \($0)" }
    }
    remember(terminal)
    return words
  }

  private mutating func remember(_ terminal: VirtualTerminal) {
    title = terminal.title
    bells = terminal.bellCount
    notifications = terminal.notifications
    clipboard = terminal.clipboardWrites
    unknown = terminal.unrecognizedCount
  }
}
