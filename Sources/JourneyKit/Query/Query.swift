import Semantics
import Terminal

/// A description of a thing on a screen, as a person would give it: the button “Save” in the dialog.
///
/// A query is a value that knows no screen. It is resolved anew at each use, so it never goes stale.
/// A program that publishes its nodes is asked by role, identifier, label, value and traits. Every
/// program is asked by words, style, hyperlink, box, region, line and cursor. A label must be equal as
/// a whole, with its case; canonically equal spellings (NFC, NFD) are equal.
///
/// ```swift
/// let save = Query(.button, "Save").within(Query(.dialog))
/// let row = Query(.row).containing("Barsik")
/// let field = Query.region(Rect(x: 0, y: 3, columns: 80, rows: 1)).has(.text("Name"))
/// let same = try Query(parsing: #"button "Save" in dialog"#)
/// ```
public struct Query: Hashable, Sendable {
  /// The kind of thing that is looked for, before anything narrows it.
  indirect enum Subject: Hashable, Sendable {
    /// Any node.
    case node
    case role(Role)
    case words(TextPattern, acrossRows: Bool)
    case styled(StylePattern)
    case hyperlink(TextPattern?)
    case region(Rect)
    case box
    case cursor
    case line(Int)
    /// The things of any of these queries.
    case any([Query])
    /// The things that all of these queries match.
    case all([Query])
  }

  /// The choice of one of several matches.
  enum Pick: Hashable, Sendable {
    case first, last
    case number(Int)
  }

  var subject: Subject
  var label: TextPattern?
  var identifier: Identifier?
  var value: TextPattern?
  var contained: [TextPattern] = []
  var traits: Traits = []
  var absentTraits: Traits = []
  var style: StylePattern?
  var held: [Query] = []
  var lacked: [Query] = []
  /// At most one: an optional cannot hold its own type.
  var container: [Query] = []
  var predecessors: [Query] = []
  var successors: [Query] = []
  var neighbours: [Query] = []
  var pick: Pick?

  init(subject: Subject) { self.subject = subject }

  // MARK: By the nodes that a program publishes
  /// Matches every node of a role.
  public init(_ role: Role) { self.init(subject: .role(role)) }

  /// Matches every node of a role with this label; any label if it is nil.
  public init(_ role: Role, _ label: (some TextPatternConvertible)?) {
    self.init(subject: .role(role))
    self.label = label?.textPattern
  }

  public init(_ identifier: Identifier) {
    self.init(subject: .node)
    self.identifier = identifier
  }

  /// Matches every node with this label, of any role.
  public static func label(_ label: some TextPatternConvertible) -> Query {
    Query(subject: .node).labelled(label)
  }

  /// Every node.
  public static let anyNode = Query(subject: .node)

  // MARK: By the cells of any screen
  /// Matches words on the screen.
  ///
  /// - Parameter acrossRows: true if they may go on in the next row. Where the terminal has wrapped
  ///   the text they go on directly; elsewhere the break counts as one blank.
  public static func text(_ words: some TextPatternConvertible, acrossRows: Bool = false) -> Query {
    Query(subject: .words(words.textPattern, acrossRows: acrossRows))
  }

  /// Matches neighbouring cells in such a style; a single blank between two of them counts as one of them.
  public static func style(_ style: StylePattern) -> Query { Query(subject: .styled(style)) }

  /// Matches the text of a hyperlink (OSC 8), or of all if no address is given. A program in process
  /// has none.
  public static func hyperlink(_ address: (some TextPatternConvertible)?) -> Query {
    Query(subject: .hyperlink(address?.textPattern))
  }

  public static var hyperlink: Query { Query(subject: .hyperlink(nil)) }
  /// Matches a part of the screen, cut at the edges of the screen.
  public static func region(_ region: Rect) -> Query { Query(subject: .region(region)) }

  /// Matches the inside of a box of lines (`┌ ╔ ╭ ┏ +`) that is drawn whole and has this title in its
  /// top edge.
  public static func box(_ title: some TextPatternConvertible) -> Query {
    Query(subject: .box).labelled(title)
  }

  /// A query for the inside of every box of lines.
  public static var box: Query { Query(subject: .box) }
  /// A query for the character under the cursor; it matches nothing while the cursor is hidden.
  public static var cursor: Query { Query(subject: .cursor) }

  /// Matches a row of the screen, or of the container if there is one. Rows count from 0; a negative
  /// number counts from the end.
  public static func line(_ number: Int) -> Query { Query(subject: .line(number)) }
}

/// Narrowing. The order does not matter; ``nth(_:)``, ``first`` and ``last`` choose from what all
/// others leave.
extension Query {
  // MARK: By its properties
  /// Keeps things with this label, or boxes with this title.
  public func labelled(_ label: some TextPatternConvertible) -> Query {
    changed { $0.label = label.textPattern }
  }

  /// Keeps the node with this identifier.
  public func identified(_ identifier: Identifier) -> Query {
    changed { $0.identifier = identifier }
  }

  /// Keeps nodes with this value.
  public func valued(_ value: some TextPatternConvertible) -> Query {
    changed { $0.value = value.textPattern }
  }

  /// Keeps things with these words in the label, the value, or one row on the screen.
  public func containing(_ words: some TextPatternConvertible) -> Query {
    changed { $0.contained.append(words.textPattern) }
  }

  /// Keeps nodes with all of these traits.
  public func having(_ traits: Traits) -> Query { changed { $0.traits.formUnion(traits) } }
  /// Keeps nodes with none of these traits.
  public func lacking(_ traits: Traits) -> Query { changed { $0.absentTraits.formUnion(traits) } }
  /// Keeps things of which every glyph is drawn like this.
  public func styled(_ style: StylePattern) -> Query { changed { $0.style = style } }

  // MARK: By content and place
  /// Keeps things with at least one such thing inside.
  public func has(_ query: Query) -> Query { changed { $0.held.append(query) } }
  /// Keeps things with no such thing inside.
  public func lacks(_ query: Query) -> Query { changed { $0.lacked.append(query) } }

  /// Keeps things inside another thing, which must be exactly one. A node is inside another node if
  /// the program says so; all else is inside by its place. A second call names the container of the
  /// first container.
  public func within(_ container: Query) -> Query {
    changed { $0.container = [$0.container.first?.within(container) ?? container] }
  }

  /// Keeps things that begin behind another one in reading order: to its right in its rows, or below.
  public func after(_ query: Query) -> Query { changed { $0.predecessors.append(query) } }
  /// Keeps things that end before another one begins, in reading order.
  public func before(_ query: Query) -> Query { changed { $0.successors.append(query) } }

  /// Keeps the things nearest to another one; equally near ones all stay. A row counts as two
  /// columns.
  public func near(_ query: Query) -> Query { changed { $0.neighbours.append(query) } }

  // MARK: By number
  /// Keeps one of several matches, from 0: nodes in drawing order, all others from the top.
  public func nth(_ index: Int) -> Query { changed { $0.pick = .number(index) } }
  public var first: Query { changed { $0.pick = .first } }
  public var last: Query { changed { $0.pick = .last } }

  // MARK: With others
  /// Keeps things that another query matches too: the same node, or the same place.
  public func and(_ query: Query) -> Query { Query(subject: .all([self, query])) }
  /// Adds the things that another query matches.
  public func or(_ query: Query) -> Query { Query(subject: .any([self, query])) }

  private func changed(_ change: (inout Query) -> Void) -> Query {
    var query = self
    change(&query)
    return query
  }
}

/// The text of a query, in this grammar:
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
  /// `button "Save" in dialog`, which ``init(parsing:)`` reads back.
  public var description: String { QueryWriter(self).text }

  /// Reads a query as its ``description`` writes it.
  ///
  /// - Throws: ``QuerySyntaxError`` with the place that is wrong.
  public init(parsing text: String) throws(QuerySyntaxError) {
    var parser = QueryParser(text)
    self = try parser.whole()
  }
}
