import Semantics
import Terminal

extension Journey {
  /// Presses and lets go of a button in the middle of a thing.
  ///
  /// Fails where it is disabled, out of view, or behind a dialog.
  public func click(
    _ query: Query, button: MouseButton = .left, modifiers: Modifiers = [],
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let point = try target(query, "click \(query)", Place(file, line))
    let events = Self.click(button, at: point, clicks: 1, modifiers)
    try await perform("click \(query)", events, Place(file, line))
  }

  /// Clicks on a cell, whatever is there.
  public func click(
    at point: Point, button: MouseButton = .left, modifiers: Modifiers = [],
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let events = Self.click(button, at: point, clicks: 1, modifiers)
    try await perform("click at row \(point.y) col \(point.x)", events, Place(file, line))
  }

  public func doubleClick(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await click(query, times: 2, "double click", Place(file, line))
  }

  public func tripleClick(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await click(query, times: 3, "triple click", Place(file, line))
  }

  public func rightClick(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await click(query, button: .right, file: file, line: line)
  }

  private func click(
    _ query: Query, times: Int, _ words: String, _ place: Place
  ) async throws {
    let point = try target(query, "\(words) \(query)", place)
    let events = (1...times).flatMap { Self.click(.left, at: point, clicks: $0, []) }
    try await perform("\(words) \(query)", events, place)
  }

  /// Drags with the left button from the middle of one thing to that of another.
  public func drag(
    from start: Query, to end: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = "drag \(start) to \(end)"
    let from = try target(start, words, Place(file, line))
    let to = try target(end, words, Place(file, line))
    try await perform(words, Self.drag(from: from, to: to), Place(file, line))
  }

  public func drag(
    from start: Point, to end: Point, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = "drag from row \(start.y) col \(start.x) to row \(end.y) col \(end.x)"
    try await perform(words, Self.drag(from: start, to: end), Place(file, line))
  }

  /// Drags with the left button from the first cell along the others.
  public func drag(
    along points: [Point], file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard let first = points.first, let last = points.last else { return }
    let moves = points.dropFirst().map { MouseEvent(.drag(.left), at: $0) }
    let events =
      [MouseEvent(.press(.left, clicks: 1), at: first)] + moves
      + [MouseEvent(.release(.left), at: last)]
    let words = "drag along \(Self.words(points))"
    try await perform(words, events.map(InputEvent.mouse), Place(file, line))
  }

  /// Moves the pointer, with no button held, to the middle of a thing.
  public func hover(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let point = try target(query, "hover \(query)", Place(file, line))
    try await hover(at: point, file: file, line: line)
  }

  /// Moves the pointer to a cell.
  public func hover(
    at point: Point, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await perform(
      "hover at row \(point.y) col \(point.x)", [.mouse(MouseEvent(.move, at: point))],
      Place(file, line))
  }

  /// Presses the left button at the first cell and moves along the others; the button stays held
  /// until ``drop(at:file:line:)``.
  public func hold(
    along points: [Point], file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard let first = points.first else { return }
    let press = MouseEvent(.press(.left, clicks: 1), at: first)
    let drags = points.dropFirst().map { MouseEvent(.drag(.left), at: $0) }
    let words = "hold \(Self.words(points))"
    try await perform(words, ([press] + drags).map(InputEvent.mouse), Place(file, line))
  }

  /// Lets go of the left button that is held.
  public func drop(
    at point: Point, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await perform(
      "drop at row \(point.y) col \(point.x)",
      [.mouse(MouseEvent(.release(.left), at: point))], Place(file, line))
  }

  /// Turns the wheel over a cell.
  public func scroll(
    _ direction: WheelDirection, at point: Point, steps: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let event = InputEvent.mouse(MouseEvent(.wheel(direction), at: point))
    try await perform(
      "scroll \(direction) \(steps) at row \(point.y) col \(point.x)",
      Array(repeating: event, count: max(0, steps)), Place(file, line))
  }

  /// Turns the wheel over a thing.
  public func scroll(
    _ direction: WheelDirection, over query: Query, steps: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = "scroll \(direction) \(steps) over \(query)"
    let point = try target(query, words, Place(file, line))
    let event = InputEvent.mouse(MouseEvent(.wheel(direction), at: point))
    let events = Array(repeating: event, count: max(0, steps))
    try await perform(words, events, Place(file, line))
  }

  // MARK: Where to

  /// The middle of a thing that the pointer reaches.
  private func target(_ query: Query, _ words: String, _ place: Place) throws -> Point {
    let match = try match(query, place)
    if let obstacle = screen.obstacle(to: match) {
      throw failure("\(words): \(match) \(obstacle)", place)
    }
    return match.middle
  }

  private static func words(_ points: [Point]) -> String {
    points.map { "row \($0.y) col \($0.x)" }.joined(separator: ", ")
  }

  private static func click(
    _ button: MouseButton, at point: Point, clicks: Int, _ modifiers: Modifiers
  ) -> [InputEvent] {
    [.press(button, clicks: clicks), .release(button)].map {
      .mouse(MouseEvent($0, at: point, modifiers))
    }
  }

  private static func drag(from start: Point, to end: Point) -> [InputEvent] {
    let steps: [(MouseEvent.Kind, Point)] = [
      (.press(.left, clicks: 1), start), (.drag(.left), end), (.release(.left), end),
    ]
    return steps.map { .mouse(MouseEvent($0.0, at: $0.1)) }
  }
}
