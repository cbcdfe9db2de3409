import CNcurses
import CPlatform
import FoundationEssentials
import Glibc
import Terminal

/// The terminal as a screen to draw surfaces on; the only place that calls ncurses.
///
/// ncurses finds the shortest way from what the terminal shows to what it shall show, in the words
/// of the terminal's own terminfo entry. Text reaches it cell by cell through ``CellText`` alone,
/// so no control character can pass. There is one screen a process at a time.
@MainActor
public final class CursesScreen {
  public let colorDepth: ColorDepth
  public private(set) var size: Size
  /// Keys that this terminal sends otherwise than most, for ``InputDecoder``.
  public let extraKeys: [[UInt8]: KeyStroke]

  /// True while clicks, drags and the wheel are reported; without it the terminal's own selection
  /// works.
  public var isMouseEnabled: Bool {
    didSet {
      guard isMouseEnabled != oldValue, !isSuspended else { return }
      write(isMouseEnabled ? TerminalModes.mouseOn : TerminalModes.mouseOff)
    }
  }

  private let output: Int32
  private let environment: [String: String]
  private let numbers: ColorNumbers
  private var pairs: ColorPairs
  private var drawn: Surface
  private var layer = PictureLayer()
  private var isSuspended = false

  /// Enters the screen of the terminal.
  ///
  /// Of the environment `TERM`, `NO_COLOR` and `COLORTERM` are read; `colorDepth` is the most that
  /// is drawn in, whatever they say.
  ///
  /// - Throws: ``ScreenError``, with the terminal as it was.
  public init(
    environment: [String: String], isMouseEnabled: Bool = true, colorDepth: ColorDepth? = nil,
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(ScreenError) {
    let type = try Self.checkedType(environment, input: input, output: output)
    let choice = Self.choose(type: type, environment, wanted: colorDepth)
    csupervisor_set_screen_entered(1)
    let status = cncurses_enter(choice.type, input, output, choice.depth == .none ? 0 : 1)
    guard status == CNCURSES_OK else {
      csupervisor_set_screen_entered(0)
      throw .failed
    }
    (self.output, self.isMouseEnabled, self.environment) = (output, isMouseEnabled, environment)
    self.colorDepth = choice.depth
    numbers = ColorNumbers(
      depth: choice.depth, count: max(1, Int(cncurses_colors())),
      hasDefault: choice.depth == .none || cncurses_has_default_colors() != 0)
    pairs = ColorPairs(limit: choice.depth == .none ? 1 : cncurses_pairs())
    extraKeys = TerminfoKeys.load()
    size = TerminalSize.of(output) ?? Self.cursesSize
    drawn = Surface(size: size)
    cncurses_resize(Int32(size.columns), Int32(size.rows))
    start()
  }

  /// Shows a surface, from the upper left corner; what does not fit is left out.
  ///
  /// Only cells that differ from the last surface are handed on. Blocks while the terminal takes no
  /// bytes. The cursor stands at `cursor`, and is hidden where that is nil. The terminal's own
  /// `pictures` are laid over their cells, which are part of the surface; never without colours.
  public func draw(_ surface: Surface, cursor: Point?, pictures: [PlacedPicture] = []) {
    guard !isSuspended else { return }
    var doubtful: [Int: [DoubtfulRun]] = [:]
    if !putChanges(of: surface, &doubtful) {
      forgetPairs()
      _ = putChanges(of: surface, &doubtful)
    }
    drawn = surface
    let step = layer.step(to: colorDepth == .none ? [] : pictures, on: size)
    for row in step.rows { cncurses_repaint_row(Int32(row)) }
    let shown = cursor.flatMap { Rect(size: size).contains($0) ? $0 : nil }
    cncurses_refresh(Int32(shown?.x ?? -1), Int32(shown?.y ?? 0))
    if !doubtful.isEmpty { write(doubtful, of: surface) }
    write(step.bytes)
  }

  /// Takes over a new size of the terminal; what is drawn next is drawn whole.
  public func resize(to newSize: Size) {
    guard let newSize = TerminalSize.clamp(columns: newSize.columns, rows: newSize.rows) else {
      return
    }
    size = newSize
    cncurses_resize(Int32(newSize.columns), Int32(newSize.rows))
    if !isSuspended { widenRegion() }
    forgetDrawn()
  }

  /// Tells, in band and after everything drawn so far, which frame that was: `OSC 7373 ; frame ; N
  /// BEL`, of which terminals take no notice.
  public func mark(frame: Int) {
    guard !isSuspended else { return }
    write("\u{1B}]7373;frame;\(frame)\u{07}")
  }

  /// Asks the terminal to put a text into its clipboard: `OSC 52 ; c ; BASE64 BEL`. In Base64 no
  /// text is a control sequence.
  public func copy(_ text: String) {
    guard !isSuspended else { return }
    write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}")
  }

  /// Has the terminal tell something on the desktop; one that is not known to do that rings its bell.
  ///
  /// - Parameter known: what the terminal has told about itself.
  public func notify(title: String, text: String, known: TerminalCapabilities) {
    guard !isSuspended else { return }
    let way = NotificationProtocol.choose(environment: environment, capabilities: known)
    write(way?.sequence(title: title, text: text) ?? "\u{07}")
  }

  /// Puts questions to the terminal; it answers as if it typed.
  public func ask(_ query: TerminalQuery) {
    guard !isSuspended else { return }
    write(query.text)
  }

  /// Gives the terminal back for the time being: call it before the program is stopped.
  public func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    leaveTerminal(forGood: false)
  }

  /// Takes the terminal again, in its present size. Also right after a stop that ``suspend()`` did
  /// not come before.
  public func resume() {
    let wasLeftForUs = !isSuspended && csupervisor_screen_entered() == 0
    if !wasLeftForUs { suspend() }
    csupervisor_set_screen_entered(1)
    if wasLeftForUs { write(cncurses_enter_again().map { String(cString: $0) } ?? "") }
    // First the size: the scrolling region that ncurses sets on its way back goes by it.
    resize(to: TerminalSize.of(output) ?? size)
    isSuspended = false
    start()
  }

  /// Gives the terminal back for good. Nothing can be drawn after it.
  public func leave() {
    guard !isLeft else { return }
    isLeft = true
    if isSuspended {
      cncurses_leave(1)
    } else {
      isSuspended = true
      leaveTerminal(forGood: true)
    }
  }

  private var isLeft = false
}

// MARK: - Entering and leaving

extension CursesScreen {
  /// Checks that a screen can be had at all; changes nothing.
  ///
  /// - Throws: ``ScreenError``.
  public static func check(
    environment: [String: String], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(ScreenError) { _ = try checkedType(environment, input: input, output: output) }

  private static var cursesSize: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cncurses_size(&columns, &rows)
    return Size(Int(columns), Int(rows))
  }

  private static func checkedType(
    _ environment: [String: String], input: Int32, output: Int32
  ) throws(ScreenError) -> String {
    DisplayWidth.prepareLocale()
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    guard let type = environment["TERM"], !type.isEmpty else { throw .typeMissing }
    switch cncurses_check_type(type) {
    case CNCURSES_OK: return type
    case CNCURSES_UNFIT_TYPE: throw .typeUnfit(type)
    default: throw .typeUnknown(type)
    }
  }

  private static func choose(
    type: String, _ environment: [String: String], wanted: ColorDepth?
  ) -> ColorDepth.Choice {
    // Less than the terminal has can always be had; more cannot.
    var environment = environment
    if let wanted, wanted < .direct { environment["COLORTERM"] = nil }
    var choice = ColorDepth.choose(type: type, environment: environment) { name in
      let colors = cncurses_colors_of_type(name)
      return colors < 0 ? nil : Int(colors)
    }
    choice.depth = min(wanted ?? .direct, choice.depth)
    return choice
  }

  private func start() {
    cncurses_refresh(-1, 0)
    widenRegion()
    write(TerminalModes.enter + (isMouseEnabled ? TerminalModes.mouseOn : ""))
  }

  /// At the start ncurses sets a scrolling region of as many rows as the terminfo entry tells;
  /// lines that it moves later, to save bytes, go by the size that the terminal has.
  private func widenRegion() {
    guard let region = cncurses_whole_region().map({ String(cString: $0) }) else { return }
    write(region)
    cncurses_repaint()  // It moves the cursor, of which ncurses is not told.
  }

  private func leaveTerminal(forGood: Bool) {
    write(layer.clear())
    let toPrompt = cncurses_move_to_prompt().map { String(cString: $0) } ?? ""
    cncurses_leave(forGood ? 1 : 0)
    write(TerminalModes.restore + toPrompt)
    csupervisor_set_screen_entered(0)
  }

  /// Writes a sequence: for constants of this module, numbers, Base64 and ``CellText`` only. No
  /// text of others may come here.
  private func write(_ sequence: String) {
    _ = csupervisor_write(output, sequence, sequence.utf8.count)
  }

  /// Writes the bytes of a ``PictureLayer``, which lets nothing through but pictures.
  private func write(_ pictures: [UInt8]) {
    guard !pictures.isEmpty else { return }
    pictures.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: CChar.self)
      if let address = text.baseAddress { _ = csupervisor_write(output, address, text.count) }
    }
  }
}

// MARK: - Drawing

extension CursesScreen {
  /// Puts the cells that have changed; false where the pairs of colours ran out half way.
  /// `doubtful` gets the runs of each row that has changed: ncurses may have overwritten them on
  /// its way.
  private func putChanges(of surface: Surface, _ doubtful: inout [Int: [DoubtfulRun]]) -> Bool {
    let isKnown = drawn.size == surface.size
    for y in 0..<size.rows {
      if isKnown, y >= drawn.size.rows || drawn.row(y) == surface.row(y) { continue }
      let runs = y < surface.size.rows ? surface.doubtfulRuns(row: y) : []
      // What was held back in the last frame may be plain text of its own in this one.
      let before = isKnown ? drawn.doubtfulRuns(row: y) : []
      doubtful[y] = runs.isEmpty ? nil : runs
      for x in 0..<size.columns {
        let isDoubtful = runs.contains { $0.columns.contains(x) }
        let isAsBefore = isKnown && !before.contains { $0.columns.contains(x) }
        if isAsBefore, !isDoubtful, drawn[x, y] == surface[x, y] { continue }
        guard put(surface, x, y, isHeldBack: isDoubtful) else { return false }
      }
    }
    return true
  }

  /// False where there is no pair left for the cell's colours. What is held back is written by
  /// ``DoubtfulText``; ncurses takes the room for a blank that must not be erased.
  private func put(_ surface: Surface, _ x: Int, _ y: Int, isHeldBack: Bool) -> Bool {
    let cell = surface[x, y]
    if cell.width == 0, x > 0, surface[x - 1, y].width == 2 { return true }
    guard let pair = pair(for: cell.style) else { return false }
    let fits = x + Int(cell.width) <= size.columns
    let scalars = isHeldBack ? CellText.room(of: cell) : CellText.scalars(of: cell)
    let bits = Self.bits(of: cell.style)
    let isPut = cncurses_put(
      Int32(x), Int32(y), fits ? scalars : [0x20], fits ? scalars.count : 1, bits, pair)
    if isPut != 0 { cncurses_put(Int32(x), Int32(y), [0xFFFD], 1, bits, pair) }
    return true
  }

  private func write(_ doubtful: [Int: [DoubtfulRun]], of surface: Surface) {
    var text = DoubtfulText(surface: surface, columns: size.columns) { style in
      String(cString: cncurses_style(Self.bits(of: style), self.pair(for: style) ?? 0))
    }
    for (y, runs) in doubtful.sorted(by: { $0.key < $1.key }) { text.add(runs, row: y) }
    write(text.finished())
  }

  private func pair(for style: Style) -> Int32? {
    guard colorDepth != .none else { return 0 }
    let colors = ColorPairs.Colors(
      foreground: numbers.foreground(style.foreground),
      background: numbers.background(style.background))
    switch pairs.number(for: colors) {
    case .known(let pair): return pair
    case .full: return nil
    case .new(let pair):
      let isSet = cncurses_set_pair(pair, colors.foreground, colors.background)
      return isSet == 0 ? pair : 0
    }
  }

  /// A surface of more colours than there are pairs: they are given out anew, and everything is
  /// drawn again.
  private func forgetPairs() {
    pairs.removeAll()
    cncurses_forget_pairs()
    cncurses_repaint()
    forgetDrawn()
  }

  /// Forgets what is drawn: every cell is written again, over the pictures too.
  private func forgetDrawn() {
    drawn = Surface(size: .zero)
    layer.forget()
  }

  private static func bits(of style: Style) -> UInt32 {
    var bits: UInt32 = 0
    for (attribute, bit) in attributeBits where style.attributes.contains(attribute) {
      bits |= bit.rawValue
    }
    if style.underline != .none { bits |= CNCURSES_UNDERLINE.rawValue }
    return bits
  }

  private static let attributeBits: [(Attributes, cncurses_attribute)] = [
    (.bold, CNCURSES_BOLD), (.dim, CNCURSES_DIM), (.italic, CNCURSES_ITALIC),
    (.blink, CNCURSES_BLINK), (.reverse, CNCURSES_REVERSE), (.hidden, CNCURSES_HIDDEN),
  ]

  /// The version of the ncurses library in use, as `6.4.20221231`.
  public nonisolated static var libraryVersion: String {
    String(cString: cncurses_version()).split(separator: " ").last.map(String.init) ?? ""
  }
}
