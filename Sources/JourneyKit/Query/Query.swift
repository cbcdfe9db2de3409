import Semantics
import Terminal

/// Says which thing on a screen is meant, as a person would: the button “Save”, in the dialog.
///
/// A value that knows no screen; it is resolved anew at each use, so it never goes stale. Programs
/// that publish what they show are asked by role, identifier, label, value and traits, and every
/// program by words, style, hyperlink, frame, region, line and cursor. Labels are compared whole and
/// with case; canonically equal spellings (NFC, NFD) are equal.
///
/// ```swift
/// let save = Query(.button, "Save").within(Query(.dialog))
/// let row = Query(.row).containing("Barsik")
/// let field = Query.region(Rect(x: 0, y: 3, columns: 80, rows: 1)).has(.text("Name"))
/// let same = try Query(parsing: #"button "Save" in dialog"#)
/// ```
public struct Query: Hashable, Sendable {
  /// What kind of thing is looked for, before anything narrows it.
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
    /// What one of them means.
    case any([Query])
    /// What all of them mean.
    case all([Query])
  }

  /// Which of several.
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

  init(subject: Subject) {
    self.subject = subject
  }

  // MARK: What a program tells of itself

  /// Everything of a role.
  public init(_ role: Role) {
    self.init(subject: .role(role))
  }

  /// Everything of a role that has this label too; all labels where it is nil.
  public init(_ role: Role, _ label: (some TextPatternConvertible)?) {
    self.init(subject: .role(role))
    self.label = label?.textPattern
  }

  public init(_ identifier: Identifier) {
    self.init(subject: .node)
    self.identifier = identifier
  }

  /// Every node with this label, whatever its role.
  public static func label(_ label: some TextPatternConvertible) -> Query {
    Query(subject: .node).labelled(label)
  }

  /// Every node.
  public static let anyNode = Query(subject: .node)

  // MARK: What every screen shows

  /// Words where they stand on the screen.
  ///
  /// - Parameter acrossRows: whether they may go on in the next row: at once where the terminal has
  ///   wrapped the text, and behind what counts as one blank elsewhere.
  public static func text(
    _ words: some TextPatternConvertible, acrossRows: Bool = false
  ) -> Query {
    Query(subject: .words(words.textPattern, acrossRows: acrossRows))
  }

  /// Cells side by side in such a style; a single blank between two of them counts as one of them.
  public static func style(_ style: StylePattern) -> Query { Query(subject: .styled(style)) }

  /// The text of a hyperlink (OSC 8); all of them where no address is given. Programs in process
  /// have none.
  public static func hyperlink(_ address: (some TextPatternConvertible)?) -> Query {
    Query(subject: .hyperlink(address?.textPattern))
  }

  public static var hyperlink: Query { Query(subject: .hyperlink(nil)) }

  /// A part of the screen, cut at its edges.
  public static func region(_ region: Rect) -> Query { Query(subject: .region(region)) }

  /// The inside of a frame of lines (`┌ ╔ ╭ ┏ +`) that is drawn whole and has this title in its top
  /// edge.
  public static func box(_ title: some TextPatternConvertible) -> Query {
    Query(subject: .box).labelled(title)
  }

  /// The inside of every frame of lines.
  public static var box: Query { Query(subject: .box) }

  /// The character that the cursor stands on; nothing while it is hidden.
  public static var cursor: Query { Query(subject: .cursor) }

  /// A row of the screen, or of the container where there is one; counted from 0, and from the end
  /// where it is negative.
  public static func line(_ number: Int) -> Query { Query(subject: .line(number)) }
}
