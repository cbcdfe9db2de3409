import Terminal
import Toolkit

/// Says which thing on a screen is meant, as a person would: the button “Save”, in the dialog.
///
/// A value that knows no screen; it is resolved anew at each use, so it never goes stale. Labels are
/// compared whole and with case; canonically equal spellings (NFC, NFD) are equal.
///
/// ```swift
/// let save = Query(.button, "Save").within(Query(.dialog))
/// let row = Query(.row).containing("Barsik")
/// ```
public struct Query: Hashable, Sendable {
  var role: Role?
  var identifier: Identifier?
  var label: String?
  var contained: [String] = []
  var traits: Traits = []
  /// Words on the screen, whatever was drawn there.
  var words: String?
  /// At most one: an optional cannot hold its own type.
  var container: [Query] = []
  var index: Int?

  private init() {}

  /// Everything of a role, or what has this label too.
  public init(_ role: Role, _ label: String? = nil) {
    self.role = role
    self.label = label
  }

  public init(_ identifier: Identifier) {
    self.identifier = identifier
  }

  public static func label(_ label: String) -> Query {
    var query = Query()
    query.label = label
    return query
  }

  /// Words where they stand on the screen; never across the end of a row.
  public static func text(_ words: String) -> Query {
    var query = Query()
    query.words = words
    return query
  }

  /// Only with this label.
  public func labelled(_ label: String) -> Query { changed { $0.label = label } }

  /// Only with this identifier.
  public func identified(_ identifier: Identifier) -> Query {
    changed { $0.identifier = identifier }
  }

  /// Only what has these words in its label, its value, or one of its rows on the screen.
  public func containing(_ words: String) -> Query { changed { $0.contained.append(words) } }

  /// Only with all of these traits.
  public func having(_ traits: Traits) -> Query { changed { $0.traits.formUnion(traits) } }

  /// Only inside another thing, of which there must be exactly one.
  public func within(_ container: Query) -> Query {
    changed { $0.container = [($0.container.first.map(container.within) ?? container)] }
  }

  /// One of several matches, counted from 0 in the order of drawing.
  public func nth(_ index: Int) -> Query { changed { $0.index = index } }

  private func changed(_ change: (inout Query) -> Void) -> Query {
    var query = self
    change(&query)
    return query
  }
}

extension Query: CustomStringConvertible {
  /// `button "Save" in dialog`
  public var description: String {
    var parts: [String] = []
    if let role { parts.append(role.rawValue) }
    if let words { parts.append("text \(words.quoted)") }
    if let label { parts.append(role == nil ? "label \(label.quoted)" : label.quoted) }
    if let identifier { parts.append("#\(identifier)") }
    parts += contained.map { "containing \($0.quoted)" }
    if !traits.isEmpty { parts.append("[\(traits.words.joined(separator: ", "))]") }
    if let index { parts.append("number \(index)") }
    parts += container.map { "in \($0)" }
    return parts.joined(separator: " ")
  }
}
