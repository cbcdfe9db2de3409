import Terminal

/// Turns the bytes of a terminal into keys, mouse, pastes and focus, wherever a read cut them.
///
/// It knows what xterm, the VT family, rxvt, the Linux console, kitty's keyboard protocol and
/// bracketed paste send (XTerm Control Sequences; kitty's *Comprehensive keyboard handling*).
/// Answers of the terminal (device attributes, cursor position, colours) are told apart or dropped
/// whole, so that they are never read as keys. No I/O and no clock: the caller says the time.
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.decode(Array("\u{1B}[1;5C".utf8), at: .zero)  // [.event(.key(Ctrl-→))]
/// ```
public struct InputDecoder: Sendable {
  /// The most bytes of a paste that are kept; the rest of it is dropped.
  public static let pasteLimit = 1 << 20
  /// The most bytes of a control string that are kept; a longer one is dropped whole.
  public static let stringLimit = 1 << 16
  /// The most bytes of a control sequence; a longer one is dropped whole.
  static let sequenceLimit = 128

  /// The silence after which a Ctrl-C alone is the user's, who wants out of a paste that was broken
  /// off. What is pasted may hold the byte too, but comes without a pause.
  static let pasteBreak = Duration.milliseconds(300)

  enum Phase {
    case ground, escape, controlSequence, singleShift, linuxKey, legacyMouse
    case string, stringEscape, paste
  }

  var phase = Phase.ground
  /// The bytes from the last ESC on.
  var sequence: [UInt8] = []
  /// An ESC came before the one that began the sequence, or before a character.
  var isAlt = false
  var string: [UInt8] = []
  var mouse = MouseDecoder()
  private(set) var now = Duration.zero
  private var character = UTF8Collector()
  private var paste = PasteCollector(limit: InputDecoder.pasteLimit)
  private var decoded: [DecodedInput] = []
  let extraKeys: [[UInt8]: KeyStroke]

  /// - Parameter extraKeys: keys of this terminal that send an escape sequence of their own, which
  ///   wins over what it would mean elsewhere.
  public init(extraKeys: [[UInt8]: KeyStroke] = [:]) { self.extraKeys = extraKeys }

  /// Takes the next bytes and returns what is complete. `now` is a time that never goes back, from
  /// any origin; it tells a double click.
  public mutating func decode(_ bytes: some Collection<UInt8>, at now: Duration) -> [DecodedInput] {
    let silence = now - self.now
    self.now = now
    if phase == .paste, silence >= Self.pasteBreak, bytes.elementsEqual([0x03]) { endPaste() }
    var rest = ArraySlice(bytes)
    while let byte = rest.first {
      if phase == .paste {
        if paste.consume(&rest) { endPaste() }
      } else {
        rest.removeFirst()
        step(byte)
      }
    }
    return takeDecoded()
  }

  /// True if the last byte was an ESC. Only silence tells that it was the key.
  public var hasPendingEscape: Bool { phase == .escape }

  /// After how much silence ``flush()`` is to be called; nil where nothing is incomplete.
  ///
  /// Short where the bytes could be a key of their own, longer where only a slow line or a broken
  /// terminal can be the reason, so that no input can make the program deaf.
  public var flushDelay: Duration? {
    switch phase {
    case .ground: character.isPending ? .milliseconds(500) : nil
    case .escape: .milliseconds(25)
    case .stringEscape: .milliseconds(100)
    case .controlSequence, .singleShift: .milliseconds(sequence.count == 2 ? 100 : 500)
    case .string: .milliseconds(sequence.count == 2 && string.isEmpty ? 100 : 2000)
    case .linuxKey, .legacyMouse: .milliseconds(500)
    case .paste: .seconds(2)
    }
  }

  /// Takes what is incomplete for what it is without more bytes: an ESC for the key; `ESC [` for
  /// Alt-[; a paste for as much as came. What is nothing by itself is dropped.
  public mutating func flush() -> [DecodedInput] {
    switch phase {
    case .ground: character = UTF8Collector()
    case .escape, .stringEscape: emit(.escape)
    case .controlSequence, .singleShift, .string: flushIntroducer()
    case .linuxKey, .legacyMouse: break
    case .paste: endPaste()
    }
    reset()
    return takeDecoded()
  }

  private mutating func flushIntroducer() {
    guard sequence.count == 2, string.isEmpty, let last = sequence.last else { return }
    emitPendingEscape()
    emit(KeyStroke(.character(Character(Unicode.Scalar(last))), .alt))
  }

  private mutating func takeDecoded() -> [DecodedInput] {
    defer { decoded.removeAll() }
    return decoded
  }
}

// MARK: - Plain bytes

extension InputDecoder {
  mutating func step(_ byte: UInt8) {
    switch phase {
    case .ground, .paste: ground(byte)
    case .escape: escape(byte)
    case .controlSequence: controlSequence(byte)
    case .singleShift: singleShift(byte)
    case .linuxKey: linuxKey(byte)
    case .legacyMouse: legacyMouse(byte)
    case .string: string(byte)
    case .stringEscape: stringEscape(byte)
    }
  }

  mutating func ground(_ byte: UInt8) {
    if byte < 0x80 {
      if character.isPending { abandonCharacter() }
      if byte == 0x1B { beginEscape() } else { emitByte(byte) }
      return
    }
    switch character.feed(byte) {
    case .incomplete: break
    case .scalar(let scalar): emitScalar(scalar)
    case .invalid: isAlt = false
    case .invalidThenAgain:
      isAlt = false
      ground(byte)
    }
  }

  /// Leaves the sequence that `byte` cannot belong to, and takes the byte for itself.
  mutating func abandon(at byte: UInt8) {
    reset()
    ground(byte)
  }

  mutating func reset() {
    phase = .ground
    sequence.removeAll(keepingCapacity: true)
    string.removeAll()
    isAlt = false
  }

  private mutating func abandonCharacter() {
    character = UTF8Collector()
    isAlt = false
  }

  private mutating func emitByte(_ byte: UInt8) {
    if let key = extraKeys[[byte]] ?? KeyStroke(byte: byte) { emit(key) }
    isAlt = false
  }

  /// A character of one scalar: a key has no way to say that the next one belongs to it.
  private mutating func emitScalar(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0xA0 { emit(KeyStroke(.character(Character(scalar)))) }
    isAlt = false
  }
}

// MARK: - Results

extension InputDecoder {
  mutating func emit(_ stroke: KeyStroke) {
    if isAlt, stroke == .escape {
      decoded.append(.event(.key(.escape)))
      decoded.append(.event(.key(.escape)))
    } else {
      var stroke = stroke
      if isAlt { stroke.modifiers.insert(.alt) }
      decoded.append(.event(.key(stroke)))
    }
    isAlt = false
  }

  mutating func emit(_ event: InputEvent) {
    emitPendingEscape()
    decoded.append(.event(event))
  }

  mutating func emit(_ reply: TerminalReply) {
    emitPendingEscape()
    decoded.append(.reply(reply))
  }

  mutating func emit(application text: String) { decoded.append(.application(text)) }

  /// Emits the ESC before something that no key sends: it was the key.
  mutating func emitPendingEscape() {
    if isAlt { decoded.append(.event(.key(.escape))) }
    isAlt = false
  }

  private mutating func endPaste() {
    emit(.paste(paste.take()))
    reset()
  }
}

/// The meaning of a stretch of the terminal's bytes.
public enum DecodedInput: Hashable, Sendable {
  case event(InputEvent)
  /// The text after `journey;` in a string `ESC _ journey;… ESC \` (APC of ECMA-48), by which a
  /// test speaks to the program in band.
  case application(String)
  /// The answer to a question that was put to the terminal, or a report that looks like one.
  case reply(TerminalReply)
}
