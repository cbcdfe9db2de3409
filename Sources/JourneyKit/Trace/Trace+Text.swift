import Terminal

/// Everything that is printed is free of controls, whatever the program has shown.
extension Trace {
  /// One line a step, numbered from 1, two blanks a level.
  public var list: [String] {
    let numbered = flat.enumerated().map { index, entry in
      "\(index + 1). " + String(repeating: "  ", count: entry.depth) + entry.step.summary
    }
    return ([name + ": " + result.rawValue] + numbered).map { Sanitizer.clean($0) }
  }

  /// A step with what is known of it: its screen, its outline, what has changed since the step before.
  ///
  /// - Parameter number: from 1, as in ``list``.
  /// - Throws: ``TraceError`` where there is no such step.
  public func text(step number: Int) throws -> [String] {
    let flat = flat
    guard flat.indices.contains(number - 1) else {
      throw TraceError("there is no step \(number); there are \(flat.count)")
    }
    let step = flat[number - 1].step
    var lines = ["step \(number) of \(flat.count): \(step.summary)"] + facts(step)
    let screens = try decodedScreens()
    let shown = flat[..<number].compactMap(\.step.evidence?.screen)
    if let last = shown.last { lines += Self.lines(screens[last]) }
    if let last = shown.last, let before = shown.dropLast().last {
      let difference = ScreenDifference(screens[before], screens[last])
      lines.append(difference.isEmpty ? "nothing has changed" : "changed, before | now:")
      lines += difference.lines.map { "  " + $0 }
    }
    return lines.map { Sanitizer.clean($0) }
  }

  private func facts(_ step: StepRecord) -> [String] {
    let evidence = step.evidence ?? StepEvidence()
    var facts: [String] = []
    if !step.file.isEmpty { facts.append("at \(step.file):\(step.line)") }
    if !evidence.input.isEmpty { facts.append("typed \(evidence.input)") }
    if evidence.outputCount > 0 { facts.append("the program wrote \(evidence.outputCount) bytes") }
    facts += evidence.messages.map { "told the terminal: \($0)" }
    if let settlement = evidence.settlement { facts.append("settled: \(settlement)") }
    facts += step.attachments.map { "attached \($0.name), \($0.type), \($0.data.count) bytes" }
    if let failure = step.failure {
      facts += failure.message.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "failure: \($0)" }
    }
    return facts.map { "  " + $0 }
  }

  private static func lines(_ screen: Screen) -> [String] {
    let outline = screen.outline.map { "  " + $0 }
    return [screen.headline] + screen.picture + (outline.isEmpty ? [] : ["outline:"] + outline)
  }
}
