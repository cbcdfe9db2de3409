import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal

/// Does the steps of a script in a journey: the one executor of YAML, `serve` and agents.
@MainActor
struct ScriptPerformer {
  let app: Journey

  /// - Throws: ``JourneyKit/JourneyFailure`` at the place of the step that failed.
  func perform(_ steps: [ScriptStep]) async throws {
    for step in steps { try await perform(step) }
  }

  func perform(_ step: ScriptStep) async throws {
    try await app.at(file: step.place.file, line: step.place.line) { try await perform(step.act) }
  }

  private func perform(_ act: ScriptAct) async throws {
    switch act {
    case .press, .type, .paste, .keyDown, .keyUp, .hold, .sendBytes: try await key(act)
    case .click, .doubleClick, .tripleClick, .hover, .drag, .dragAlong, .scroll, .holdButton, .drop:
      try await point(act)
    case .check(let check): try ScriptChecker(app: app).look(check)
    case .waitUntil(let query, let limit): try await app.expectEventually(query, within: limit)
    case .group, .softly, .eventually, .expectFailure, .when, .inProgram: try await control(act)
    default: try await window(act)
    }
  }

  private func key(_ act: ScriptAct) async throws {
    switch act {
    case .press(let strokes): try await app.press(strokes)
    case .type(let text): try await app.type(text)
    case .paste(let text, let form): try await app.paste(text, as: form)
    case .keyDown(let stroke): try await app.keyDown(stroke)
    case .keyUp(let stroke): try await app.keyUp(stroke)
    case .hold(let stroke, let repeats): try await app.hold(stroke, repeats: repeats)
    case .sendBytes(let bytes):
      let driver = try process("bytes")
      try await app.act("send \(bytes.count.counted("byte"))") { try driver.perform(bytes: bytes) }
    default: return
    }
  }

  private func point(_ act: ScriptAct) async throws {
    switch act {
    case .click(.thing(let query), let button, let modifiers):
      try await app.click(query, button: button, modifiers: modifiers)
    case .click(.cell(let point), let button, let modifiers):
      try await app.click(at: point, button: button, modifiers: modifiers)
    case .doubleClick(let query): try await app.doubleClick(query)
    case .tripleClick(let query): try await app.tripleClick(query)
    case .hover(.thing(let query)): try await app.hover(query)
    case .hover(.cell(let point)): try await app.hover(at: point)
    case .drag(.thing(let start), .thing(let end)): try await app.drag(from: start, to: end)
    case .drag(.cell(let start), .cell(let end)): try await app.drag(from: start, to: end)
    case .dragAlong(let points): try await app.drag(along: points)
    case .scroll(let direction, let steps, .thing(let query)):
      try await app.scroll(direction, over: query, steps: steps)
    case .scroll(let direction, let steps, .cell(let point)):
      try await app.scroll(direction, at: point, steps: steps)
    case .holdButton(let points): try await app.hold(along: points)
    case .drop(let point): try await app.drop(at: point)
    default: return
    }
  }

  private func window(_ act: ScriptAct) async throws {
    switch act {
    case .focus(let isFocused): try await app.windowFocus(isFocused)
    case .resize(let size): try await app.resize(to: size)
    case .advance(let duration): try await app.advance(by: duration)
    case .signal(let number):
      let driver = try process("signals")
      try await app.act("signal \(number)") { try driver.signal(number) }
    case .hangUp:
      let driver = try process("hang-ups")
      try await app.act("hang up") { try driver.hangUp() }
    case .relaunch: try await app.relaunch()
    case .storm(let storm):
      try await app.act(storm.words) { try await storm.perform(beside: app) }
    case .attach(let name, let text?): app.attach(name, text: text)
    case .attach(let name, nil): app.attach(app.screen, name: name)
    default: return
    }
  }

  // MARK: Steps within
  private func control(_ act: ScriptAct) async throws {
    switch act {
    case .group(let name, let steps):
      try await app.step(name) { try await perform(steps) }
    case .softly(let steps): try ScriptChecker(app: app).softly(steps)
    case .eventually(let steps, let limit):
      try await app.eventually(within: limit) { try ScriptChecker(app: app).look(steps) }
    case .expectFailure(let reason, let words, let steps):
      try await app.expectFailure(reason, saying: words) { try await perform(steps) }
    case .when(let condition, let steps, let others):
      try await perform(condition.obstacle == nil ? steps : others)
    case .inProgram(let name, let steps):
      guard let stage = ScriptStage.of(app)
      else { throw StageFailure("there is no program “\(name)” here") }
      let other = try await stage.journey(name, beside: app)
      try await app.step("in \(name)") { try await ScriptPerformer(app: other).perform(steps) }
    default: return
    }
  }

  /// Returns the driver of a real program.
  private func process(_ what: String) throws -> ProcessDriver {
    guard let driver = app.driver as? ProcessDriver
    else { throw JourneySkip("a program in process gets no \(what)") }
    return driver
  }
}

/// Looks at what steps expect; nothing of it waits.
@MainActor
struct ScriptChecker {
  let app: Journey

  func look(_ steps: [ScriptStep]) throws {
    for step in steps {
      try app.looking(atFile: step.place.file, line: step.place.line) {
        switch step.act {
        case .check(let check): try look(check)
        case .softly(let steps): try softly(steps)
        default: return
        }
      }
    }
  }

  func softly(_ steps: [ScriptStep]) throws { try app.softly { try look(steps) } }

  func look(_ check: ScriptCheck) throws {
    switch check {
    case .thing(let expectation): try look(expectation)
    case .absent(let query): try app.expect(query).notToExist()
    case .screen(let lines): try lookAtScreen(lines)
    case .outline(let lines, let match): try app.expectOutline(lines: lines, match)
    case .snapshot(let snapshot): try look(snapshot)
    case .end(let status, let allowed): try app.expectEnded(status, mayLeave: allowed)
    case .file(let path, let expected): try app.expectFile(path, expected)
    case .printed(let words, let whole):
      if let words { try app.expectPrinted(words) }
      if let whole { try app.expectPrinted(exactly: whole) }
    default: try lookAtTerminal(check)
    }
  }

  private func lookAtTerminal(_ check: ScriptCheck) throws {
    switch check {
    case .cursor(let point): try app.expectCursor(at: point)
    case .title(let title): try app.expectTitle(title)
    case .bells(let count): try app.expectBells(count)
    case .clipboard(let text): try app.expectClipboard(text)
    case .notifications(let list):
      try app.expectNotifications(list.map { .init(title: $0.title, body: $0.body) })
    case .progress(let percent): try app.expectProgress(percent)
    case .scrollback(let words): try app.expectScrollback(words)
    case .prompt(let words): try app.expectPrompt(words)
    case .command(let line, let output, let status):
      try app.expectCommand(line, output: output, status: status)
    case .folder(let path): try app.expectFolder(path)
    default: return
    }
  }

  private func look(_ expected: ScriptExpectation) throws {
    let thing = app.expect(expected.query)
    if let count = expected.count { return try thing.toHave(count: count) }
    if !expected.isMore { return try thing.toExistSomewhere() }
    try thing.toExist()
    if let value = expected.value { try thing.toHave(value: value) }
    if let value = expected.otherValue { try thing.notToHave(value: value) }
    if let label = expected.label { try thing.toHave(label: label) }
    if !expected.traits.isEmpty { try thing.toBe(expected.traits) }
    if !expected.missingTraits.isEmpty { try thing.notToBe(expected.missingTraits) }
    for words in expected.words { try thing.toShow(words) }
    for words in expected.missingWords { try thing.notToShow(words) }
    if let lines = expected.lines { try thing.toShow(lines: lines) }
    if let style = expected.style { try thing.toHave(style: style) }
    if let style = expected.otherStyle { try thing.notToHave(style: style) }
    if let link = expected.link { try thing.toHave(address: link) }
    if let frame = expected.frame { try thing.toHave(frame: frame) }
    if expected.hasCursor { try thing.toHaveCursor() }
  }

  private func lookAtScreen(_ lines: [String]) throws {
    let size = app.screen.size
    let rows = lines + Array(repeating: "", count: max(0, size.rows - lines.count))
    let whole = Query.region(Rect(x: 0, y: 0, columns: size.columns, rows: size.rows))
    try app.expect(whole).toShow(lines: rows)
  }

  private func look(_ snapshot: ScriptSnapshot) throws {
    let masks = (ScriptStage.of(app)?.masks ?? []) + snapshot.masks
    try app.expectSnapshot(
      snapshot.screen, state: snapshot.state, language: snapshot.language, theme: snapshot.theme,
      kind: snapshot.kind, outline: snapshot.outline, mask: try masks.map { try $0.mask })
  }
}

extension ScriptExpectation {
  /// Something is expected beyond that it is there.
  var isMore: Bool {
    value != nil || otherValue != nil || label != nil || !traits.isEmpty || !missingTraits.isEmpty
      || !words.isEmpty || !missingWords.isEmpty || lines != nil || style != nil
      || otherStyle != nil || link != nil || frame != nil || hasCursor
  }
}
