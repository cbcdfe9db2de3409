import Inspection
import PseudoTerminal
import Terminal
import VirtualTerminal

/// Runs the real program on a pseudo-terminal, with an emulated terminal as its screen.
///
/// After each act it types a sync request; the program settles, marks its frame in what it writes
/// and reports the frame's nodes on a pipe (``Inspection/InspectionChannel``). The screen is taken at
/// the mark, so that cells and nodes are always of the same frame. It waits in `poll(2)`.
@MainActor
public final class ProcessDriver: Driver {
  public internal(set) var screen = Screen.empty
  public internal(set) var ending: Ending?
  /// The terminal that the program writes on; it may be ahead of ``screen``.
  public internal(set) var emulator: VirtualTerminal
  /// What the program has written since its launch: of more than 4 MiB only the last 2 to 4.
  public internal(set) var rawOutput: [UInt8] = []

  /// How long the program may take for one act.
  public var deadline: Duration

  /// Whether the terminal answers what the program asks it (device attributes, colours); one that is
  /// silent is what slow lines and poor terminals look like.
  public var answersQueries = true

  let program: Program
  var size: Size
  var terminal: PseudoTerminal?
  var pipe: InspectionPipe?
  var pristine: TerminalAttributes?
  /// The screens at the marks since the last request, by the number of their frame.
  var marked: [Int: (surface: Surface, cursor: Point?)] = [:]
  var reports: [FrameReport] = []
  var lastSync = 0
  /// For ``takeEvidence()``.
  var typed: [UInt8] = []
  var writtenCount = 0
  var messages = TerminalMessages()

  public init(
    _ program: Program, size: Size = Size(80, 24), deadline: Duration = .seconds(10)
  ) {
    self.program = program
    self.size = size
    self.deadline = deadline
    emulator = Self.makeTerminal(size)
  }

  /// The process; nil before the launch.
  public var processID: Int32? { terminal?.processID }

  /// The process, and all that it has started, parents first; empty where it has ended.
  public var processes: [ProcessHandle] { terminal?.processes ?? [] }

  // MARK: Driver

  public func launch() async throws {
    try start()
    try takeOver()
    try sync()
  }

  public func perform(_ events: [InputEvent]) async throws {
    _ = try running()
    var burst: [UInt8] = []
    let pieces = try events.map { try bytes($0) }
    note(typed: Array(pieces.joined()))
    for (event, piece) in zip(events, pieces) {
      burst += piece
      // What follows an ESC at once would make another key of it; a request stands between them.
      if event == .key(.escape) { burst += InspectionRequest.advance(milliseconds: 0).bytes }
    }
    try sync(behind: burst)
  }

  private func bytes(_ event: InputEvent) throws(DriverError) -> [UInt8] {
    do {
      return try emulator.encode(event)
    } catch let error as InputError {
      throw .refused(error)
    } catch {
      throw .refused(.keyNotEncodable)
    }
  }

  public func advance(by duration: Duration) async throws {
    let parts = duration.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    try running().write(InspectionRequest.advance(milliseconds: Int(milliseconds)).bytes)
    try sync()
  }

  public func resize(to size: Size) async throws {
    let terminal = try running()
    self.size = size
    emulator.resize(to: size)
    try terminal.resize(to: size)
    try sync()
  }

  public func relaunch() async throws {
    stop()
    try await launch()
  }

  /// What the program has started ends with it, and is gone when this returns: the next program may
  /// need the same files.
  public func stop() {
    terminal?.killAll()
    terminal?.close()
    if terminal != nil, ending == nil { finish() }
  }

  func running() throws -> PseudoTerminal {
    try checkRunning()
    guard let terminal else { throw DriverError.notLaunched }
    return terminal
  }

  // MARK: Starting

  /// Starts the program and waits for nothing: for one that does not settle, such as a shell, or that
  /// ends by itself.
  public func start() throws {
    let pipe = try InspectionPipe()
    var environment = program.environment
    environment[InspectionChannel.environmentVariable] = "3"
    pristine = try Self.pristineAttributes()
    resetScreen()
    terminal = try PseudoTerminal(
      executable: program.executable, arguments: program.arguments, environment: environment,
      directory: program.directory, size: size, descriptors: [3: pipe.descriptor])
    pipe.closeWriter()
    self.pipe = pipe
  }

  private func resetScreen() {
    emulator = Self.makeTerminal(size)
    emulator.onMessage = { [weak self] message in
      MainActor.assumeIsolated { self?.note(message) }
    }
    screen = .empty
    ending = nil
    rawOutput = []
    reports = []
  }

  /// Journeys look at cells: the program is not told that pictures could be shown.
  private static func makeTerminal(_ size: Size) -> VirtualTerminal {
    var options = TerminalOptions()
    options.tellsPictures = false
    return VirtualTerminal(size: size, options: options)
  }

  /// The line settings of a terminal that no program has touched.
  private static func pristineAttributes() throws -> TerminalAttributes {
    let untouched = try PseudoTerminal(executable: "/bin/true")
    return try untouched.terminalAttributes()
  }
}
