import Terminal

extension TerminalState {
  /// U+10EEEE: kitty's placeholder, whose text colour is the number of an image.
  private static let placeholder: UInt32 = 0x10EEEE

  /// Kitty's virtual placements where the screen has placeholders for them; their numbers are those
  /// of their images, below 0.
  var virtualPictures: [(number: Int, picture: TerminalPicture)] {
    guard !pictures.virtuals.isEmpty else { return [] }
    var corners: [Int: (place: Point, count: Int)] = [:]
    for y in 0..<rows {
      let row = screen.row(y)
      for x in 0..<screen.used(y) {
        guard let image = placeholderImage(row[x]) else { continue }
        let old = corners[image] ?? (Point(x: x, y: y), 0)
        corners[image] = (Point(x: min(old.place.x, x), y: old.place.y), old.count + 1)
      }
    }
    return corners.keys.sorted().compactMap { image in
      guard let placement = pictures.virtuals[image], let found = corners[image] else { return nil }
      return (-image, picture(placement, at: found.place, cells: found.count))
    }
  }

  private func placeholderImage(_ cell: PackedCell) -> Int? {
    let content = cell.content
    let isCluster = UInt64(content) & PackedCell.clusterFlag != 0
    guard content == Self.placeholder || isCluster,
      clusters.scalars(content).first == Self.placeholder
    else { return nil }
    // An index or red, green and blue: the low bits either way.
    return Int(styles[cell.style].foreground & 0xFF_FFFF)
  }

  private func picture(
    _ placement: PictureTable.Placement, at place: Point, cells: Int
  ) -> TerminalPicture {
    TerminalPicture(
      source: placement.source, row: place.y, column: place.x, size: placement.size,
      content: placement.content, crop: placement.crop, layer: placement.layer, cellsLeft: cells)
  }
}
