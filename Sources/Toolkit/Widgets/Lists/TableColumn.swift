/// One column of a table: what stands above it, how wide it is, and when it may be missing.
public struct TableColumn: Hashable, Sendable {
  public enum Width: Hashable, Sendable {
    case fixed(Int)
    /// As wide as its widest cell that has shown, within bounds.
    case fit(min: Int = 1, max: Int = 40)
    /// A share of what is left, and no less than a minimum.
    case flex(share: Int = 1, min: Int = 8)
  }

  public enum Alignment: Hashable, Sendable {
    case leading, trailing
  }

  /// The same in every language; part of its identifier.
  public var name: String
  public var title: String
  public var width: Width
  public var alignment: Alignment
  /// Where there is little room, columns of low priority are left out first.
  public var priority: Int
  public var isSortable: Bool

  public init(
    _ name: String, _ title: String, width: Width = .fit(), alignment: Alignment = .leading,
    priority: Int = 0, isSortable: Bool = true
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.alignment = alignment
    self.priority = priority
    self.isSortable = isSortable
  }
}

/// The column that the rows of a table are in the order of.
public struct TableSort: Hashable, Sendable {
  public var column: Int
  public var isAscending: Bool

  public init(column: Int, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// The order after its column's head was pressed: the other way round, or by that column.
  public func pressed(_ column: Int) -> TableSort {
    column == self.column
      ? TableSort(column: column, isAscending: !isAscending) : TableSort(column: column)
  }
}
