import PseudoTerminal
import Terminal
import VirtualTerminal

/// The probes: acts that look at more than the screen behind them.
extension StormRun {
  /// Resizes to another size and back.
  func thereAndBack(_ size: Size) async -> StormFault? {
    let (before, old, bells) = (screen.maskedText, screen.size, bellCount)
    guard isFullScreen, size != old else { return await plain(.resize(size)) }
    if let fault = await give(.resize(size)) ?? checkScreen() { return fault }
    if let fault = await give(.resize(old)) { return fault }
    guard !isOver else { return nil }
    if bellCount > bells {
      return StormFault(.garbage, "a bell rings when the screen is drawn anew: it is in its text")
    }
    return changed(from: before).map {
      StormFault(.resize, "\(size.columns)x\(size.rows) and back shows something else: \($0)")
    }
  }

  /// Looks at one width and both beside it.
  func neighbours(_ width: Int) async -> StormFault? {
    let old = screen.size
    guard isFullScreen, width > 3 else { return nil }
    var rows: [[Substring]] = []
    var messages: Set<Int> = []
    for columns in [width - 1, width, width + 1] {
      if let fault = await give(.resize(Size(columns, old.rows))) ?? checkScreen() { return fault }
      guard !isOver else { return nil }
      rows.append(screen.maskedText.split(separator: "\n", omittingEmptySubsequences: false))
      messages.formUnion(Self.messageRows(screen))
    }
    let starts = rows.map { $0.map { Self.withoutDots($0.prefix(min(12, width - 4))) } }
    // A message is as wide as its text, which two columns a character may end anywhere.
    let wrong = starts[0].indices.filter { y in
      guard !messages.contains(y), starts.allSatisfy({ $0.indices.contains(y) }) else {
        return false
      }
      return !starts[0][y].isEmpty && starts[0][y] == starts[2][y] && starts[1][y] != starts[0][y]
    }
    if let fault = await give(.resize(old)) { return fault }
    guard wrong.count >= 2, let row = wrong.first else { return nil }
    return StormFault(
      .width,
      "\(width) columns differ from \(width - 1) and \(width + 1) in row \(row): "
        + "\(starts[1][row].quoted), beside them \(starts[0][row].quoted)")
  }

  /// Returns text with blanks for the parts of pictures, Braille and block elements, and without those at its
  /// end: a map or a chart is laid on the cells anew at each width, and its edge may fall into another one.
  private static func withoutDots(_ text: Substring) -> String {
    let isDot: (Character) -> Bool = { character in
      character.unicodeScalars.contains {
        (0x2580...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
      }
    }
    let blanked = text.map { isDot($0) ? " " : $0 }
    return String(blanked.prefix((blanked.lastIndex { $0 != " " } ?? -1) + 1))
  }

  /// Presses `Ctrl-L`. A program to which it says something else writes little, or changes what it shows
  /// without drawing it whole.
  func redraw() async -> StormFault? {
    let (before, bells) = (screen.maskedText, bellCount)
    if let fault = await plain(.press("Ctrl-L")) { return fault }
    guard !isOver, isFullScreen, drawsWhole else { return nil }
    if bellCount > bells {
      return StormFault(.garbage, "a bell rings when the screen is drawn anew: it is in its text")
    }
    guard !isComparison, let words = Self.difference(before, screen.maskedText, besides: 2)
    else { return nil }
    // Any key takes a message away, whether it means something or not.
    let after = screen.maskedText
    let other = await screenElsewhere([.press("F12")])?.maskedText
    if let other, Self.difference(other, after, besides: 2) == nil { return nil }
    return StormFault(.redraw, "Ctrl-L changes the screen: \(words)")
  }

  /// True if the last act has written the whole screen.
  private var drawsWhole: Bool {
    guard let process else { return true }
    let statistics = process.outputStatistics
    let glyphs = screen.surface.cells.count { $0.text != " " && $0.width > 0 }
    return statistics.fullClears > 0 || statistics.bytes * 10 >= glyphs * 8
  }

  /// Stops the program as a shell does, and lets it go on. One that does not stop may say so on its screen.
  func suspend() async -> StormFault? {
    guard let process, isFullScreen else { return nil }
    let before = screen.maskedText
    if let fault = await give(.signal(Signals.stop)) { return fault }
    guard !isOver, process.isStopped else { return nil }
    if let fault = await give(.signal(Signals.goOn)) { return fault }
    guard !isOver else { return nil }
    guard isFullScreen else {
      return StormFault(.suspend, "after a stop the program is not on its own screen any more")
    }
    return changed(from: before).map {
      StormFault(.suspend, "after a stop the screen is another one: \($0)")
    }
  }

  /// Presses a key again and again while nobody reads; then a redraw by another width changes nothing.
  func unread(_ key: String, _ times: Int) async -> StormFault? {
    guard let process, isFullScreen, let stroke = KeyStroke(name: key),
      let bytes = try? process.emulator.encode(.key(stroke))
    else { return nil }
    count()
    let act = StormAct.unread(key, times: times)
    do {
      try await app.act("\(act)") {
        try await noting { try await process.performUnread(Array(repeating: bytes, count: times)) }
      }
    } catch { return isOver ? nil : fault(of: error, act) }
    guard !isOver else { return nil }
    let (before, size) = (screen.maskedText, screen.size)
    for columns in [size.columns + 1, size.columns] {
      if let fault = await give(.resize(Size(columns, size.rows))) { return fault }
      guard !isOver else { return nil }
    }
    return changed(from: before).map {
      StormFault(.slowReader, "what was written while nobody read is not all there: \($0)")
    }
  }

  /// Does acts in a circle, three times so often: memory that grows each time does not return.
  func again(_ acts: [StormAct], _ times: Int) async -> StormFault? {
    guard let process else { return nil }
    var usages: [ProgramUsage] = []
    for batch in 0...3 {
      for _ in 0..<(batch == 0 ? 3 : times) {
        for act in acts {
          if let fault = await give(act) { return fault }
          if isOver { return nil }
        }
      }
      guard let id = process.processID, let usage = ProgramUsage(processID: id) else { return nil }
      usages.append(usage)
    }
    let memory = zip(usages.dropFirst(), usages).map { $0.memory - $1.memory }
    let files = zip(usages.dropFirst(), usages).map { $0.descriptors - $1.descriptors }
    if files.allSatisfy({ $0 >= times / 2 }) {
      return StormFault(
        .descriptors, "\(times) turns leave \(files.last ?? 0) files open each time")
    }
    if memory.allSatisfy({ $0 >= 24 * times }) {
      return StormFault(
        .memory, "\(times) turns take \(memory.map { "\($0) KiB" }.joined(separator: ", ")) more")
    }
    return nil
  }

  /// Presses keys that lead away from dialogs.
  func leave(_ keys: [String]) async -> StormFault? {
    let before = screen.maskedText
    // A window that is too small for the program is left by another size.
    guard before != launchText, screen.size == launchSize else { return nil }
    for key in keys {
      if let fault = await plain(.press(key)) { return fault }
      if isOver || screen.maskedText != before { return nil }
    }
    return StormFault(.deadEnd, "none of \(keys.count) keys leads away from this screen")
  }

  /// Text that is shown in part: the same keys one after another have to show the same.
  func lostKeys(_ text: String, _ before: Screen) async -> StormFault? {
    guard text == StormTexts.marker, !isOver, !showsWhole(text), showsPart(text, before)
    else { return nil }
    let shown = screen.maskedText
    guard let slow = await slowly(text), slow != shown, let again = await slowly(text),
      again == slow
    else { return nil }
    return StormFault(
      .lostKey,
      "\(text.count) keys at once do not show the same as one after another: "
        + (Self.difference(slow, shown) ?? ""))
  }

  private func showsWhole(_ text: String) -> Bool { !screen.places(of: text).isEmpty }

  private func showsPart(_ text: String, _ before: Screen) -> Bool {
    let part = String(text.prefix(6))
    return screen.places(of: part).count > before.places(of: part).count
  }

  /// Returns the masked screen of a new program behind the same acts, with the last one key by key.
  private func slowly(_ text: String) async -> String? {
    await screenElsewhere(text.map { .press(Self.stroke($0).description) })?.maskedText
  }

  /// Returns the screen of a new program behind all acts but the last, and these; nil where it ends before.
  func screenElsewhere(_ last: [StormAct]) async -> Screen? {
    guard let run = try? await twin() else { return nil }
    defer { run.driver.stop() }
    guard await run.launch() == nil else { return nil }
    for act in acts.dropLast() {
      _ = await run.perform(act)
      if run.isOver { return nil }
    }
    for act in last { _ = await run.give(act) }
    return run.isOver ? nil : run.screen
  }

  // MARK: Comparing
  private var bellCount: Int { driver.display?.bellCount ?? 0 }

  /// Returns the first row that differs from a screen before; nil where none does.
  private func changed(from before: String) -> String? {
    Self.difference(before, screen.maskedText)
  }

  /// - Parameter besides: the number of rows at the end that do not count.
  static func difference(_ before: String, _ now: String, besides: Int = 0) -> String? {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let new = now.split(separator: "\n", omittingEmptySubsequences: false)
    for y in 0..<max(0, max(old.count, new.count) - besides) {
      let (a, b) = (y < old.count ? old[y] : "", y < new.count ? new[y] : "")
      if a != b { return "row \(y) was \(String(a).quoted), is \(String(b).quoted)" }
    }
    return nil
  }

  private enum Signals {
    static let stop: Int32 = 20
    static let goOn: Int32 = 18
  }
}
