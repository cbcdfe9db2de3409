extension Surface {
  /// Copies a part of another surface, one cell for one.
  ///
  /// Of what falls outside `clip`, nothing is drawn; a character of two columns that is cut in half
  /// becomes a blank. Costs a step a cell.
  public mutating func copy(
    _ source: Surface, from part: Rect, to origin: Point, clip: Rect? = nil
  ) {
    let area = bounds.intersection(clip ?? bounds)
    let part = source.bounds.intersection(part)
    for y in 0..<part.rows where origin.y + y >= area.minY && origin.y + y < area.maxY {
      for x in 0..<part.columns {
        let (sourceX, targetX) = (part.minX + x, origin.x + x)
        guard targetX >= area.minX, targetX < area.maxX else { continue }
        let cell = source[sourceX, part.minY + y]
        let isWhole =
          cell.width == 1
          || cell.width == 2 && x + 1 < part.columns && targetX + 1 < area.maxX
          || cell.width == 0 && x > 0 && targetX - 1 >= area.minX
        self[targetX, origin.y + y] = isWhole ? cell : Cell(" ", style: cell.style)
      }
    }
  }
}
