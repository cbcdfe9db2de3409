import Semantics
import Terminal

/// A query as text, which ``Query/init(parsing:)`` reads back:
///
///     query    = all { "or" all }
///     all      = chain { "and" chain }
///     chain    = operand { relation }
///     subject  = role [ pattern ] | "label" pattern | "node" | "role" NAME [ pattern ]
///              | [ "text" ] pattern [ "across rows" ] | "style" style | "box" [ pattern ]
///              | "hyperlink" [ pattern ] | "cursor" | "line" NUMBER
///              | "region" "row" NUMBER "col" NUMBER "size" NUMBERxNUMBER | "(" query ")"
///     property = "#" IDENTIFIER | "=" pattern | "containing" pattern | "[" traits "]" | style
///     content  = ( "has" | "lacks" ) subject { property }
///     pick     = "first" | "last" | "number" NUMBER
///     relation = ( "in" | "after" | "before" | "near" ) operand
///     operand  = subject { property | content } [ pick ]
///     pattern  = STRING [ "i" ] | "/" EXPRESSION "/" [ "i" ]
///     style    = "{" WORDS { "," WORDS } "}"
///     traits   = [ "not" ] WORD { "," [ "not" ] WORD }
///
/// A subject may be left out where a property follows. `in a in b` is in that `a` which is in `b`; all
/// other relations belong to the first subject, unless parentheses say otherwise.
extension Query: CustomStringConvertible {
  /// `button "Save" in dialog`
  public var description: String {
    let relations =
      predecessors.map { "after \($0.operand)" } + successors.map { "before \($0.operand)" }
      + neighbours.map { "near \($0.operand)" } + container.map { "in \($0.containerText)" }
    return ([head] + properties + [pick?.text].compactMap(\.self) + relations)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Only a group: in need of parentheses wherever it is not alone.
  private var isBareGroup: Bool {
    switch subject {
    case .any, .all: self == Query(subject: subject)
    default: false
    }
  }

  private var hasRelations: Bool {
    !(predecessors + successors + neighbours + container).isEmpty
  }

  /// What is inside of another: nothing behind it may be taken for its own.
  private var contentText: String {
    held.isEmpty && lacked.isEmpty && pick == nil ? operand : "(\(self))"
  }

  private var operand: String { isBareGroup || hasRelations ? "(\(self))" : description }

  /// A container in a container goes without parentheses.
  private var containerText: String {
    var bare = self
    bare.container = []
    if bare.isBareGroup && container.isEmpty || bare.hasRelations { return "(\(self))" }
    return description
  }

  // MARK: Parts

  private var head: String {
    switch subject {
    case .node: nodeHead
    case .role(.text): join("role text", label)
    case .role(let role): join(role.rawValue, label)
    case .words(let pattern, let acrossRows): "text \(pattern)\(acrossRows ? " across rows" : "")"
    case .styled(let style): "style \(style)"
    case .hyperlink(let address): join("hyperlink", address)
    case .box: join("box", label)
    case .cursor: "cursor"
    case .line(let number): "line \(number)"
    case .region(let region):
      "region \(region.words)"
    case .any(let queries): group(queries, "or")
    case .all(let queries): group(queries, "and")
    }
  }

  private var nodeHead: String {
    if let label { return "label \(label)" }
    return identifier == nil && traits.isEmpty && absentTraits.isEmpty ? "node" : ""
  }

  private func join(_ word: String, _ pattern: TextPattern?) -> String {
    pattern.map { "\(word) \($0)" } ?? word
  }

  private func group(_ queries: [Query], _ word: String) -> String {
    let parts = queries.map { $0.isBareGroup ? "(\($0))" : $0.description }
    let text = parts.joined(separator: " \(word) ")
    return isBareGroup && queries.count > 1 ? text : "(\(text))"
  }

  private var properties: [String] {
    var parts: [String] = []
    if let label, !isLabelInHead { parts.append("label \(label)") }
    if let identifier { parts.append("#\(Self.written(identifier))") }
    if let value { parts.append("= \(value)") }
    parts += contained.map { "containing \($0)" }
    let words = traits.words + absentTraits.words.map { "not \($0)" }
    if !words.isEmpty { parts.append("[\(words.joined(separator: ", "))]") }
    if let style { parts.append("\(style)") }
    return parts + held.map { "has \($0.contentText)" }
      + lacked.map { "lacks \($0.contentText)" }
  }

  private var isLabelInHead: Bool {
    switch subject {
    case .node, .role, .box: true
    default: false
    }
  }

  private static func written(_ identifier: Identifier) -> String {
    let isPlain = !identifier.name.isEmpty && identifier.name.allSatisfy(QueryScanner.isName)
    return isPlain ? identifier.name : identifier.name.quoted
  }
}

extension Query.Pick {
  fileprivate var text: String {
    switch self {
    case .first: "first"
    case .last: "last"
    case .number(let index): "number \(index)"
    }
  }
}
