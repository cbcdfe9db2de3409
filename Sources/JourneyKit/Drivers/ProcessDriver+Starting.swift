import PseudoTerminal
import Semantics
import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// Starts the program and waits for nothing: for one that does not settle, such as a shell, or that
  /// ends by itself.
  public func start() throws {
    let pipe = try InspectionPipe()
    let environment = try makeWorld()
    pristine = try Self.pristineAttributes()
    resetScreen()
    terminal = try PseudoTerminal(
      executable: try program.resolvedPath(), arguments: program.arguments,
      environment: environment, directory: program.directory, size: size,
      descriptors: [InspectionPipe.number: pipe.descriptor],
      isGuarded: program.network == .loopback)
    pipe.closeWriter()
    self.pipe = pipe
    watch = processID.map { ProcessWatch($0, proc: proc, home: homePath) }
  }

  /// The environment, with the folders and the clock that it names. A home lasts as long as the
  /// driver: a program that is launched anew finds what it has left there.
  private func makeWorld() throws -> [String: String] {
    var environment = program.environment
    environment[InspectionChannel.environmentVariable] = "\(InspectionPipe.number)"
    guard program.hasOwnHome || program.clock != .real else { return environment }
    let home = try home ?? TemporaryHome()
    self.home = home
    if program.hasOwnHome {
      environment.merge(home.environment) { given, _ in given }
    }
    if case .fake(let moment) = program.clock {
      let clock = try fakeClock ?? FakeClock(moment, file: home.clockFile)
      fakeClock = clock
      environment.merge(clock.environment) { $1 }
    }
    return environment
  }

  private func resetScreen() {
    emulator = Self.makeTerminal(size)
    emulator.onMessage = { [weak self] message in
      MainActor.assumeIsolated { self?.note(message) }
    }
    screen = .empty
    ending = nil
    rawOutput = []
    received = 0
    told = 0
    withheld = []
    beginStatistics()
    reports = []
    marked = [:]
    settlement = nil
    refusal = nil
    usualLimit = nil
  }

  /// Journeys look at cells: the program is not told that pictures could be shown.
  static func makeTerminal(_ size: Size) -> VirtualTerminal {
    var options = TerminalOptions()
    options.tellsPictures = false
    return VirtualTerminal(size: size, options: options)
  }

  /// The line settings of a terminal that no program has touched; asked of one, once.
  private static func pristineAttributes() throws -> TerminalAttributes {
    if let known = untouched { return known }
    let attributes = try PseudoTerminal(executable: "/bin/true").terminalAttributes()
    untouched = attributes
    return attributes
  }
}
