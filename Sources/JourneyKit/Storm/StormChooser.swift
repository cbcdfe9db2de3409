import Terminal
import VirtualTerminal

/// The choice of the next act.
@MainActor
protocol StormChooser: AnyObject {
  /// Returns the next act; nil to start the program anew.
  func next(_ run: StormRun) -> StormAct?
  /// Takes note of what an act has led to.
  func note(_ act: StormAct, from state: Int, _ run: StormRun)
  /// Returns the acts with which a new journey begins.
  func prefix() -> [StormAct]
}

/// Acts that the screen offers, those seldom done and leading to states seldom seen first.
@MainActor
final class GuidedChooser: StormChooser {
  private struct Choice: Hashable {
    var state: Int
    var act: StormAct
  }

  /// A state that was seen.
  private struct Place {
    var visits = 0
    /// The shortest known acts from the launch.
    var path: [StormAct]
  }

  private var random: SeededStream
  private let hasClock: Bool
  private var tries: [Choice: Int] = [:]
  private var leadsTo: [Choice: Int] = [:]
  private var places: [Int: Place] = [:]
  /// The states in the order in which they were found.
  private var order: [Int] = []
  private var probeTries: [Choice: Int] = [:]
  /// The number of times that an act has made the program larger.
  private var growth: [StormAct: Int] = [:]
  private var measured: Set<StormAct> = []
  private var wanted: [StormAct] = []
  private let rows = HintRows()
  private var unchanged = 0
  /// The last act that is no probe.
  private var last: StormAct?
  private(set) var coverage = StormCoverage()

  init(seed: UInt64, hasClock: Bool) {
    random = SeededStream(seed: seed)
    self.hasClock = hasClock
  }

  var seen: Set<Int> { Set(order) }

  func prefix() -> [StormAct] {
    unchanged = 0
    last = nil
    guard order.count > 1, random.fraction() < 0.6 else { return [] }
    let weights = order.map { state -> Double in
      guard let place = places[state], place.path.count <= 40 else { return 0 }
      return 1 / Double(place.visits * place.visits + 1)
    }
    return random.index(weights: weights).flatMap { places[order[$0]]?.path } ?? []
  }

  // MARK: Learning
  func note(_ act: StormAct, from state: Int, _ run: StormRun) {
    let choice = Choice(state: state, act: act)
    tries[choice, default: 0] += 1
    if act.isProbe { probeTries[Choice(state: 0, act: act.kind), default: 0] += 1 }
    guard !run.isOver else { return }
    let new = run.screen.stormState
    leadsTo[choice] = new
    arrive(at: new, run)
    // Another size is another picture of the same place.
    if case .resize = act {} else { unchanged = new == state ? unchanged + 1 : 0 }
    if !act.isProbe { last = act }
    coverage.took(act)
    watchGrowth(act, run)
  }

  func arrive(at state: Int, _ run: StormRun) {
    if places[state] == nil {
      places[state] = Place(path: run.acts)
      order.append(state)
    } else if let known = places[state], run.acts.count < known.path.count {
      places[state]?.path = run.acts
    }
    places[state]?.visits += 1
  }

  /// Acts that have made the program larger twice are done in a circle.
  private func watchGrowth(_ act: StormAct, _ run: StormRun) {
    // Text that is kept takes room.
    switch act {
    case .press, .click, .wheel: break
    default: return
    }
    guard run.usage.count > 1, !measured.contains(act) else { return }
    let (last, now) = (run.usage[run.usage.count - 2], run.usage[run.usage.count - 1])
    guard now.memory - last.memory >= 64 || now.descriptors > last.descriptors else { return }
    growth[act, default: 0] += 1
    guard growth[act, default: 0] >= 3 else { return }
    measured.insert(act)
    if case .press = act { wanted.append(.again([act, .press("Esc")], times: 20)) }
    wanted.append(.again([act], times: 20))
  }

  // MARK: Choosing
  func next(_ run: StormRun) -> StormAct? {
    let state = run.screen.stormState
    if order.isEmpty { arrive(at: state, run) }
    if let act = wanted.popLast() { return act }
    // Some mistakes want the same act many times.
    if let last, random.oneIn(30) {
      wanted = Array(repeating: last, count: 1 + random.below(12))
      return last
    }
    let offers = StormOffers(run.screen, rows: rows)
    coverage.saw(offers)
    if unchanged >= 10, run.screen.maskedText != run.launchText {
      unchanged = 0
      let act = StormAct.leave(Self.ways(out: offers))
      if tries[Choice(state: state, act: act)] == nil { return act }
    }
    let candidates = self.candidates(offers, run)
    let weights = candidates.map { weight($0.act, $0.weight, state, run) }
    return random.index(weights: weights).map { candidates[$0].act }
  }

  private static func ways(out offers: StormOffers) -> [String] {
    let usual = [
      "Esc", "Enter", "q", "Space", "Tab", "Backspace", "y", "n", "c", "x", "↑", "↓", "←", "→",
      "F10",
      "F1", "PgDn", "Home", "Ctrl-C", "Ctrl-G", "Ctrl-X", "Ctrl-Q", "Ctrl-D", "Q", "o", "Esc",
      "Esc",
    ]
    let offered = offers.hints.map(\.key).filter { !usual.contains($0) }
    return offered + usual
  }

  private func weight(_ act: StormAct, _ base: Double, _ state: Int, _ run: StormRun) -> Double {
    if run.refused.contains(act) { return 0 }
    let choice = Choice(state: state, act: act)
    var weight = base / Double(1 + tries[choice, default: 0])
    if act.isProbe {
      // A probe is done everywhere, and rarely.
      weight /= 1 + Double(probeTries[Choice(state: 0, act: act.kind), default: 0]) / 12
    }
    guard let next = leadsTo[choice] else { return weight * 2 }
    if next == state { weight *= 0.5 }
    return weight / Double(1 + (places[next]?.visits ?? 0)).squareRoot()
  }

  private struct Candidate {
    var act: StormAct
    var weight: Double

    init(_ act: StormAct, _ weight: Double) { (self.act, self.weight) = (act, weight) }
  }

  private func candidates(_ offers: StormOffers, _ run: StormRun) -> [Candidate] {
    let hints = offers.hints
    var all = hints.map { Candidate(.press($0.key), 10) }
    all += Self.usual.map { Candidate(.press($0), 1.6) }
    all.append(Candidate(.press(letter()), 1))
    if offers.hasField {
      all.append(Candidate(.type(StormTexts.nasty[random.below(StormTexts.nasty.count)]), 12))
      all.append(Candidate(.type(StormTexts.marker), 4))
      all.append(Candidate(.press(letter()), 4))
      all.append(Candidate(.press("Enter"), 14))
    }
    let text = StormTexts.nasty[random.below(StormTexts.nasty.count)]
    if !offers.hasField { all.append(Candidate(.type(text), 1.5)) }
    let pasted = StormTexts.pasted[random.below(StormTexts.pasted.count)]
    all.append(Candidate(.paste(pasted), offers.hasField ? 5 : 1))
    all.append(Candidate(.press("Ctrl-C"), 0.5))
    all += pointed(offers, run) + probes(offers, hints, run)
    return all
  }

  /// A key that nobody has offered.
  private func letter() -> String {
    let keys = Array("abcdefghijklmnopqrstuvwxyz0123456789/?+-*.:")
    if random.oneIn(4) {
      let controls = Array("ABEFGKLNOPRTUVWXY")
      return "Ctrl-\(controls[random.below(controls.count)])"
    }
    if random.oneIn(5) { return "F\(1 + random.below(12))" }
    return String(keys[random.below(keys.count)])
  }

  private static let usual = [
    "↑", "↓", "←", "→", "Enter", "Esc", "Tab", "Shift-Tab", "Space", "Backspace", "Delete", "Home",
    "End", "PgUp", "PgDn",
  ]

  private func pointed(_ offers: StormOffers, _ run: StormRun) -> [Candidate] {
    guard run.takesMouse else { return [] }
    var all: [Candidate] = []
    let targets = offers.targets
    for _ in 0..<min(3, targets.count) {
      all.append(Candidate(.click(targets[random.below(targets.count)]), 3))
    }
    let edges = offers.edges(&random)
    for _ in 0..<min(2, edges.count) {
      all.append(Candidate(.click(edges[random.below(edges.count)]), 3))
    }
    let middle = Point(x: run.screen.size.columns / 2, y: run.screen.size.rows / 2)
    all.append(Candidate(.wheel(isDown: true, at: middle), 3))
    all.append(Candidate(.wheel(isDown: false, at: middle), 1))
    return all
  }

  private func probes(
    _ offers: StormOffers, _ hints: [StormOffers.Hint], _ run: StormRun
  ) -> [Candidate] {
    let sizes = offers.sizes(&random)
    var all: [Candidate] = [
      Candidate(.resize(sizes[random.below(sizes.count)]), 3),
      Candidate(.thereAndBack(sizes[random.below(sizes.count)]), 3), Candidate(.redraw, 4),
    ]
    let widths = offers.fittingWidths
    if !widths.isEmpty {
      all.append(Candidate(.neighbours(width: widths[random.below(widths.count)]), 3))
    }
    guard run.process != nil else { return all }
    all.append(Candidate(.suspend, 2))
    all.append(Candidate(.signal(15), 0.6))
    let keys = hints.map(\.key).filter { KeyStroke(name: $0)?.text != nil } + ["↓", "PgDn", "End"]
    all.append(Candidate(.unread(keys[random.below(keys.count)], times: 24), 1))
    if hasClock {
      all.append(Candidate(.clock(seconds: -3600), 2))
      all.append(Candidate(.clock(seconds: 86400), 1))
    }
    if let undo = hints.first(where: \.isUndo) {
      for edit in hints where edit.isEdit {
        all.append(Candidate(.undo(.press(edit.key), key: undo.key), 4))
      }
      if offers.hasField { all.append(Candidate(.undo(.press("m"), key: undo.key), 6)) }
    }
    return all
  }
}

extension StormAct {
  /// The probe of the same kind without its particulars, by which its tries are counted.
  fileprivate var kind: StormAct {
    switch self {
    case .thereAndBack: .thereAndBack(.zero)
    case .neighbours: .neighbours(width: 0)
    case .unread: .unread("", times: 0)
    case .undo: .undo(.redraw, key: "")
    case .again: .again([], times: 0)
    case .leave: .leave([])
    default: self
    }
  }
}

extension StormRun {
  /// True if clicks reach the program.
  var takesMouse: Bool {
    guard let modes = driver.display?.modes else { return true }
    return modes.contains(.mouseButtons) || modes.contains(.mouseDrag)
      || modes.contains(.mouseMotion)
      || modes.contains(.mouseX10)
  }
}
