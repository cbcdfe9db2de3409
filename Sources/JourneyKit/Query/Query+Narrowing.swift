import Semantics
import Terminal

/// Each gives a query that means less, or another one; their order does not matter, but that
/// ``nth(_:)``, ``first`` and ``last`` choose from what all others leave.
extension Query {
  // MARK: By what it is

  /// Only with this label, or for a frame this title.
  public func labelled(_ label: some TextPatternConvertible) -> Query {
    changed { $0.label = label.textPattern }
  }

  /// Only with this identifier.
  public func identified(_ identifier: Identifier) -> Query {
    changed { $0.identifier = identifier }
  }

  /// Only with this value.
  public func valued(_ value: some TextPatternConvertible) -> Query {
    changed { $0.value = value.textPattern }
  }

  /// Only what has these words in its label, its value, or one of its rows on the screen.
  public func containing(_ words: some TextPatternConvertible) -> Query {
    changed { $0.contained.append(words.textPattern) }
  }

  /// Only with all of these traits.
  public func having(_ traits: Traits) -> Query { changed { $0.traits.formUnion(traits) } }

  /// Only with none of these traits.
  public func lacking(_ traits: Traits) -> Query {
    changed { $0.absentTraits.formUnion(traits) }
  }

  /// Only where every glyph is drawn like this.
  public func styled(_ style: StylePattern) -> Query { changed { $0.style = style } }

  // MARK: By what is in it, and where it is

  /// Only what has at least one such thing in it.
  public func has(_ query: Query) -> Query { changed { $0.held.append(query) } }

  /// Only what has no such thing in it.
  public func lacks(_ query: Query) -> Query { changed { $0.lacked.append(query) } }

  /// Only inside another thing, of which there must be exactly one. Of two nodes one is inside the
  /// other where the program says so; everything else where it stands inside. A second container is
  /// that of the first.
  public func within(_ container: Query) -> Query {
    changed { $0.container = [$0.container.first?.within(container) ?? container] }
  }

  /// Only what begins behind another thing, as one reads: to the right in its rows, or below.
  public func after(_ query: Query) -> Query { changed { $0.predecessors.append(query) } }

  /// Only what ends before another thing begins, as one reads.
  public func before(_ query: Query) -> Query { changed { $0.successors.append(query) } }

  /// Only what stands nearest to another thing; several that are as near are several matches. A row
  /// counts as two columns.
  public func near(_ query: Query) -> Query { changed { $0.neighbours.append(query) } }

  // MARK: Which one

  /// One of several matches, counted from 0: nodes in the order of drawing, all others from the top.
  public func nth(_ index: Int) -> Query { changed { $0.pick = .number(index) } }

  public var first: Query { changed { $0.pick = .first } }

  public var last: Query { changed { $0.pick = .last } }

  // MARK: With others

  /// Only what another query means too: the same node, or the same place.
  public func and(_ query: Query) -> Query { Query(subject: .all([self, query])) }

  /// Also what another query means.
  public func or(_ query: Query) -> Query { Query(subject: .any([self, query])) }

  private func changed(_ change: (inout Query) -> Void) -> Query {
    var query = self
    change(&query)
    return query
  }
}
