import Terminal

/// A finding as text: YAML that `journey storm --replay` does again exactly, YAML for `journey run`, and the
/// source of a test. Each is red while the fault is there.
public struct StormSource {
  private let finding: StormFinding
  private let program: [String]
  private let size: Size
  private let options: [String]
  private let properties: [StormProperty]

  /// - Parameters:
  ///   - program: with its arguments.
  ///   - size: that of the window at the launch.
  ///   - options: the other options of the program, a line of YAML each.
  ///   - properties: those of the storm; they are looked at again where one of them is broken.
  public init(
    _ finding: StormFinding, program: [String], size: Size, options: [String] = [],
    properties: [StormProperty] = []
  ) {
    (self.finding, self.program, self.size, self.options) = (finding, program, size, options)
    self.properties = finding.fault.rule == .property ? properties : []
  }

  /// The exact acts, with the rule and the seed.
  public var yaml: String {
    let rest = ["seed: \(finding.seed)", "rule: \(finding.fault.rule.rawValue)"]
    return Self.text(head + rest + hold + Self.list("acts", finding.acts.map(Self.yaml)))
  }

  /// A journey for `journey run`, whose only step is to do the acts again.
  public var journeyYAML: String {
    let parts = Self.list("replay", finding.acts.map(Self.yaml)) + hold
    return Self.text(head + ["steps:", "  - storm:"] + parts.map { "      " + $0 })
  }

  private var hold: [String] {
    properties.isEmpty ? [] : Self.list("hold", properties.map { "{ \($0.yaml) }" })
  }

  private var head: [String] {
    [
      "# \(Self.oneLine("\(finding.fault)"))",
      "program: [\(program.map(\.yamlQuoted).joined(separator: ", "))]",
      "size: \(size.columns)x\(size.rows)",
    ] + options
  }

  private static func list(_ key: String, _ items: [String]) -> [String] {
    ["\(key):"] + (items.isEmpty ? ["  []"] : items.map { "  - " + $0 })
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  /// A statement of a test.
  public var swift: String {
    let acts = finding.acts.map { "  " + Self.swift($0) + "," }
    let driver =
      program.isEmpty
      ? "driver"
      : "ProcessDriver(\n    Program(\(program[0].sourceLiteral), arguments: "
        + "[\(program.dropFirst().map(\.sourceLiteral).joined(separator: ", "))]), "
        + "size: Size(\(size.columns), \(size.rows)))"
    let held =
      properties.isEmpty
      ? "" : ", properties: [\(properties.map(\.swift).joined(separator: ", "))]"
    return (["try await Journey.storm(replaying: ["] + acts + ["]\(held)) { \(driver) }"])
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
  package var yamlQuoted: String {
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
