import Terminal

extension VirtualTerminal {
  private static let signature = Array("moggyterm".utf8)
  private static let version: UInt8 = 3
  private static let sumLength = 8

  /// Returns the terminal as bytes: both screens, the history, modes, pen, tab stops, character sets,
  /// colours, pictures, links, marks, titles and records, a half read sequence, and the answers and
  /// messages that nobody has taken. A terminal that is made of them shows the same now, and after
  /// whatever comes. The same terminal gives the same bytes.
  ///
  /// ``frames``, ``keptFrames`` and ``onMessage`` are their owner's and not in it. Costs a look at every
  /// line of the history; a line of Latin text takes a byte a character.
  public func encode() -> [UInt8] {
    state.settle()
    var archive = StateArchive()
    self.archive(&archive)
    let bytes = Self.signature + [Self.version] + archive.bytes
    return bytes + Self.sum(bytes)
  }

  /// Makes a terminal of what ``encode()`` gave.
  ///
  /// - Throws: ``StateEncodingError`` for any other bytes. No bytes trap, and they take memory as they
  ///   are long, and for a screen and a history of the size that they tell.
  public convenience init(encoded bytes: [UInt8]) throws(StateEncodingError) {
    let start = Self.signature.count + 1
    guard bytes.starts(with: Self.signature), bytes.count >= start + Self.sumLength
    else { throw .notATerminal }
    guard bytes[start - 1] == Self.version else { throw .otherVersion(Int(bytes[start - 1])) }
    let end = bytes.count - Self.sumLength
    guard Self.sum(bytes[..<end]).elementsEqual(bytes[end...]) else { throw .damaged }
    var archive = StateArchive(reading: Array(bytes[start..<end]))
    var kind = Kind()
    kind.archive(&archive)
    if let place = archive.failure { throw .impossible(at: start + place) }
    self.init(size: kind.size, scrollback: kind.scrollback, options: kind.options)
    archiveContent(&archive)
    if !archive.isAtEnd { archive.fail() }
    if let place = archive.failure { throw .impossible(at: start + place) }
  }

  private func archive(_ archive: inout StateArchive) {
    var kind = Kind()
    (kind.size, kind.options) = (size, state.options)
    kind.scrollback = max(state.screen.historyLimit, state.hidden.historyLimit)
    kind.archive(&archive)
    archiveContent(&archive)
  }

  /// The sum of FNV-1a (Fowler, Noll and Vo), which tells bytes that were damaged by accident.
  static func sum(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<UInt64(sumLength)).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }

  /// All that a terminal is made with.
  private struct Kind {
    var size = Size(1, 1)
    var scrollback = 0
    var options = TerminalOptions()

    mutating func archive(_ archive: inout StateArchive) {
      archive.number(&size.columns, 1...4096)
      archive.number(&size.rows, 1...4096)
      if TerminalState.clamped(size) != size { archive.fail() }
      archive.number(&scrollback, 0...1_000_000)
      archive.flag(&options.utf8)
      archive.flag(&options.reflow)
      archive.flag(&options.columns132)
      archive.number(&options.stringLimit, 0...Int.max)
      archive.flag(&options.tellsPictures)
      archive.flag(&options.tellsTitles)
      archive.flag(&options.tellsClipboard)
      archive.flag(&options.allowsWindowChanges)
      archive.number(&options.checksumExtension, 0...Int.max)
      archive.number(&options.foreground, 0...UInt32.max)
      archive.number(&options.background, 0...UInt32.max)
    }
  }
}

/// The reason that bytes are no terminal.
public enum StateEncodingError: Error, Hashable, Sendable {
  /// The bytes do not begin as ``VirtualTerminal/VirtualTerminal/encode()`` writes them.
  case notATerminal
  /// Another version of the module has written them.
  case otherVersion(Int)
  /// They are not the bytes that were written.
  case damaged
  /// There can be no such terminal; with the place of the first byte that tells it.
  case impossible(at: Int)
}
