import JourneyKit
import PseudoTerminal
import Terminal

/// The values of expectations.
extension ScriptVerb {
  func check(_ fields: ScriptFields) throws(ScriptError) -> ScriptCheck {
    switch self {
    case .expect: .thing(try ScriptExpectation(fields))
    case .expectNot: .absent(try fields.required("that").query())
    case .expectScreen: .screen(try fields.required("lines").lines())
    case .expectOutline:
      .outline(try fields.required("lines").lines(), try fields.outlineMatch("match") ?? .exact)
    case .snapshot: .snapshot(try ScriptSnapshot(fields))
    case .expectEnd: try Self.end(fields)
    case .expectFile: try Self.file(fields)
    default: try terminalCheck(fields)
    }
  }

  private func terminalCheck(_ fields: ScriptFields) throws(ScriptError) -> ScriptCheck {
    switch self {
    case .expectCursor:
      let node = try fields.required("at")
      if case .text("hidden") = node.kind { return .cursor(nil) }
      return .cursor(try node.cell())
    case .expectTitle: return .title(try fields.required("title").text("a title"))
    case .expectBells: return .bells(try fields.required("count").count())
    case .expectClipboard: return .clipboard(try fields.text("text"))
    case .expectNotifications:
      return .notifications(
        try fields.required("list").words("notifications").map(ScriptNotification.init))
    case .expectProgress:
      return .progress(try fields.read("percent") { node throws(ScriptError) in try node.count() })
    case .expectScrollback: return .scrollback(try fields.required("words").pattern())
    case .expectPrinted:
      let (words, whole) = (try fields.pattern("words"), try fields.text("exactly"))
      if words == nil, whole == nil { _ = try fields.required("words") }
      return .printed(words, exactly: whole)
    case .expectPrompt: return .prompt(try fields.pattern("words"))
    case .expectCommand:
      let (line, output) = (try fields.pattern("line"), try fields.pattern("output"))
      let status = try fields.read("status") { node throws(ScriptError) in
        try node.number("an exit status")
      }
      if line == nil, output == nil, status == nil { _ = try fields.required("line") }
      return .command(line, output: output, status: status)
    default: return .folder(try fields.required("path").text("a path"))
    }
  }

  private static func end(_ fields: ScriptFields) throws(ScriptError) -> ScriptCheck {
    let left = try fields.read("may-leave") { node throws(ScriptError) in
      try node.words("changes of the terminal")
    }
    let signal = try fields.read("signal") { node throws(ScriptError) in try node.signal() }
    let status = try fields.read("status") { node throws(ScriptError) in try node.exitStatus() }
    if signal == nil, status == nil, left == nil { _ = try fields.required("status") }
    if signal != nil, status != nil {
      throw ScriptError(
        "a program ends with a “status” or by a “signal”, not both", at: fields.node.place)
    }
    let ending = signal.map(ExitStatus.signaled) ?? status ?? .exited(0)
    return .end(ending, mayLeave: Set(left ?? []))
  }

  private static func file(_ fields: ScriptFields) throws(ScriptError) -> ScriptCheck {
    let path = try fields.required("path").text("a path")
    let isMissing = try fields.choice("is", ["there": false, "missing": true])
    let (part, whole) = (try fields.pattern("has"), try fields.text("content"))
    if [part != nil, whole != nil, isMissing == true].count(where: \.self) > 1 {
      throw ScriptError(
        "a file has a content, a part of one, or is missing", at: fields.node.place)
    }
    if let part { return .file(path, .containing(part)) }
    if let whole { return .file(path, .content(whole)) }
    return .file(path, isMissing == true ? .missing : .exists)
  }
}

extension ScriptSnapshot {
  /// `Less/Start state`, and more.
  init(_ fields: ScriptFields) throws(ScriptError) {
    let what = "a snapshot as App/Screen state"
    let node = try fields.required("name")
    let text = try node.text(what)
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].split(separator: "/").count == 2
    else { throw node.error(expected: what) }
    (screen, state) = (parts[0], parts[1])
    guard isNamed(nil, nil)
    else { throw node.error(expected: "\(what), of letters, digits, “-” and “_”") }
    language = try fields.read("language") { node throws(ScriptError) in
      try node.value("two letters, as ru") { isNamed($0, nil) ? $0 : nil }
    }
    theme = try fields.read("theme") { node throws(ScriptError) in
      try node.value("a theme of three letters or more") { isNamed(nil, $0) ? $0 : nil }
    }
    kind =
      try fields.choice("kind", ["screen": .screen, "text": .text, "outline": .outline]) ?? .screen
    outline = try fields.outlineMatch("outline") ?? .exact
    masks = try fields.read("mask") { node throws(ScriptError) in try ScriptMask.masks(node) } ?? []
  }

  /// Returns true where its file can have this name.
  private func isNamed(_ language: String?, _ theme: String?) -> Bool {
    let parts = screen.split(separator: "/").map(String.init)
    let name = SnapshotName(
      app: parts[0], screen: parts[1], state: state, size: Size(1, 1), language: language,
      theme: theme)
    return SnapshotName(path: name.path) == name
  }
}

extension ScriptMask {
  static func masks(_ node: ScriptNode) throws(ScriptError) -> [ScriptMask] {
    guard case .list(let nodes) = node.kind else { return [try ScriptMask(node)] }
    var masks: [ScriptMask] = []
    for node in nodes { masks.append(try ScriptMask(node)) }
    return masks
  }

  /// Reads `/regex/`, a query, or a map of one of `text`, `query`, `region`, with `as`.
  private init(_ node: ScriptNode) throws(ScriptError) {
    guard case .map = node.kind else {
      let pattern = try node.pattern()
      part = try pattern.isExpression ? Self.text(node) : .query(node.query())
      name = nil
      return
    }
    let fields = try ScriptFields(node, "a mask", keys: ["text", "query", "region", "as"])
    name = try fields.text("as")
    if ["text", "query", "region"].count(where: { fields[$0] != nil }) != 1 {
      throw ScriptError("a mask has one of text, query and region", at: node.place)
    }
    if let text = fields["text"] {
      part = try Self.text(text)
    } else if let query = fields["query"] {
      part = .query(try query.query())
    } else {
      part = .region(try fields.required("region").frame())
    }
  }

  private static func text(_ node: ScriptNode) throws(ScriptError) -> Part {
    let pattern = try node.pattern()
    let source = pattern.isExpression ? pattern.source : "\\Q\(pattern.source)\\E"
    guard (try? Regex(source)) != nil else { throw node.error(expected: "an expression") }
    return .text(source)
  }
}
