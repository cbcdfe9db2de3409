/// Which pages of a way show: the last one always, and before it as many as there is room for.
struct BreadcrumbLayout {
  /// A piece of the row: a page by its index, or what stands for those that are left out.
  struct Piece: Equatable {
    let index: Int
    let x: Int
    let columns: Int
    let isLeftOut: Bool
  }

  let pieces: [Piece]

  /// The width of ` › `.
  static let gap = 3

  /// - Parameters:
  ///   - widths: of the titles, in columns.
  ///   - columns: the room after the mark of the way back.
  init(widths: [Int], columns: Int) {
    guard let last = widths.last, columns > 0 else {
      pieces = []
      return
    }
    let all = widths.reduce(0, +) + Self.gap * (widths.count - 1)
    if all <= columns {
      pieces = Self.laid(Array(widths.indices), widths, columns, leftOut: nil)
      return
    }
    var first = widths.count - 1
    var used = 1 + Self.gap + last
    while first > 1, used + Self.gap + widths[first - 1] <= columns {
      first -= 1
      used += Self.gap + widths[first]
    }
    let isAlone = first == 0 || columns < 1 + Self.gap + 1
    pieces = Self.laid(
      Array(first..<widths.count), widths, columns, leftOut: isAlone ? nil : first - 1)
  }

  private static func laid(
    _ shown: [Int], _ widths: [Int], _ columns: Int, leftOut: Int?
  ) -> [Piece] {
    var pieces = leftOut.map { [Piece(index: $0, x: 0, columns: 1, isLeftOut: true)] } ?? []
    var x = leftOut == nil ? 0 : 1 + gap
    for index in shown where x < columns {
      let width = min(widths[index], columns - x)
      pieces.append(Piece(index: index, x: x, columns: width, isLeftOut: false))
      x += width + gap
    }
    return pieces
  }
}
