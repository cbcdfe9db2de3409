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

  private struct Effect {
    var tries = 0
    /// The number of times that another screen has come, and that the program has ended.
    var changes = 0
    var ends = 0

    /// The weight: less for what nothing comes of, and for what ends all.
    var worth: Double { Double(1 + changes) / Double(1 + tries) / Double(1 + ends) }
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
  private var texts = StormTextStock()
  /// The effects of each act, in whatever state it was done.
  private var effects: [StormAct: Effect] = [:]
  /// The screen before the act that is done now.
  private var shown: Surface?
  /// The number of times that an act has made the program larger.
  private var growth: [StormAct: Int] = [:]
  private var measured: Set<StormAct> = []
  /// The acts that come next whatever the screen offers, the first one first.
  private var planned: [StormAct] = []
  private let rows = HintRows()
  private var unchanged = 0
  /// The acts of this journey that are no probes.
  private var recent: [StormAct] = []
  /// The keys that the screen before has named.
  private var knownKeys: Set<String> = []
  private(set) var coverage = StormCoverage()

  init(seed: UInt64, hasClock: Bool) {
    random = SeededStream(seed: seed)
    self.hasClock = hasClock
  }

  var seen: Set<Int> { Set(order) }

  func prefix() -> [StormAct] {
    (unchanged, recent, knownKeys, shown) = (0, [], [], nil)
    planned = []
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
    effects[act, default: Effect()].tries += 1
    if run.isOver { effects[act]?.ends += 1 }
    guard !run.isOver else { return }
    if run.screen.surface != shown { effects[act]?.changes += 1 }
    shown = run.screen.surface
    let new = run.screen.stormState
    leadsTo[choice] = new
    arrive(at: new, run)
    // Another size is another picture of the same place.
    if case .resize = act {} else { unchanged = new == state ? unchanged + 1 : 0 }
    if !act.isProbe { recent.append(act) }
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
    // An act that takes room now and then fills a store; a leak takes it each time.
    guard growth[act, default: 0] >= 3,
      growth[act, default: 0] * 2 >= effects[act, default: Effect()].tries
    else { return }
    measured.insert(act)
    planned.append(.again([act], times: 8))
    if case .press = act { planned.append(.again([act, .press("Esc")], times: 8)) }
  }

  // MARK: Choosing
  func next(_ run: StormRun) -> StormAct? {
    let state = run.screen.stormState
    if order.isEmpty { arrive(at: state, run) }
    if !planned.isEmpty { return planned.removeFirst() }
    // Some mistakes want the same acts many times.
    if unchanged < 4, !recent.isEmpty, random.oneIn(16) {
      planned = repetition()
      return planned.removeFirst()
    }
    let offers = StormOffers(run.screen, rows: rows)
    coverage.saw(offers)
    if unchanged >= 10, run.screen.maskedText != run.launchText {
      unchanged = 0
      let act = StormAct.leave(Self.ways(out: offers))
      if tries[Choice(state: state, act: act)] == nil { return act }
    }
    return chosen(candidates(offers, run), state, run)
  }

  /// Returns the last acts, one or some, again and again.
  private func repetition() -> [StormAct] {
    let part = recent.suffix(random.oneIn(2) ? 1 : 2 + random.below(3))
    let times = 1 + random.below(24 / part.count)
    return Array(repeating: part, count: times).flatMap { $0 }
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

  /// Chooses by lot. Each kind of acts has its share, however many acts of it there are; what a state has
  /// tried of a kind makes the share smaller.
  private func chosen(_ candidates: [Candidate], _ state: Int, _ run: StormRun) -> StormAct? {
    var sums: [Candidate.Kind: Double] = [:]
    for candidate in candidates { sums[candidate.kind, default: 0] += candidate.weight }
    let weights = candidates.map { candidate -> Double in
      let share = candidate.kind.share / (sums[candidate.kind] ?? 1)
      return share * candidate.weight * novelty(of: candidate.act, state, run)
    }
    guard let index = random.index(weights: weights) else { return nil }
    let act = candidates[index].act
    if candidates[index].kind == .text { texts.took(act) }
    if candidates[index].kind == .text { planned = afterText() }
    return act
  }

  /// Returns what a user does to a text that was just typed: sends it off more often than not, or corrects it.
  private func afterText() -> [StormAct] {
    switch random.below(20) {
    case 0..<12: [.press("Enter")]
    case 12..<15: [.press("Backspace")]
    case 15: [.press("←"), .press("Backspace")]
    default: []
    }
  }

  private func novelty(of act: StormAct, _ state: Int, _ run: StormRun) -> Double {
    if run.refused.contains(act) { return 0 }
    let choice = Choice(state: state, act: act)
    var novelty = 1 / Double(1 + tries[choice, default: 0])
    if let effect = effects[act], !act.isProbe { novelty *= effect.worth }
    guard let next = leadsTo[choice] else { return novelty * 2 }
    return novelty / Double(1 + (places[next]?.visits ?? 0)).squareRoot()
  }

  /// An act that could come next.
  private struct Candidate {
    enum Kind {
      /// Keys that the screen names; keys that any program may know; text.
      case hint, key, text
      case pointer, window, probe, system

      /// The part of all choices while nothing is known of them.
      var share: Double {
        switch self {
        case .hint: 36
        case .text: 60
        case .key: 20
        case .pointer, .probe: 12
        case .window: 9
        case .system: 5
        }
      }
    }

    var kind: Kind
    var act: StormAct
    /// The weight among those of its kind.
    var weight: Double

    init(_ kind: Kind, _ act: StormAct, _ weight: Double) {
      (self.kind, self.act, self.weight) = (kind, act, weight)
    }
  }

  private func candidates(_ offers: StormOffers, _ run: StormRun) -> [Candidate] {
    let hints = offers.hints
    // A key that is offered for the first time belongs to the part of the screen that has just come.
    var all = hints.map {
      Candidate(.hint, .press($0.key), knownKeys.contains($0.key) ? 1 : 4)
    }
    knownKeys = Set(hints.map(\.key))
    all += Self.usual.map { Candidate(.key, .press($0), 1) }
    all += [letter(), control(), "F\(1 + random.below(12))"].map { Candidate(.key, .press($0), 2) }
    all.append(Candidate(.key, .press("Ctrl-C"), offers.hasField ? 2 : 0.4))
    if offers.hasField {
      all.append(Candidate(.key, .press("Enter"), 8))
      all.append(Candidate(.text, .press(control()), 1))
      all.append(Candidate(.text, .press(letter()), 2))
      all.append(Candidate(.text, .type(StormTexts.marker), 1))
      if let word = offers.word(&random) { all.append(Candidate(.text, .type(word), 2)) }
    }
    // Without a field, text is keys that nobody has offered.
    let weight = offers.hasField ? 8 : 1.0
    all.append(Candidate(offers.hasField ? .text : .key, .type(texts.typed(&random)), weight))
    all.append(
      Candidate(offers.hasField ? .text : .key, .paste(texts.pasted(&random)), weight / 3))
    return all + pointed(offers, run) + windows(offers, run) + probes(offers, hints, run)
      + system(run)
  }

  /// A key that nobody has offered.
  private func letter() -> String {
    let keys = Array("abcdefghijklmnopqrstuvwxyz0123456789/?+-*.:")
    return String(keys[random.below(keys.count)])
  }

  private func control() -> String {
    let controls = Array("ABEFGKLNOPRTUVWXY")
    return "Ctrl-\(controls[random.below(controls.count)])"
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
      all.append(Candidate(.pointer, .click(targets[random.below(targets.count)]), 1))
    }
    let edges = offers.edges(&random)
    for _ in 0..<min(2, edges.count) {
      all.append(Candidate(.pointer, .click(edges[random.below(edges.count)]), 1))
    }
    let middle = Point(x: run.screen.size.columns / 2, y: run.screen.size.rows / 2)
    all.append(Candidate(.pointer, .wheel(isDown: true, at: middle), 1))
    all.append(Candidate(.pointer, .wheel(isDown: false, at: middle), 0.4))
    return all
  }

  private func windows(_ offers: StormOffers, _ run: StormRun) -> [Candidate] {
    let sizes = offers.sizes(&random)
    let some = [
      Candidate(.window, .resize(sizes[random.below(sizes.count)]), 2),
      Candidate(.window, .thereAndBack(sizes[random.below(sizes.count)]), 3),
    ]
    // Most of what there is to do is done in a window of the usual size.
    guard run.screen.size != run.launchSize else { return some }
    return some + [Candidate(.hint, .resize(run.launchSize), 2)]
  }

  private func probes(
    _ offers: StormOffers, _ hints: [StormOffers.Hint], _ run: StormRun
  ) -> [Candidate] {
    var all = [Candidate(.probe, .redraw, 3)]
    let widths = offers.fittingWidths
    if !widths.isEmpty {
      all.append(
        Candidate(.probe, .neighbours(width: widths[random.below(widths.count)]), 2))
    }
    if let undo = hints.first(where: \.isUndo) {
      for edit in hints where edit.isEdit {
        all.append(Candidate(.probe, .undo(.press(edit.key), key: undo.key), 2))
      }
      if offers.hasField { all.append(Candidate(.probe, .undo(.press("m"), key: undo.key), 3)) }
    }
    guard run.process != nil else { return all }
    all.append(Candidate(.probe, .suspend, 1.5))
    let keys = hints.map(\.key).filter { KeyStroke(name: $0)?.text != nil } + ["↓", "PgDn", "End"]
    all.append(Candidate(.probe, .unread(keys[random.below(keys.count)], times: 24), 1.5))
    return all
  }

  /// Acts of the system around the program: its end, its clock, its window.
  private func system(_ run: StormRun) -> [Candidate] {
    var all: [Candidate] = []
    if run.takesFocus {
      all += [false, true].map { Candidate(.system, .focus($0), 1) }
    }
    guard run.process != nil else { return all }
    // A program that ends can show nothing more.
    all += [Candidate(.system, .signal(15), 0.5), Candidate(.system, .hangUp, 0.3)]
    if hasClock {
      all.append(Candidate(.system, .clock(seconds: -3600), 3))
      all.append(Candidate(.system, .clock(seconds: 86400), 1))
    } else {
      // With nothing else to do, its share would be that of ends.
      all.append(Candidate(.system, .redraw, 4))
    }
    return all
  }
}

/// Nasty texts, those first that were typed least often.
private struct StormTextStock {
  private var counts: [String: Int] = [:]

  func typed(_ random: inout SeededStream) -> String { one(of: StormTexts.nasty, &random) }
  func pasted(_ random: inout SeededStream) -> String { one(of: StormTexts.pasted, &random) }

  private func one(of texts: [String], _ random: inout SeededStream) -> String {
    let least = texts.map { counts[$0, default: 0] }.min() ?? 0
    let fresh = texts.filter { counts[$0, default: 0] == least }
    return fresh[random.below(fresh.count)]
  }

  mutating func took(_ act: StormAct) {
    switch act {
    case .type(let text), .paste(let text): counts[text, default: 0] += 1
    default: break
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

  /// True if it is told to the program that its window has the focus.
  var takesFocus: Bool { driver.display?.modes.contains(.focusEvents) ?? true }
}
