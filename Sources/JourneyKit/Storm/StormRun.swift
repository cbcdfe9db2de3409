import PseudoTerminal
import Terminal
import VirtualTerminal

/// One journey of a storm: a program from its launch to its end, the acts done to it, and the rules that are
/// looked at after each of them.
@MainActor
final class StormRun {
  typealias Maker = @MainActor () async throws -> any Driver

  let app: Journey
  let make: Maker
  /// The acts that were done, in order, with the one that broke a rule.
  private(set) var acts: [StormAct] = []
  /// The number of keys, clicks, texts, sizes and signals given; what is given at once counts as one.
  private(set) var operations = 0
  /// The acts that the program or its driver does not take.
  private(set) var refused: Set<StormAct> = []
  private(set) var usage: [ProgramUsage] = []
  private(set) var launchText = ""
  private(set) var launchSize = Size.zero
  private var monitor: StormMonitor
  private var brokenFrames: Set<String> = []
  private var replacements = 0
  /// True if this journey is a comparison within a probe, which looks at no more than its screen.
  let isComparison: Bool
  private let begin: StormOptions.Begin?
  /// True once a signal was sent that ends programs.
  private var isEndAsked = false

  init(
    _ driver: any Driver, properties: [StormProperty], begin: StormOptions.Begin?,
    isComparison: Bool = false, make: @escaping Maker
  ) {
    app = EndWatching.$owner.withValue(.itself) { Journey(driver) }
    self.make = make
    (self.begin, self.isComparison) = (begin, isComparison)
    monitor = StormMonitor(properties)
  }

  /// Returns a run of a new program, to compare with.
  func twin() async throws -> StormRun {
    StormRun(try await make(), properties: [], begin: begin, isComparison: true, make: make)
  }

  var driver: any Driver { app.driver }
  var screen: Screen { driver.screen }
  var process: ProcessDriver? { driver as? ProcessDriver }
  var isOver: Bool { driver.ending != nil }
  /// A screen of its own, which is drawn anew as a whole; in process there is no other.
  var isFullScreen: Bool { process?.emulator.isAlternateScreen ?? true }

  /// Starts the program, and leads it to where the storm begins.
  ///
  /// - Returns: what the first screen breaks.
  func launch() async -> StormFault? {
    do {
      try await app.launch()
      try await begin?(app)
    } catch { return StormFault(.hang, "the program does not start: \(Self.words(error))") }
    (launchText, launchSize) = (screen.maskedText, screen.size)
    noteUsage()
    return checkScreen()
  }

  /// Does an act and looks at all rules.
  ///
  /// - Returns: the first fault that it brings.
  func perform(_ act: StormAct) async -> StormFault? {
    acts.append(act)
    let fault = await probe(act)
    if isComparison { return nil }
    if let fault { return fault }
    if isOver { return endFault(after: act) }
    noteUsage()
    return checkScreen()
  }

  private func probe(_ act: StormAct) async -> StormFault? {
    switch act {
    case .thereAndBack(let size): await thereAndBack(size)
    case .neighbours(let width): await neighbours(width)
    case .redraw: await redraw()
    case .suspend: await suspend()
    case .unread(let key, let times): await unread(key, times)
    case .undo(let act, let key): await undo(act, key)
    case .again(let acts, let times): await again(acts, times)
    case .leave(let keys): await leave(keys)
    default: await plain(act)
    }
  }

  // MARK: Doing
  func count() { operations += 1 }

  /// Does an act that is no probe.
  func plain(_ act: StormAct) async -> StormFault? {
    let before = screen
    if let fault = await give(act) { return fault }
    if isOver { return nil }
    switch act {
    case .press(let name):
      guard let stroke = KeyStroke(name: name), stroke.text == nil, let display = driver.display
      else { break }
      return leak((try? display.encode(.key(stroke))) ?? [], before, act)
    case .paste: return leak(Array("\u{1B}[200~".utf8), before, act)
    case .type(let text): return isComparison ? nil : await lostKeys(text, before)
    default: break
    }
    return nil
  }

  private func leak(_ bytes: [UInt8], _ before: Screen, _ act: StormAct) -> StormFault? {
    ScreenFaults(screen).leak(of: bytes, before: before)
      .map { StormFault(.garbage, "\(act): the screen shows \($0.quoted), a part of the sequence") }
  }

  /// Gives the act to the driver and settles.
  func give(_ act: StormAct) async -> StormFault? {
    guard !isOver else { return nil }
    operations += 1
    do {
      try await app.act("\(act)") { try await noting { try await send(act) } }
      return isOver ? nil : await deafness()
    } catch { return fault(of: error, act) }
  }

  /// Does what may fail, and takes note of the driver's error.
  func noting(_ input: () async throws -> Void) async throws {
    do {
      try await input()
    } catch let error as DriverError {
      lastError = error
      throw error
    }
  }

  private var lastError: DriverError?

  private func send(_ act: StormAct) async throws {
    switch act {
    case .press(let name):
      guard let stroke = KeyStroke(name: name) else { return }
      try await driver.perform([.key(stroke)])
    case .type(let text):
      let keys = text.map { InputEvent.key(Self.stroke($0)) }
      try await driver.perform(keys)
    case .paste(let text): try await driver.perform([.paste(text)])
    case .click(let point):
      let kinds: [MouseEvent.Kind] = [.press(.left, clicks: 1), .release(.left)]
      let events = kinds.map { InputEvent.mouse(MouseEvent($0, at: point)) }
      try await driver.perform(events)
    case .wheel(let isDown, let point):
      try await driver.perform([.mouse(MouseEvent(.wheel(isDown ? .down : .up), at: point))])
    case .resize(let size): try await driver.resize(to: size)
    case .signal(let number):
      isEndAsked = isEndAsked || Self.endings.contains(number)
      try await driver.signal(number)
    case .clock(let seconds): try await driver.advance(by: .seconds(seconds))
    case .focus(let isFocused): try await driver.perform([.focus(isFocused)])
    case .hangUp:
      isEndAsked = true
      guard let process else { throw DriverError.noProcess }
      // A program that has not ended in time is killed by the driver.
      if try process.hangUp().status == .signaled(9) {
        throw DriverError.notEnded(after: process.deadline)
      }
    default: return
    }
  }

  nonisolated static func stroke(_ character: Character) -> KeyStroke {
    switch character {
    case "\n", "\r": .enter
    case "\t": .tab
    default: KeyStroke(.character(character))
    }
  }

  // MARK: Faults of acts
  /// Returns the fault that an error of an act is; nil for what the program or the driver does not allow.
  func fault(of error: any Error, _ act: StormAct) -> StormFault? {
    defer { lastError = nil }
    switch lastError {
    case .refused, .noClock, .noProcess, .network, .noFakeTime:
      refused.insert(act)
      return nil
    case .notEnded(let time) where act == .hangUp:
      return StormFault(.hang, "\(act): the program still runs after \(time)")
    case .ended, .notEnded, .notLaunched: return nil
    case .notSettled(let time, let busy):
      return StormFault(
        .hang, "\(act): not settled after \(time): \(busy.joined(separator: ", "))")
    case .some(let error): return StormFault(.hang, "\(act): \(error)")
    case nil: return StormFault(.hang, "\(act): \(Self.words(error))")
    }
  }

  private static func words(_ error: any Error) -> String {
    (error as? JourneyFailure)?.message ?? "\(error)"
  }

  /// A program that has settled and leaves what was typed unread, and one more key, too.
  private func deafness() async -> StormFault? {
    guard let process, process.unreadInput > 0 else { return nil }
    let before = process.unreadInput
    _ = try? await driver.perform([.key(.escape)])
    guard !isOver, process.unreadInput > before else { return nil }
    return StormFault(.hang, "the program reads no keys: \(process.unreadInput) bytes are unread")
  }

  private func endFault(after act: StormAct) -> StormFault? {
    if case .signaled(let number) = driver.ending?.status, Self.crashes.contains(number) {
      return StormFault(.crash, "\(act): \(Ending(status: .signaled(number)))")
    }
    guard let ending = driver.endingByItself() else { return nil }
    let isAsked = isEndAsked || Self.interrupts.contains(act)
    switch ending.status {
    case .signaled where isAsked: break
    case .signaled: return StormFault(.crash, "\(act): \(ending)")
    case .exited(let code) where code != 0 && (!isAsked || Self.isTraceback(ending.printed)):
      let printed = ending.printed.split(separator: "\n").suffix(3).joined(separator: " / ")
      return StormFault(.crash, "\(act): \(ending)\(printed.isEmpty ? "" : ": \(printed)")")
    default: break
    }
    guard !ending.leftBehind.isEmpty else { return nil }
    return StormFault(
      .terminal, "\(act): the program leaves \(ending.leftBehind.joined(separator: ", "))")
  }

  /// ILL, TRAP, ABRT, BUS, FPE, SEGV: nobody asks for these.
  private static let crashes: Set<Int32> = [4, 5, 6, 7, 8, 11]

  /// HUP, INT, QUIT, KILL, TERM.
  private static let endings: Set<Int32> = [1, 2, 3, 9, 15]

  private static let interrupts: Set<StormAct> = [
    .press("Ctrl-C"), .press("Ctrl-\\"), .press("Ctrl-D"),
  ]

  private static func isTraceback(_ text: String) -> Bool {
    ["Traceback (most recent", "Fatal error", "panicked at", "panic:", "terminate called"]
      .contains(where: text.contains)
  }

  // MARK: Rules of every screen
  func checkScreen() -> StormFault? {
    guard !isComparison, !isOver else { return nil }
    let faults = ScreenFaults(screen)
    let (frames, marks) = (faults.brokenFrames, faults.replacements)
    defer { (brokenFrames, replacements) = (frames, marks) }
    if marks > replacements {
      return StormFault(.garbage, "the screen shows U+FFFD: bytes that are no UTF-8")
    }
    if driver.display?.title.contains(StormTexts.canary) == true {
      return StormFault(.garbage, "text that was typed has set the title of the terminal")
    }
    if let frame = frames.subtracting(brokenFrames).min() { return StormFault(.border, frame) }
    return monitor.look(at: screen)
  }

  private func noteUsage() {
    guard !isComparison, let id = process?.processID, let now = ProgramUsage(processID: id)
    else { return }
    usage.append(now)
  }
}

/// The memory and open files of a process (proc(5)).
struct ProgramUsage: Hashable, Sendable {
  /// The resident memory, in KiB.
  var memory: Int
  var descriptors: Int
}
