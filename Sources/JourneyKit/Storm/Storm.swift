import Terminal

/// The size of a storm, and what it looks for.
public struct StormOptions: Sendable {
  /// The seed of all choices. The same seed on the same program does the same acts, as far as the program
  /// does the same.
  public var seed: UInt64 = 1
  /// The number of keys, clicks, texts, sizes and signals; what is given at once counts as one.
  public var acts = 500
  /// The longest time for them; the time of shrinking is besides.
  public var time = Duration.seconds(60)
  /// The number of acts after which the program is started anew.
  public var actsOfJourney = 80
  /// The statements of the user.
  public var properties: [StormProperty] = []
  /// The rules that are looked at.
  public var rules = Set(StormRule.allCases)
  /// True if the program was given a clock that can be moved (``Program/Clock/fake(_:)``), or is in process.
  public var hasClock = false
  /// True for choices that do not look at the screen.
  public var isRandom = false
  /// The number of different findings after which the storm ends.
  public var mostFindings = 1
  /// The most journeys that are tried to make a finding shorter.
  public var mostCandidates = 200
  /// The longest time for that, for each finding.
  public var shrinkingTime = Duration.seconds(60)
  /// Leads a program that has just started to where the storm begins, before each of its journeys; no act of it
  /// is left out where a finding is made shorter.
  public var begin: Begin?

  public typealias Begin = @MainActor @Sendable (Journey) async throws -> Void

  public init(seed: UInt64 = 1, acts: Int = 500) { (self.seed, self.acts) = (seed, acts) }
}

/// A fault with the shortest journey that was found to show it.
public struct StormFinding: Sendable {
  public var fault: StormFault
  /// The acts after the launch.
  public var acts: [StormAct]
  /// The acts of the journey on which it was found first.
  public var foundAfter: [StormAct]
  /// The number of acts of the storm until then, and the time.
  public var operations: Int
  public var time: Duration
  public var seed: UInt64
  /// The number of journeys that were tried to shorten it.
  public var candidates = 0
  /// The number of times of three that the short journey has shown it again.
  public var proofs = 0
  /// The screen at its end.
  public var screen: Screen
}

/// The keys and texts that were offered and taken.
public struct StormCoverage: Sendable {
  /// The number of times that each key was offered by a screen.
  public private(set) var offered: [String: Int] = [:]
  public private(set) var taken: Set<String> = []

  public init() {}

  /// The keys that screens offer and no act has pressed.
  public var untaken: [String] { offered.keys.filter { !taken.contains($0) }.sorted() }

  mutating func saw(_ offers: StormOffers) {
    for hint in offers.hints { offered[hint.key, default: 0] += 1 }
  }

  /// Adds what another storm on the same program has been offered and has taken.
  public mutating func merge(_ other: StormCoverage) {
    offered.merge(other.offered, uniquingKeysWith: +)
    taken.formUnion(other.taken)
  }

  mutating func took(_ act: StormAct) {
    switch act {
    case .press(let key): taken.insert(key)
    case .unread(let key, _): taken.insert(key)
    case .undo(let act, let key):
      took(act)
      taken.insert(key)
    case .again(let acts, _): acts.forEach { took($0) }
    case .leave(let keys): taken.formUnion(keys)
    default: break
    }
  }
}

/// The outcome of a storm.
public struct StormReport: Sendable {
  public var seed: UInt64 = 0
  public var findings: [StormFinding] = []
  /// Faults that did not come again when the same acts were done again.
  public var unconfirmed: [StormFault] = []
  public var operations = 0
  public var launches = 0
  public var states = 0
  /// The states, by numbers that are the same in all storms of one process.
  public var seen: Set<Int> = []
  public var time = Duration.zero
  public var coverage = StormCoverage()
}

/// Many journeys of random, sensible acts on one program, and the rules that must hold on each.
@MainActor
public final class Storm {
  public let options: StormOptions
  private let make: @MainActor () async throws -> any Driver
  private var report = StormReport()
  private let begin = ContinuousClock.now
  private var guided: GuidedChooser?

  /// - Parameter make: makes a driver of the program at its start, in a world of its own; called for each
  ///   journey.
  public init(_ options: StormOptions, make: @escaping @MainActor () async throws -> any Driver) {
    (self.options, self.make) = (options, make)
  }

  /// Goes on until the acts, the time or the findings are used up.
  ///
  /// - Throws: what the maker of drivers throws.
  public func run() async throws -> StormReport {
    // The journeys are too many to be kept; ``Journey/storm(replaying:properties:file:line:program:)`` has a
    // trace of the short one.
    try await Tracing.$session.withValue(nil) { try await runUntraced() }
  }

  private func runUntraced() async throws -> StormReport {
    report.seed = options.seed
    let chooser = makeChooser()
    while !isOver, !Task.isCancelled {
      guard let (run, fault) = try await journey(chooser) else { continue }
      if let fault { try await take(fault, of: run) }
    }
    report.time = begin.duration(to: .now)
    report.seen = guided?.seen ?? []
    report.states = report.seen.count
    report.coverage = guided?.coverage ?? StormCoverage()
    return report
  }

  private func makeChooser() -> any StormChooser {
    if options.isRandom { return RandomChooser(seed: options.seed, hasClock: options.hasClock) }
    let chooser = GuidedChooser(seed: options.seed, hasClock: options.hasClock)
    guided = chooser
    return chooser
  }

  private var searchTime = Duration.zero

  private var isOver: Bool {
    report.operations >= options.acts || report.findings.count >= options.mostFindings
      || begin.duration(to: .now) - searchTime >= options.time
      || report.unconfirmed.count >= 20
  }

  /// One journey from a launch to a fault, the program's end, or enough acts.
  private func journey(
    _ chooser: any StormChooser
  ) async throws -> (run: StormRun, fault: StormFault?)? {
    let driver = try await make()
    let run = StormRun(
      driver, properties: options.properties, begin: options.begin, make: make)
    defer {
      driver.stop()
      report.operations += run.operations + 1
    }
    report.launches += 1
    if let fault = wanted(await run.launch()) { return (run, fault) }
    for act in chooser.prefix() {
      guard !run.isOver else { return nil }
      if let fault = wanted(await step(act, run, chooser)) { return (run, fault) }
    }
    while !run.isOver, run.acts.count < options.actsOfJourney,
      report.operations + run.operations < options.acts,
      begin.duration(to: .now) - searchTime < options.time, !Task.isCancelled,
      let act = chooser.next(run)
    {
      if let fault = wanted(await step(act, run, chooser)) { return (run, fault) }
    }
    return (run, nil)
  }

  private func step(
    _ act: StormAct, _ run: StormRun, _ chooser: any StormChooser
  ) async
    -> StormFault?
  {
    let state = run.screen.stormState
    let fault = await run.perform(act)
    chooser.note(act, from: state, run)
    return fault
  }

  private func wanted(_ fault: StormFault?) -> StormFault? {
    fault.flatMap { options.rules.contains($0.rule) ? $0 : nil }
  }

  /// Confirms a fault, and makes its journey shorter.
  private func take(_ fault: StormFault, of run: StormRun) async throws {
    if report.findings.contains(where: { $0.fault.isLike(fault) }) { return }
    let start = ContinuousClock.now
    let time = begin.duration(to: start) - searchTime
    defer { searchTime += start.duration(to: .now) }
    let replay = StormReplay(options.properties, begin: options.begin, make: make)
    guard let first = try await replay.shows(fault, by: run.acts) else {
      report.unconfirmed.append(fault)
      return
    }
    var finding = StormFinding(
      fault: first.fault, acts: first.acts, foundAfter: run.acts, operations: report.operations,
      time: time, seed: options.seed, screen: first.screen)
    let shrinker = StormShrinker(
      replay, most: options.mostCandidates, until: .now + options.shrinkingTime)
    finding.acts = try await shrinker.shortest(first.acts, showing: fault)
    finding.candidates = shrinker.candidates
    for _ in 0..<3 {
      guard let proof = try await replay.shows(fault, by: finding.acts) else { continue }
      finding.proofs += 1
      (finding.fault, finding.screen) = (proof.fault, proof.screen)
    }
    // A fault that comes now and then is told as such.
    guard finding.proofs == 3 else { return report.unconfirmed.append(fault) }
    report.findings.append(finding)
  }
}

/// The exact repetition of journeys.
@MainActor
public final class StormReplay {
  /// A journey that shows a fault, cut behind the act that brings it.
  public struct Proof {
    public var fault: StormFault
    public var acts: [StormAct]
    public var screen: Screen
  }

  private let properties: [StormProperty]
  private let begin: StormOptions.Begin?
  private let make: @MainActor () async throws -> any Driver

  /// - Parameter begin: leads a new program to where the acts begin.
  public init(
    _ properties: [StormProperty] = [], begin: StormOptions.Begin? = nil,
    make: @escaping @MainActor () async throws -> any Driver
  ) { (self.properties, self.begin, self.make) = (properties, begin, make) }

  /// Does the acts on a new program.
  ///
  /// - Returns: the first fault of the same rule; nil where it does not come.
  public func shows(_ fault: StormFault, by acts: [StormAct]) async throws -> Proof? {
    guard let proof = try await firstFault(of: acts, where: { $0.isLike(fault) }) else {
      return nil
    }
    return proof
  }

  /// Returns the first fault that the acts bring on a new program.
  public func firstFault(
    of acts: [StormAct], where isWanted: (StormFault) -> Bool = { _ in true }
  ) async throws -> Proof? {
    let driver = try await make()
    let run = StormRun(driver, properties: properties, begin: begin, make: make)
    defer { driver.stop() }
    if let fault = await run.launch(), isWanted(fault) {
      return Proof(fault: fault, acts: [], screen: run.screen)
    }
    for act in acts where !run.isOver {
      guard let fault = await run.perform(act), isWanted(fault) else { continue }
      return Proof(fault: fault, acts: run.acts, screen: run.screen)
    }
    return nil
  }
}
