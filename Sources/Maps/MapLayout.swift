import Terminal

/// The places of pins and names on a map; the same content always gives the same places.
struct MapLayout: Equatable {
  /// The pins of one cell.
  struct Spot: Hashable {
    let cell: Point
    /// In their order.
    var pins: [MapPin]
    var isSelected: Bool

    /// The selected one, else the first.
    var front: MapPin
  }

  struct Name: Hashable {
    enum Kind { case area, pin }

    let text: String
    let frame: Rect
    let kind: Kind
  }

  struct Callout: Hashable {
    let lines: [String]
    let frame: Rect
  }

  private(set) var spots: [Spot] = []
  private(set) var names: [Name] = []
  /// Of the labels that mark a place.
  private(set) var dots: [Point] = []
  /// The name and note of the pin that is selected.
  private(set) var callout: Callout?
  private var room: LabelRoom
  private let size: Size

  init(_ content: MapContent, _ viewport: MapViewport, reserved: [Rect] = []) {
    size = viewport.size
    room = LabelRoom(size)
    for rect in reserved { room.occupy(rect) }
    gather(content, viewport)
    for spot in spots { room.occupy(Rect(origin: spot.cell, size: Size(1, 1))) }
    if let spot = spots.first(where: \.isSelected) { placeCallout(spot) }
    for spot in spots where !spot.isSelected { placeName(of: spot) }
    placeAreas(content.labels, viewport)
  }

  private mutating func gather(_ content: MapContent, _ viewport: MapViewport) {
    var index: [Point: Int] = [:]
    for pin in content.pins {
      guard let cell = viewport.cell(of: pin.coordinates) else { continue }
      let isSelected = pin.key == content.selection
      if let place = index[cell] {
        spots[place].pins.append(pin)
        if isSelected { (spots[place].isSelected, spots[place].front) = (true, pin) }
      } else {
        index[cell] = spots.count
        spots.append(Spot(cell: cell, pins: [pin], isSelected: isSelected, front: pin))
      }
    }
  }

  /// Right of the pin, else left of it, else below or above; within the map in any case.
  private mutating func placeCallout(_ spot: Spot) {
    let lines = [spot.front.label, spot.front.note].compactMap { $0 }.map {
      " \(DisplayWidth.truncate(Sanitizer.clean($0), to: max(1, size.columns - 4))) "
    }
    let box = Size(lines.map(DisplayWidth.of).max() ?? 0, lines.count)
    let cell = spot.cell
    let y = min(max(0, cell.y), max(0, size.rows - box.rows))
    let origin: Point
    if cell.x + 2 + box.columns <= size.columns {
      origin = Point(x: cell.x + 2, y: y)
    } else if cell.x - 1 - box.columns >= 0 {
      origin = Point(x: cell.x - 1 - box.columns, y: y)
    } else {
      let x = min(max(0, cell.x - box.columns / 2), max(0, size.columns - box.columns))
      let isBelow = cell.y + 1 + box.rows <= size.rows
      origin = Point(x: x, y: isBelow ? cell.y + 1 : max(0, cell.y - box.rows))
    }
    let frame = Rect(origin: origin, size: box)
    callout = Callout(lines: lines, frame: frame)
    room.occupy(
      Rect(x: frame.minX - 1, y: frame.minY, columns: frame.columns + 2, rows: frame.rows))
  }

  private mutating func placeName(of spot: Spot) {
    let more = spot.pins.count > 1 ? " +\(spot.pins.count - 1)" : ""
    let text = Sanitizer.clean(spot.front.label) + more
    let width = DisplayWidth.of(text)
    guard width > 0, let place = place(beside: spot.cell, width) else { return }
    names.append(Name(text: text, frame: Rect(origin: place, size: Size(width, 1)), kind: .pin))
  }

  /// Right of a mark, left, below or above, where there is room first; the room is then taken.
  private mutating func place(beside cell: Point, _ width: Int) -> Point? {
    let middle = cell.x - width / 2
    let places = [
      Point(x: cell.x + 2, y: cell.y), Point(x: cell.x - 1 - width, y: cell.y),
      Point(x: middle, y: cell.y + 1), Point(x: middle, y: cell.y - 1),
    ]
    return places.first { room.take($0, width) }
  }

  private mutating func placeAreas(_ labels: [MapLabel], _ viewport: MapViewport) {
    let wanted = labels.enumerated().filter { viewport.worldColumns >= $0.element.leastColumns }
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
    for (_, label) in wanted {
      guard let cell = viewport.cell(of: label.coordinates) else { continue }
      let text = Sanitizer.clean(label.text)
      let width = DisplayWidth.of(text)
      guard width > 0, let place = place(of: label, at: cell, width) else { continue }
      names.append(Name(text: text, frame: Rect(origin: place, size: Size(width, 1)), kind: .area))
    }
  }

  /// A dot whose name finds no room is left out with it.
  private mutating func place(of label: MapLabel, at cell: Point, _ width: Int) -> Point? {
    guard label.hasDot else {
      let place = Point(x: cell.x - width / 2, y: cell.y)
      return room.take(place, width) ? place : nil
    }
    guard room.isFree(cell, 1), let place = place(beside: cell, width) else { return nil }
    room.occupy(Rect(origin: cell, size: Size(1, 1)))
    dots.append(cell)
    return place
  }

  func spot(at cell: Point) -> Spot? { spots.first { $0.cell == cell } }
}

/// The cells of a map that labels have not taken yet.
struct LabelRoom: Equatable {
  private let size: Size
  private var isTaken: [Bool]

  init(_ size: Size) {
    self.size = size
    isTaken = Array(repeating: false, count: max(0, size.columns) * max(0, size.rows))
  }

  /// Takes cells of one row, if all of them and one at each side are free and in the map.
  mutating func take(_ origin: Point, _ columns: Int) -> Bool {
    guard isFree(origin, columns) else { return false }
    occupy(Rect(x: origin.x, y: origin.y, columns: columns, rows: 1))
    return true
  }

  func isFree(_ origin: Point, _ columns: Int) -> Bool {
    guard origin.y >= 0, origin.y < size.rows, origin.x >= 0, origin.x + columns <= size.columns
    else { return false }
    let row = origin.y * size.columns
    let first = max(0, origin.x - 1)
    let last = min(size.columns, origin.x + columns + 1)
    return !isTaken[row + first..<row + last].contains(true)
  }

  mutating func occupy(_ rect: Rect) {
    let rect = Rect(size: size).intersection(rect)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { isTaken[y * size.columns + x] = true }
    }
  }
}
