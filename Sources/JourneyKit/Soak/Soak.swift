import Glibc
import PseudoTerminal
import Terminal
import VirtualTerminal

/// The size of a soak.
public struct SoakOptions: Sendable {
  public var seed: UInt64 = 1
  /// The time of the whole; it ends sooner where the acts are used up.
  public var time = Duration.seconds(3600)
  public var acts = Int.max
  /// The most acts in a second.
  public var rate = 10.0
  /// The time between samples; nil for a 120th of the whole, and at least a second.
  public var sampleTime: Duration?
  /// The number of acts after which a sample is taken before its time has come.
  public var sampleActs = Int.max
  /// The number of times that figures are told between the start and the end.
  public var reports = 12
  /// Words of labels that are left alone, in small letters.
  public var avoided = ["quit", "exit", "выйти", "выход"]
  /// Files whose size is told, such as a database and its log.
  public var files: [String] = []

  public init() {}
}

/// The figures of a part of a soak, from the report before to this one.
public struct SoakProgress: Sendable {
  public var sample: SoakSample
  /// The answers since the report before.
  public var answers: SoakAnswers
  /// The sizes of the files in bytes; nil for those that are not there.
  public var files: [Int?]
}

/// The outcome of a soak.
public struct SoakReport: Sendable {
  public var progress: [SoakProgress] = []
  /// The growth of each figure, over the samples since the last start.
  public var growth: [SoakGrowth] = []
  /// The faults that end a soak red besides growth: a crash, an act that did not settle.
  public var faults: [String] = []
  /// The screen at the first act that did not settle.
  public var faultScreen: Screen?
  /// The acts that have ended the program tidily, with status 0, upon which it was started anew.
  public var tidyEnds: [String] = []
  /// The connections to other machines that were refused.
  public var refusedConnections = 0
  public var answers = SoakAnswers()
  public var notes = SoakNotes()

  public var isGreen: Bool { faults.isEmpty && !growth.contains(where: \.isUnbounded) }
}

/// Random acts of a busy user on one running program, for hours, and what the program takes meanwhile.
@MainActor
public final class Soak {
  private let options: SoakOptions
  private let make: @MainActor () async throws -> ProcessDriver
  private let tell: @MainActor (SoakProgress) -> Void
  private let chooser: SoakActs
  private let begin = ContinuousClock.now
  private var report = SoakReport()
  private var samples: [SoakSample] = []
  private var acts = 0
  private var last: StormAct?
  private var lastSample = (time: Duration.zero, acts: 0)
  private var answers = SoakAnswers()
  /// The resident memory behind the last act, in KiB.
  private var memory = 0

  /// - Parameters:
  ///   - tell: gets the figures at the start, in between and at the end.
  ///   - make: makes a driver of the program; called again where an act has ended it tidily.
  public init(
    _ options: SoakOptions, tell: @escaping @MainActor (SoakProgress) -> Void = { _ in },
    make: @escaping @MainActor () async throws -> ProcessDriver
  ) {
    (self.options, self.tell, self.make) = (options, tell, make)
    chooser = SoakActs(seed: options.seed, avoided: options.avoided)
  }

  /// Goes on until the time or the acts are used up, or the program dies.
  ///
  /// - Throws: what the maker of drivers throws, and the failure of a start.
  public func run() async throws -> SoakReport {
    try await Tracing.$session.withValue(nil) { try await runUntraced() }
  }

  private var elapsed: Duration { begin.duration(to: .now) }
  private var isOver: Bool { elapsed >= options.time || acts >= options.acts }

  private func runUntraced() async throws -> SoakReport {
    var driver = try await start()
    defer { driver.stop() }
    take(driver)
    show(driver)
    var next = 1
    while !isOver, await act(on: driver) {
      if driver.ending != nil {
        report.tidyEnds.append("act \(acts), \(last.map(\.description) ?? "-")")
        driver.stop()
        driver = try await start()
        samples = []
        take(driver)
      }
      if isSampleDue { take(driver) }
      if elapsed >= options.time * Double(next) / Double(options.reports + 1), !isOver {
        show(driver)
        // A long act may have taken the time of several reports.
        next = Int(elapsed / options.time * Double(options.reports + 1)) + 1
      }
    }
    if driver.ending == nil {
      take(driver)
      show(driver)
    }
    report.growth = SoakGrowth.all(of: samples)
    return report
  }

  private func start() async throws -> ProcessDriver {
    let driver = try await make()
    do { try await driver.launch() } catch DriverError.network(let addresses) {
      report.refusedConnections += addresses.count
    }
    return driver
  }

  // MARK: Acts
  /// - Returns: false once the program has died.
  private func act(on driver: ProcessDriver) async -> Bool {
    let screen = driver.screen
    let act = chooser.next(on: screen, takesMouse: driver.takesMouse)
    let start = ContinuousClock.now
    (acts, last) = (acts + 1, act)
    do {
      if case .resize(let size) = act {
        try await driver.resize(to: size)
      } else {
        try await driver.perform(act.events)
      }
      answers.add(start.duration(to: .now))
      report.answers.add(start.duration(to: .now))
    } catch { note(error, act, driver) }
    note(act, on: screen, driver, .now - start)
    if let fault = death(of: driver, act) {
      report.faults.append(fault)
      return false
    }
    await rest(driver, until: start + .seconds(1 / max(0.001, options.rate)))
    if let fault = death(of: driver, act) { report.faults.append(fault) }
    return report.faults.count < 20 && (driver.ending == nil || death(of: driver, act) == nil)
  }

  private func note(
    _ act: StormAct, on screen: Screen, _ driver: ProcessDriver, _ answer: Duration
  ) {
    let before = memory
    memory = SoakFigures.memory(of: driver.processes.map(\.processID))
    let (answer, rise) = (answer / .milliseconds(1), memory - before)
    if report.notes.wants(answer: answer, rise: rise) {
      report.notes.take(
        SoakNote(number: acts, act: act.text(on: screen), answer: answer, rise: rise))
    }
  }

  private func note(_ error: any Error, _ act: StormAct, _ driver: ProcessDriver) {
    switch error {
    case DriverError.network(let addresses): report.refusedConnections += addresses.count
    // A mouse that the program does not want, a program that has ended.
    case DriverError.refused, DriverError.ended: break
    default:
      // The list of those who are busy may be long.
      report.faults.append("act \(acts), \(act): \("\(error)".prefix(160))")
      report.faultScreen = report.faultScreen ?? driver.screen
    }
  }

  private func death(of driver: ProcessDriver, _ act: StormAct) -> String? {
    guard let ending = driver.ending, ending.status != .exited(0) else { return nil }
    return "act \(acts), \(act): \(ending)\(ending.printed.isEmpty ? "" : ": \(ending.printed)")"
  }

  /// Reads what the program writes until the next act is due, as a terminal does.
  private func rest(_ driver: ProcessDriver, until end: ContinuousClock.Instant) async {
    while ContinuousClock.now < end, driver.ending == nil {
      do {
        if try await driver.waitForChange(until: end) { continue }
      } catch DriverError.network(let addresses) {
        report.refusedConnections += addresses.count
      } catch {}
      try? await Task.sleep(until: min(end, .now + .milliseconds(20)))
    }
  }

  // MARK: Figures
  private var isSampleDue: Bool {
    let time = options.sampleTime ?? max(.seconds(1), options.time / 120)
    return elapsed - lastSample.time >= time || acts - lastSample.acts >= options.sampleActs
  }

  private func take(_ driver: ProcessDriver) {
    let ids = driver.processes.map(\.processID)
    guard !ids.isEmpty else { return }
    samples.append(
      SoakSample(time: elapsed, acts: acts, figures: SoakFigures(processes: ids)))
    memory = samples.last?.figures.memory ?? 0
    lastSample = (elapsed, acts)
  }

  private func show(_ driver: ProcessDriver) {
    guard let sample = samples.last else { return }
    let sizes = options.files.map { path in
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }
    let progress = SoakProgress(sample: sample, answers: answers, files: sizes)
    answers = SoakAnswers()
    report.progress.append(progress)
    tell(progress)
  }
}

extension ProcessDriver {
  /// True if clicks and the wheel reach the program.
  fileprivate var takesMouse: Bool {
    let modes = emulator.modes
    return [.mouseButtons, .mouseDrag, .mouseMotion, .mouseX10].contains { modes.contains($0) }
  }
}
