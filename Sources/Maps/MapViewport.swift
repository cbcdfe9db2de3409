import Places
import Terminal

/// A camera over so many cells: from coordinates to places in cells, and back.
///
/// Places are counted in cells from the upper left corner, so that the middle of the first cell is at
/// 0.5, 0.5. A cell is twice as high as wide. East and west meet behind the viewer: more than half
/// the earth away from the middle there is nothing.
public struct MapViewport: Hashable, Sendable {
  /// A place in cells.
  public struct Spot: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The middle of a cell.
    public init(_ cell: Point) { self.init(x: Double(cell.x) + 0.5, y: Double(cell.y) + 0.5) }

    public var cell: Point { Point(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))) }
  }

  public let camera: MapCamera
  public let projection: MapProjection
  public let size: Size
  /// Of the whole way around the earth.
  public let worldColumns: Double
  /// The camera's aim in the flat world.
  let centerX: Double
  let centerY: Double

  /// - Parameter limit: a box that the middle stays in, and that is never smaller than the map.
  public init(
    _ aim: MapAim, projection: MapProjection = .mercator, size: Size, limit: GeoBox? = nil
  ) {
    (self.projection, self.size) = (projection, size)
    let wanted = Self.camera(aim, projection, size)
    let room = Self.room(projection, size, limit)
    worldColumns = min(
      max(MapScale.columns(wanted.zoom), room), MapScale.columns(MapCamera.maxZoom))
    let center = limit.map { Self.nearest(wanted.center, in: $0) } ?? wanted.center
    centerX = projection.x(Self.wrapped(center.longitude))
    centerY = Self.clamped(
      projection.y(center.latitude), half: Double(size.rows) / worldColumns, projection.rows)
    camera = MapCamera(
      center: Coordinates(latitude: projection.latitude(centerY), longitude: centerX * 360 - 180),
      worldColumns: worldColumns)
  }

  /// Returns the place of a point; nil where the middle is no number.
  public func spot(of point: Coordinates) -> Spot {
    var x = projection.x(point.longitude) - centerX
    x -= x.rounded()
    let y = projection.y(point.latitude) - centerY
    return Spot(
      x: x * worldColumns + Double(size.columns) / 2,
      y: y * worldColumns / 2 + Double(size.rows) / 2)
  }

  /// The cell that a point is drawn in; nil outside the map.
  public func cell(of point: Coordinates) -> Point? {
    let cell = spot(of: point).cell
    return Rect(size: size).contains(cell) ? cell : nil
  }

  /// Returns the coordinates at a place; nil behind the edge of the world.
  public func coordinates(at spot: Spot) -> Coordinates? {
    let (x, y) = flat(spot)
    guard abs(x - centerX) <= 0.5, projection.rows.contains(y) else { return nil }
    return Coordinates(latitude: projection.latitude(y), longitude: Self.wrapped((x * 360) - 180))
  }

  /// Returns the coordinates in the middle of a cell.
  public func coordinates(at cell: Point) -> Coordinates? { coordinates(at: Spot(cell)) }

  /// The kilometres of a column in the middle of the map.
  public var kilometresPerColumn: Double {
    let here = Coordinates(latitude: camera.center.latitude, longitude: 0)
    let step = min(1, 180 / worldColumns)
    return here.distance(to: Coordinates(latitude: here.latitude, longitude: step))
      / (step * worldColumns / 360)
  }

  func flat(_ spot: Spot) -> (x: Double, y: Double) {
    (
      centerX + (spot.x - Double(size.columns) / 2) / worldColumns,
      centerY + (spot.y - Double(size.rows) / 2) * 2 / worldColumns
    )
  }

  static func wrapped(_ longitude: Double) -> Double {
    guard longitude.isFinite else { return 0 }
    let turns = ((longitude + 180) / 360).rounded(.down)
    return longitude == 180 ? 180 : longitude - turns * 360
  }

  /// The box that shows, from edge to edge; all longitudes where the whole way around the earth
  /// does.
  public var box: GeoBox {
    let half = Double(size.columns) / 2 / worldColumns
    let rise = Double(size.rows) / worldColumns
    let north = projection.latitude(max(centerY - rise, projection.rows.lowerBound))
    let south = projection.latitude(min(centerY + rise, projection.rows.upperBound))
    guard half < 0.5 else { return GeoBox(west: -180, south: south, east: 180, north: north) }
    return GeoBox(
      west: Self.wrapped((centerX - half) * 360 - 180), south: south,
      east: Self.wrapped((centerX + half) * 360 - 180), north: north)
  }

  /// As many decimals of a degree as a column can show, at the most four: some 10 m.
  public var digits: Int {
    let degrees = 360 / worldColumns
    return [0.1, 0.01, 0.001].firstIndex { degrees >= $0 }.map { $0 + 1 } ?? 4
  }

  /// The camera so many columns to the east and rows to the south.
  public func panned(columns: Double, rows: Double) -> MapCamera {
    let x = centerX + columns / worldColumns
    let y = centerY + rows * 2 / worldColumns
    return camera(x, y, worldColumns)
  }

  /// The camera closer by so many steps, with what lies at a place still there.
  ///
  /// A pole that would come away from its edge, and the ends of the zoom, move it after all.
  public func zoomed(by steps: Double, about spot: Spot) -> MapCamera {
    let (x, y) = flat(spot)
    let zoom = min(camera.zoom + steps, MapCamera.maxZoom)
    let room = Self.room(projection, size, nil)
    let columns = max(MapScale.columns(zoom), room)
    // The end of the zoom shows the world from the one ice to the other.
    if columns == room {
      let middle = MapFit.whole(projection).center.latitude
      return camera(centerX, projection.y(middle), columns)
    }
    let ratio = worldColumns / columns
    return camera(x - (x - centerX) * ratio, y - (y - centerY) * ratio, columns)
  }

  /// The cameras that show all that there is: the limit, or the world without the ice in the south and
  /// with it.
  public func wholes(limit: GeoBox?) -> [MapCamera] {
    let first = MapViewport(
      limit.map { .box($0) } ?? .world, projection: projection, size: size, limit: limit
    ).camera
    if limit != nil { return [first] }
    let fit = MapFit.whole(projection)
    return [first, MapCamera(center: fit.center, worldColumns: fit.worldColumns(in: size))]
  }

  private func camera(_ x: Double, _ y: Double, _ columns: Double) -> MapCamera {
    let y = min(max(y, projection.rows.lowerBound), projection.rows.upperBound)
    return MapCamera(
      center: Coordinates(latitude: projection.latitude(y), longitude: Self.wrapped(x * 360 - 180)),
      worldColumns: columns)
  }

  static func camera(_ aim: MapAim, _ projection: MapProjection, _ size: Size) -> MapCamera {
    switch aim {
    case .camera(let camera):
      let center = camera.center
      let isNumber = center.latitude.isFinite && center.longitude.isFinite
      return isNumber && camera.zoom.isFinite ? camera : Self.camera(.world, projection, size)
    case .box(let box):
      let fit = MapFit(box, projection)
      return MapCamera(
        center: fit.center, worldColumns: fit.worldColumns(in: size, margin: margin(size)))
    case .world:
      let fit = MapFit.world(projection)
      return MapCamera(center: fit.center, worldColumns: fit.worldColumns(in: size))
    }
  }

  /// The fewest columns around the earth: the world, or the limit, fills the map.
  static func room(_ projection: MapProjection, _ size: Size, _ limit: GeoBox?) -> Double {
    guard let limit else { return MapFit.whole(projection).worldColumns(in: size) }
    return MapFit(limit, projection).worldColumns(in: size, margin: margin(size))
  }

  private static func margin(_ size: Size) -> Int { size.columns >= 60 && size.rows >= 15 ? 2 : 1 }

  static func nearest(_ point: Coordinates, in box: GeoBox) -> Coordinates {
    let half = box.width / 2
    let offset = wrapped(point.longitude - box.center.longitude)
    return Coordinates(
      latitude: min(max(point.latitude, box.south), box.north),
      longitude: wrapped(box.center.longitude + min(max(offset, -half), half)))
  }

  /// The middle, so that no pole comes away from its edge.
  static func clamped(_ y: Double, half: Double, _ rows: ClosedRange<Double>) -> Double {
    let (low, high) = (rows.lowerBound + half, rows.upperBound - half)
    guard low < high else { return (rows.lowerBound + rows.upperBound) / 2 }
    return min(max(y, low), high)
  }
}
