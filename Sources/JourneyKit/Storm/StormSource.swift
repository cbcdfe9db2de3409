import Terminal

/// A finding as text: YAML that `journey storm --replay` does again exactly, YAML for `journey run`, and the
/// source of a test.
public struct StormSource {
  private let finding: StormFinding
  private let program: [String]
  private let size: Size

  /// - Parameters:
  ///   - program: with its arguments.
  ///   - size: that of the window at the launch.
  public init(_ finding: StormFinding, program: [String], size: Size) {
    (self.finding, self.program, self.size) = (finding, program, size)
  }

  /// The exact acts, with the rule and the seed.
  public var yaml: String {
    let acts = finding.acts.map { "  - " + Self.yaml($0) }
    let head = [
      "# \(Self.oneLine("\(finding.fault)"))",
      "program: [\(program.map(\.yamlQuoted).joined(separator: ", "))]",
      "size: \(size.columns)x\(size.rows)", "seed: \(finding.seed)",
      "rule: \(finding.fault.rule.rawValue)", "acts:",
    ]
    return (head + (acts.isEmpty ? ["  []"] : acts)).joined(separator: "\n") + "\n"
  }

  /// Steps of `journey run`. Probes become what a user does; what they compare is not in it.
  public var journeyYAML: String {
    let steps = finding.acts.flatMap(steps).map { "  - " + $0 }
    let head = [
      "# \(Self.oneLine("\(finding.fault)"))",
      "program: [\(program.map(\.yamlQuoted).joined(separator: ", "))]",
      "size: \(size.columns)x\(size.rows)", "steps:",
    ]
    return (head + (steps.isEmpty ? ["  []"] : steps)).joined(separator: "\n") + "\n"
  }

  /// A statement of a test: red while the fault is there.
  public var swift: String {
    let acts = finding.acts.map { "  " + Self.swift($0) + "," }
    let driver =
      program.isEmpty
      ? "driver"
      : "ProcessDriver(\n    Program(\(program[0].sourceLiteral), arguments: "
        + "[\(program.dropFirst().map(\.sourceLiteral).joined(separator: ", "))]), "
        + "size: Size(\(size.columns), \(size.rows)))"
    return (["try await Journey.storm(replaying: ["] + acts + ["]) { \(driver) }"])
      .joined(separator: "\n")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: YAML
  static func yaml(_ act: StormAct) -> String {
    switch act {
    case .press(let key): "press: \(key.yamlQuoted)"
    case .type(let text): "type: \(text.yamlQuoted)"
    case .paste(let text): "paste: \(text.yamlQuoted)"
    case .click(let point): "click: [\(point.x), \(point.y)]"
    case .wheel(let isDown, let point):
      "\(isDown ? "wheel-down" : "wheel-up"): [\(point.x), \(point.y)]"
    case .resize(let size): "resize: \(size.columns)x\(size.rows)"
    case .signal(let number): "signal: \(number)"
    case .clock(let seconds): "clock: \(seconds)"
    case .focus(let isFocused): "focus: \(isFocused)"
    case .hangUp: "hang-up: true"
    case .thereAndBack(let size): "there-and-back: \(size.columns)x\(size.rows)"
    case .neighbours(let width): "neighbours: \(width)"
    case .redraw: "redraw: true"
    case .suspend: "suspend: true"
    case .unread(let key, let times): "unread: { key: \(key.yamlQuoted), times: \(times) }"
    case .undo(let act, let key): "undo: { act: { \(yaml(act)) }, key: \(key.yamlQuoted) }"
    case .again(let acts, let times):
      "again: { acts: [\(acts.map { "{ \(yaml($0)) }" }.joined(separator: ", "))], times: \(times) }"
    case .leave(let keys): "leave: [\(keys.map(\.yamlQuoted).joined(separator: ", "))]"
    }
  }

  private func steps(_ act: StormAct) -> [String] {
    switch act {
    case .press(let key): ["press: [\(key.yamlQuoted)]"]
    case .wheel(let isDown, let point):
      [
        "scroll: { \(isDown ? "down" : "up"): 1, over: "
          + "'region row \(point.y) col \(point.x) size 1x1' }"
      ]
    case .signal(let number): Self.signals[number].map { ["signal: \($0)"] } ?? []
    // No step moves the clock back.
    case .clock: []
    case .thereAndBack(let other): [other, size].map { "resize: \($0.columns)x\($0.rows)" }
    case .neighbours(let width):
      [width - 1, width, width + 1, size.columns].map { "resize: \($0)x\(size.rows)" }
    case .redraw: ["press: Ctrl-L"]
    case .suspend: ["signal: TSTP", "signal: CONT"]
    case .unread(let key, let times): Array(repeating: "press: [\(key.yamlQuoted)]", count: times)
    case .undo(let act, let key): steps(act) + ["press: [\(key.yamlQuoted)]"]
    case .again(let acts, _): acts.flatMap(steps)
    case .leave(let keys): keys.map { "press: [\($0.yamlQuoted)]" }
    default: [Self.yaml(act)]
    }
  }

  private static let signals: [Int32: String] = [
    1: "HUP", 2: "INT", 15: "TERM", 18: "CONT", 20: "TSTP", 28: "WINCH",
  ]

  // MARK: Swift
  static func swift(_ act: StormAct) -> String {
    switch act {
    case .press(let key): ".press(\(key.sourceLiteral))"
    case .type(let text): ".type(\(text.sourceLiteral))"
    case .paste(let text): ".paste(\(text.sourceLiteral))"
    case .click(let point): ".click(\(swift(point)))"
    case .wheel(let isDown, let point): ".wheel(isDown: \(isDown), at: \(swift(point)))"
    case .resize(let size): ".resize(\(swift(size)))"
    case .signal(let number): ".signal(\(number))"
    case .clock(let seconds): ".clock(seconds: \(seconds))"
    case .focus(let isFocused): ".focus(\(isFocused))"
    case .hangUp: ".hangUp"
    case .thereAndBack(let size): ".thereAndBack(\(swift(size)))"
    case .neighbours(let width): ".neighbours(width: \(width))"
    case .redraw: ".redraw"
    case .suspend: ".suspend"
    case .unread(let key, let times): ".unread(\(key.sourceLiteral), times: \(times))"
    case .undo(let act, let key): ".undo(\(swift(act)), key: \(key.sourceLiteral))"
    case .again(let acts, let times):
      ".again([\(acts.map(swift).joined(separator: ", "))], times: \(times))"
    case .leave(let keys): ".leave([\(keys.map(\.sourceLiteral).joined(separator: ", "))])"
    }
  }

  private static func swift(_ point: Point) -> String { "Point(x: \(point.x), y: \(point.y))" }
  private static func swift(_ size: Size) -> String { "Size(\(size.columns), \(size.rows))" }
}

extension String {
  /// The text in double quotes, as YAML and JSON read it.
  var yamlQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
