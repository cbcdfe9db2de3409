import Terminal

/// A search for pictures among cells.
///
/// A picture is found by what it is made of: quarters and halves of cells, each in two colours of its
/// own, and in many of them; or in no colour, side by side and of many kinds. A drawing in a few
/// colours, as a map or a chart, can be read in a snapshot and is no picture.
struct BlockPictureFinder {
  private let cells: [Cell]
  private let size: Size
  private let isSeed: [Bool]
  /// The background of most text, which is no part of a picture.
  private let page: Color

  /// - Parameter cells: as they are seen.
  init(_ cells: [Cell], size: Size) {
    (self.cells, self.size) = (cells, size)
    isSeed = cells.map(Self.isSeed)
    page = isSeed.contains(true) ? Self.page(cells, isSeed) : .default
  }

  init(_ surface: Surface) { self.init(surface.cells.map(\.asSeen), size: surface.size) }

  private static func isSeed(_ cell: Cell) -> Bool {
    guard let value = cell.scalar?.value, (0x2580...0x259F).contains(value) else { return false }
    let hasBoth = cell.style.foreground != .default && cell.style.background != .default
    guard hasBoth || cell.style == .plain else { return false }
    return [0x2580, 0x2584, 0x2588, 0x258C, 0x2590].contains(value) || value >= 0x2596
  }

  private static func page(_ cells: [Cell], _ isSeed: [Bool]) -> Color {
    let texts = cells.indices.filter { !isSeed[$0] && cells[$0].scalar != " " }
    return SnapshotView.ground(texts.map { cells[$0].style })
  }

  /// Returns the pictures from the top, and makes their cells blanks on the ground of the rest.
  func takePictures(from all: inout [Cell]) -> [SnapshotPicture] {
    let found = found
    guard !found.isEmpty else { return [] }
    let taken = Set(found.flatMap(\.places))
    let rest = cells.indices.filter { !taken.contains($0) }.map { cells[$0].style }
    let blank = Cell(" ", style: Style(background: SnapshotView.ground(rest)))
    for place in taken { all[place] = blank }
    return found.map { picture($0.frame, $0.places) }
  }

  /// The cells of all pictures.
  var places: [Int] { found.flatMap(\.places) }

  private var found: [(frame: Rect, places: [Int])] {
    guard isSeed.contains(true) else { return [] }
    return frames.compactMap { frame in
      let places = places(in: frame)
      if isPicture(places) { return (frame, places) }
      return isColourless(frame, places) ? (frame, signs(in: frame)) : nil
    }
  }

  // MARK: Frames
  /// The frames of pieces of seeds, grown by what goes with them, and joined where they touch.
  private var frames: [Rect] {
    var frames = pieces.filter { $0.columns * $0.rows > 3 }.map(grown)
    var isChanged = true
    while isChanged {
      isChanged = false
      for first in frames.indices {
        let touching = frames.indices.dropFirst(first + 1).first {
          touches(frames[first], frames[$0])
        }
        guard let second = touching else { continue }
        frames[first] = grown(frames[first].union(frames[second]))
        frames.remove(at: second)
        isChanged = true
        break
      }
    }
    return frames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private func touches(_ first: Rect, _ second: Rect) -> Bool {
    first.minX <= second.maxX && second.minX <= first.maxX && first.minY <= second.maxY
      && second.minY <= first.maxY
  }

  /// The frames of seeds that lie side by side, one above another or across.
  private var pieces: [Rect] {
    var isLeft = isSeed
    return isSeed.indices.compactMap { start in
      guard isLeft[start] else { return nil }
      isLeft[start] = false
      var open = [start]
      var frame = Rect(x: start % size.columns, y: start / size.columns, columns: 1, rows: 1)
      while let place = open.popLast() {
        let (x, y) = (place % size.columns, place / size.columns)
        frame = frame.union(Rect(x: x, y: y, columns: 1, rows: 1))
        for nextY in max(0, y - 1)...min(size.rows - 1, y + 1) {
          for nextX in max(0, x - 1)...min(size.columns - 1, x + 1) {
            let next = nextY * size.columns + nextX
            guard isLeft[next] else { continue }
            isLeft[next] = false
            open.append(next)
          }
        }
      }
      return frame
    }
  }

  /// Returns the frame with the rows and columns beside it that are of its colours alone.
  private func grown(_ frame: Rect) -> Rect {
    var frame = frame
    while true {
      let colors = colors(in: frame)
      let sides = [
        Rect(x: frame.minX, y: frame.minY - 1, columns: frame.columns, rows: 1),
        Rect(x: frame.minX, y: frame.maxY, columns: frame.columns, rows: 1),
        Rect(x: frame.minX - 1, y: frame.minY, columns: 1, rows: frame.rows),
        Rect(x: frame.maxX, y: frame.minY, columns: 1, rows: frame.rows),
      ]
      let bounds = Rect(size: size)
      let next = sides.first { side in
        side.intersection(bounds) == side
          && indices(of: side).allSatisfy { isSeed[$0] || isFlat($0, colors) }
      }
      guard let next else { return frame }
      frame = frame.union(next)
    }
  }

  private func colors(in frame: Rect) -> Set<Color> {
    let seeds = indices(of: frame).filter { isSeed[$0] }.map { cells[$0].style }
    return Set(seeds.flatMap { [$0.foreground, $0.background] })
  }

  /// Returns true for a blank that a picture has drawn in one of its colours.
  private func isFlat(_ place: Int, _ colors: Set<Color>) -> Bool {
    let cell = cells[place]
    return cell.scalar == " " && cell.style.background != page
      && colors.contains(cell.style.background)
  }

  private func indices(of rect: Rect) -> [Int] {
    (rect.minY..<rect.maxY).flatMap { y in
      (rect.minX..<rect.maxX).map { y * size.columns + $0 }
    }
  }

  // MARK: Cells
  /// Returns the cells of a picture: seeds, and the blanks of its colours between them. What lies on
  /// it, as a dialog, is no part of it.
  private func places(in frame: Rect) -> [Int] {
    let colors = colors(in: frame)
    return (frame.minY..<frame.maxY).flatMap { y -> [Int] in
      let row = y * size.columns
      var places: [Int] = []
      var flat: [Int] = []
      var isHeld = true
      for place in row + frame.minX..<row + frame.maxX {
        if isSeed[place] {
          places += (isHeld ? flat : []) + [place]
          (flat, isHeld) = ([], true)
        } else if isFlat(place, colors) {
          flat.append(place)
        } else {
          (flat, isHeld) = ([], false)
        }
      }
      return places + (isHeld ? flat : [])
    }
  }

  /// Returns true where hardly two cells are alike, or there are many that are not.
  private func isPicture(_ places: [Int]) -> Bool {
    let seeds = places.filter { isSeed[$0] }
    let styles = Set(seeds.map { cells[$0].style }).count
    return styles >= 16 || styles >= 4 && styles * 2 >= seeds.count
  }

  /// Returns true for a picture where there are no colours: dense, and of many kinds of blocks.
  private func isColourless(_ frame: Rect, _ places: [Int]) -> Bool {
    guard places.count >= 40, places.count * 2 >= frame.columns * frame.rows else { return false }
    return Set(places.map { cells[$0].scalar }).count >= 5
      && places.allSatisfy { cells[$0].style == .plain }
  }

  /// Returns the blocks of a picture without colours, and the blanks, dots and dashes between them.
  private func signs(in frame: Rect) -> [Int] {
    indices(of: frame).filter { place in
      guard let scalar = cells[place].scalar, cells[place].style == .plain else { return false }
      return isSeed[place]
        || scalar.isASCII && !scalar.properties.isAlphabetic
          && scalar.properties.numericType == nil
    }
  }

  private func picture(_ frame: Rect, _ places: [Int]) -> SnapshotPicture {
    var print = Fingerprint()
    for place in places {
      let cell = cells[place]
      print.add("\(place % size.columns - frame.minX),\(place / size.columns - frame.minY)")
      print.add(cell.text)
      print.add(cell.style.words)
    }
    let own = Set(places)
    let likeness = PictureLikeness(Size(frame.columns, frame.rows)) { x, y in
      let place = (frame.minY + y) * size.columns + frame.minX + x
      return own.contains(place) ? cells[place] : nil
    }
    return SnapshotPicture(
      .blocks, frame, cells: places.count, fingerprint: print.digits, likeness: likeness)
  }
}
