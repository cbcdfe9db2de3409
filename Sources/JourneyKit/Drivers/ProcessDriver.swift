import PseudoTerminal
import Semantics
import Terminal
import VirtualTerminal

/// Runs any program on a pseudo-terminal, with an emulated terminal as its screen.
///
/// A program that says hello on the inspection pipe is asked: after each act the driver types a sync
/// request; the program settles, marks its frame in what it writes and reports the frame's nodes on
/// the pipe (``Inspection/InspectionChannel``). The screen is taken at the mark, so that cells and
/// nodes are always of the same frame. Any other program is watched from outside (``Settling``), and
/// its screen has no nodes. Nothing sleeps: it waits in `ppoll(2)`, and leaves the actor to others.
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
  /// How the last act has come to rest.
  public internal(set) var settlement: Settlement?
  /// How that is found out.
  public let settling: Settling
  /// How long a program must be silent to be taken for settled where nothing better is known.
  public var quietTime = Duration.milliseconds(100)
  /// Where proc(5) is mounted.
  public var proc = "/proc"

  /// Whether the terminal answers what the program asks it (device attributes, colours); one that is
  /// silent is what slow lines and poor terminals look like.
  public var answersQueries = true

  let program: Program
  var size: Size
  var terminal: PseudoTerminal?
  var pipe: InspectionPipe?
  var pristine: TerminalAttributes?
  /// The screens at the marks since the last request, by the number of their frame.
  var marked: [Int: Screen] = [:]
  var reports: [FrameReport] = []
  var lastSync = 0
  var watch: ProcessWatch?
  var home: TemporaryHome?
  var fakeClock: FakeClock?
  /// How many programs are waited for, in all journeys at once.
  static var actsUnderWay = 0
  /// The line settings of a terminal that no program has touched, once they are known.
  static var untouched: TerminalAttributes?
  /// How long the program has waited for input at most when it had settled last.
  var usualLimit: Duration?
  /// Why the kernel cannot be asked.
  var refusal: String?
  /// How many bytes the program has written, and when the last of them came.
  var received = 0
  var lastOutput = ContinuousClock.now
  // What had come when the last act began
  var receivedBefore = 0
  var framesBefore = 0
  var bursts = 0
  /// The answers that a silent terminal has not given.
  var withheld: [String] = []
  /// For ``takeEvidence()``.
  var typed: [UInt8] = []
  var told = 0
  var settlingTime: Duration?
  var messages = TerminalMessages()

  public init(
    _ program: Program, size: Size = Size(80, 24), deadline: Duration = .seconds(10),
    settling: Settling = .automatic
  ) {
    self.program = program
    self.settling = settling
    self.size = size
    self.deadline = deadline
    emulator = Self.makeTerminal(size)
  }

  public var display: VirtualTerminal? { emulator }

  /// The folder of the program's own that `HOME` names; nil before the launch, and where the program
  /// was given another.
  public var homePath: String? { program.hasOwnHome ? home?.path : nil }

  /// Why the program is not kept from other machines though it should be; nil where it is.
  public var networkRefusal: String? { terminal?.networkGuard?.refusal }

  /// The process; nil before the launch.
  public var processID: Int32? { terminal?.processID }

  /// The process, and all that it has started, parents first; empty where it has ended.
  public var processes: [ProcessHandle] { terminal?.processes ?? [] }

  // MARK: Driver

  public func launch() async throws {
    try start()
    try await settle(launching: true)
  }

  public func perform(_ events: [InputEvent]) async throws {
    _ = try running()
    for burst in try bursts(events) where ending == nil {
      try await settle(burst.bytes, doubt: burst.doubt)
    }
  }

  /// What is typed in one piece. What follows an ESC at once would make another key of it: a request
  /// stands between them, and a program that takes none settles first.
  private func bursts(
    _ events: [InputEvent]
  ) throws(DriverError) -> [(bytes: [UInt8], doubt: Doubt)] {
    var bursts: [(bytes: [UInt8], doubt: Doubt)] = [([], .none)]
    for event in events {
      let last = bursts.count - 1
      bursts[last].bytes += try bytes(event)
      bursts[last].doubt = max(bursts[last].doubt, Doubt(event))
      guard event == .key(.escape) else { continue }
      if way == .protocol {
        bursts[last].bytes += InspectionRequest.advance(milliseconds: 0).bytes
      } else {
        bursts.append(([], .none))
      }
    }
    if bursts.count > 1, bursts.last?.bytes.isEmpty == true { bursts.removeLast() }
    return bursts
  }

  public func perform(_ presses: [KeyPress]) async throws {
    _ = try running()
    let bytes = try presses.flatMap { press in try refusing { try emulator.encode(press) } }
    try await settle(bytes)
  }

  public func signal(_ number: Int32) async throws {
    try running().signal(number, to: .child)
    try await settle()
  }

  private func bytes(_ event: InputEvent) throws(DriverError) -> [UInt8] {
    // Mode 9 tells presses and nothing else: they are what a click is.
    if case .mouse(let mouse) = event, case .release = mouse.kind,
      emulator.modes.contains(.mouseX10)
    {
      return []
    }
    return try refusing { try emulator.encode(event) }
  }

  private func refusing(_ encode: () throws -> [UInt8]) throws(DriverError) -> [UInt8] {
    do {
      return try encode()
    } catch let error as InputError {
      throw .refused(error)
    } catch {
      throw .refused(.keyNotEncodable)
    }
  }

  /// Moves the program's manual clock where it speaks the protocol, else its fake one, of which it
  /// learns when it next asks for the time.
  ///
  /// - Throws: ``DriverError/noClock`` where it has neither.
  public func advance(by duration: Duration) async throws {
    _ = try running()
    if fakeClock != nil {
      try fakeClock?.advance(by: duration)
      return try await settle()
    }
    guard way == .protocol else { throw DriverError.noClock }
    let parts = duration.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    try running().write(InspectionRequest.advance(milliseconds: Int(milliseconds)).bytes)
    try await settle()
  }

  public func resize(to size: Size) async throws {
    try changeSize(to: size)
    try await settle(doubt: .resize)
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
    if let homePath { Daemons.shared.end(home: homePath) }
    if terminal != nil, ending == nil { finish() }
  }

  func running() throws -> PseudoTerminal {
    try checkRunning()
    guard let terminal else { throw DriverError.notLaunched }
    return terminal
  }
}
