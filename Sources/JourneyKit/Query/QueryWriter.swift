import Semantics

/// A writer of a query as text, which ``QueryParser`` reads back.
struct QueryWriter {
  private let query: Query

  init(_ query: Query) { self.query = query }

  /// `button "Save" in dialog`
  var text: String {
    let relations =
      query.predecessors.map { "after \(Self($0).operand)" }
      + query.successors.map { "before \(Self($0).operand)" }
      + query.neighbours.map { "near \(Self($0).operand)" }
      + query.container.map { "in \(Self($0).containerText)" }
    return ([head] + properties + [pick].compactMap(\.self) + relations)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: Parentheses
  /// True if it is only a group, which needs parentheses wherever it does not stand alone.
  private var isBareGroup: Bool {
    switch query.subject {
    case .any, .all: query == Query(subject: query.subject)
    default: false
    }
  }

  private var hasRelations: Bool {
    !(query.predecessors + query.successors + query.neighbours + query.container).isEmpty
  }

  /// The text of a query inside another one. Nothing behind it may be read as a part of it.
  private var contentText: String {
    query.held.isEmpty && query.lacked.isEmpty && query.pick == nil ? operand : "(\(text))"
  }

  private var operand: String { isBareGroup || hasRelations ? "(\(text))" : text }

  /// The text of a container. A container in a container needs no parentheses.
  private var containerText: String {
    var bare = query
    bare.container = []
    let isGroup = Self(bare).isBareGroup && query.container.isEmpty
    return isGroup || Self(bare).hasRelations ? "(\(text))" : text
  }

  // MARK: Parts
  private var head: String {
    switch query.subject {
    case .node: nodeHead
    case .role(.text): join("role text", query.label)
    case .role(let role): join(role.rawValue, query.label)
    case .words(let pattern, let acrossRows): "text \(pattern)\(acrossRows ? " across rows" : "")"
    case .styled(let style): "style \(style)"
    case .hyperlink(let address): join("hyperlink", address)
    case .box: join("box", query.label)
    case .cursor: "cursor"
    case .line(let number): "line \(number)"
    case .region(let region): "region \(region.words)"
    case .any(let queries): group(queries, "or")
    case .all(let queries): group(queries, "and")
    }
  }

  private var nodeHead: String {
    if let label = query.label { return "label \(label)" }
    let isAny = query.identifier == nil && query.traits.isEmpty && query.absentTraits.isEmpty
    return isAny ? "node" : ""
  }

  private func join(_ word: String, _ pattern: TextPattern?) -> String {
    pattern.map { "\(word) \($0)" } ?? word
  }

  private func group(_ queries: [Query], _ word: String) -> String {
    let parts = queries.map { Self($0).isBareGroup ? "(\($0))" : "\($0)" }
    let text = parts.joined(separator: " \(word) ")
    return isBareGroup && queries.count > 1 ? text : "(\(text))"
  }

  private var properties: [String] {
    var parts: [String] = []
    if let label = query.label, !isLabelInHead { parts.append("label \(label)") }
    if let identifier = query.identifier { parts.append("#\(Self.written(identifier))") }
    if let value = query.value { parts.append("= \(value)") }
    parts += query.contained.map { "containing \($0)" }
    let words = query.traits.allWords + query.absentTraits.allWords.map { "not \($0)" }
    if !words.isEmpty { parts.append("[\(words.joined(separator: ", "))]") }
    if let style = query.style { parts.append("\(style)") }
    return parts + query.held.map { "has \(Self($0).contentText)" }
      + query.lacked.map { "lacks \(Self($0).contentText)" }
  }

  private var isLabelInHead: Bool {
    switch query.subject {
    case .node, .role, .box: true
    default: false
    }
  }

  private static func written(_ identifier: Identifier) -> String {
    let isPlain = !identifier.name.isEmpty && identifier.name.allSatisfy(QueryScanner.isName)
    return isPlain ? identifier.name : identifier.name.quoted
  }

  private var pick: String? {
    switch query.pick {
    case nil: nil
    case .first: "first"
    case .last: "last"
    case .number(let index): "number \(index)"
    }
  }
}
