/// A screen, as what is not as on the screen before it; the first one follows an empty screen.
public struct TraceScreen: Codable, Hashable, Sendable {
  /// What becomes of a list: so many numbers go at a place, others come there.
  public struct Splice: Codable, Hashable, Sendable {
    public var at: Int
    public var remove: Int
    public var add: [Int]

    /// What makes one list of another; nil where they are equal.
    init?(_ old: [Int], _ new: [Int]) {
      guard old != new else { return nil }
      let shorter = min(old.count, new.count)
      let head = zip(old, new).prefix { $0 == $1 }.count
      let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head)
        .prefix { $0 == $1 }.count
      at = head
      remove = old.count - head - tail
      add = Array(new[head..<(new.count - tail)])
    }

    func apply(to list: inout [Int]) throws(TraceError) {
      guard at >= 0, remove >= 0, at <= list.count, remove <= list.count - at else {
        throw TraceError("a screen takes away what is not there")
      }
      list.replaceSubrange(at..<(at + remove), with: add)
    }
  }

  /// Columns and rows.
  public var size: [Int]
  /// A row, and its place in the table of rows, by turns; all rows where the size is another one.
  public var rows: [Int]
  /// Column and row from 0; nil where it is hidden.
  public var cursor: [Int]?
  public var focus: String?
  /// nil where they are those of the screen before it; numbers of the table.
  public var nodes: Splice?
  /// nil where it is that of the screen before it.
  public var focusOrder: [String]?
}
