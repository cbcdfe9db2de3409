import JourneyKit

/// Does the steps of a script in a journey.
@MainActor
struct ScriptPerformer {
  let app: Journey

  /// - Throws: ``JourneyKit/JourneyFailure`` at the place of the step that failed.
  func perform(_ steps: [ScriptStep]) async throws {
    for step in steps { try await perform(step) }
  }

  func perform(_ step: ScriptStep) async throws {
    if case .group(let name, let steps) = step.act {
      return try await app.at(file: step.place.file, line: step.place.line) {
        try await app.step(name) { try await perform(steps) }
      }
    }
    try await app.at(file: step.place.file, line: step.place.line) { try await perform(step.act) }
  }

  private func perform(_ act: ScriptAct) async throws {
    switch act {
    case .press(let strokes): try await app.press(strokes)
    case .type(let text): try await app.type(text)
    case .paste(let text): try await app.paste(text)
    case .click, .doubleClick, .hover, .drag, .scroll: try await point(act)
    case .focus(let isFocused): try await app.windowFocus(isFocused)
    case .resize(let size): try await app.resize(to: size)
    case .advance(let duration): try await app.advance(by: duration)
    case .signal(let number): try await signal(number)
    case .relaunch: try await app.relaunch()
    case .group(_, let steps): try await perform(steps)
    default: try await check(act)
    }
  }

  private func point(_ act: ScriptAct) async throws {
    switch act {
    case .click(.thing(let query), let button, let modifiers):
      try await app.click(query, button: button, modifiers: modifiers)
    case .click(.cell(let point), let button, let modifiers):
      try await app.click(at: point, button: button, modifiers: modifiers)
    case .doubleClick(let query): try await app.doubleClick(query)
    case .hover(.thing(let query)): try await app.hover(query)
    case .hover(.cell(let point)): try await app.hover(at: point)
    case .drag(.thing(let start), .thing(let end)): try await app.drag(from: start, to: end)
    case .drag(.cell(let start), .cell(let end)): try await app.drag(from: start, to: end)
    case .scroll(let direction, let steps, let query):
      try await app.scroll(direction, over: query, steps: steps)
    default: return
    }
  }

  private func check(_ act: ScriptAct) async throws {
    switch act {
    case .expect(let expectation): try check(expectation)
    case .expectNot(let query): try app.expect(query).notToExist()
    case .expectEnd(let status): try app.expectEnded(status)
    case .snapshot(let screen, let state): try app.expectSnapshot(screen, state: state)
    case .waitUntil(let query, let limit): try await app.expectEventually(query, within: limit)
    default: return
    }
  }

  private func check(_ expected: ScriptExpectation) throws {
    let thing = app.expect(expected.query)
    if let count = expected.count { return try thing.toHave(count: count) }
    if !expected.isMore { return try thing.toExistSomewhere() }
    try thing.toExist()
    if let value = expected.value { try thing.toHave(value: value) }
    if let label = expected.label { try thing.toHave(label: label) }
    if !expected.traits.isEmpty { try thing.toBe(expected.traits) }
    if !expected.missingTraits.isEmpty { try thing.notToBe(expected.missingTraits) }
    for words in expected.words { try thing.toShow(words) }
  }

  private func signal(_ number: Int32) async throws {
    guard let driver = app.driver as? ProcessDriver
    else { throw JourneySkip("a program in process gets no signals") }
    try await app.act("signal \(number)") { try driver.signal(number) }
  }
}

extension ScriptExpectation {
  /// Something is expected beyond that it is there.
  fileprivate var isMore: Bool {
    value != nil || label != nil || !traits.isEmpty || !missingTraits.isEmpty || !words.isEmpty
  }
}
