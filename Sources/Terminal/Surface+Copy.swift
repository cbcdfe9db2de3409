extension Surface {
  /// Copies a part of another surface, one cell for one.
  ///
  /// Of what falls outside `clip`, nothing is drawn; a character of two columns that is cut in half
  /// becomes a blank. Costs little more than a copy of the memory.
  public mutating func copy(
    _ source: Surface, from part: Rect, to origin: Point, clip: Rect? = nil
  ) {
    let area = bounds.intersection(clip ?? bounds)
    let part = source.bounds.intersection(part)
    let (start, end) = (max(origin.x, area.minX), min(origin.x + part.columns, area.maxX))
    guard start < end else { return }
    for y in 0..<part.rows where origin.y + y >= area.minY && origin.y + y < area.maxY {
      let first = source.index(part.minX + start - origin.x, part.minY + y)
      copy(source.cells[first..<first + end - start], to: index(start, origin.y + y))
    }
  }

  /// A run of a row; only at its ends a character can be cut.
  private mutating func copy(_ run: ArraySlice<Cell>, to first: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      let target = UnsafeMutableBufferPointer(rebasing: cells[first..<first + run.count])
      _ = target.update(fromContentsOf: run)
      if target[0].width == 0 { target[0] = Cell(" ", style: target[0].style) }
      let last = target.count - 1
      if target[last].width == 2 { target[last] = Cell(" ", style: target[last].style) }
    }
  }
}
