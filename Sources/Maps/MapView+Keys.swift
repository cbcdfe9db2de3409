import Places
import Terminal
import Toolkit

extension MapView {
  func scope(_ viewport: MapViewport, _ words: MapWords) -> BindingScope<Action> {
    BindingScope(
      title: label, owner: id, bindings: moves(viewport, words) + choices(viewport, words))
  }

  private func moves(_ viewport: MapViewport, _ words: MapWords) -> [KeyBinding<Action>] {
    let columns = Double(max(1, viewport.size.columns / 8))
    let rows = Double(max(1, viewport.size.rows / 6))
    func pan(
      _ name: String, _ keys: [KeyStroke], _ title: String, _ x: Double, _ y: Double
    ) -> KeyBinding<Action> {
      KeyBinding(name, keys, title, hint: .helpOnly) {
        .send(onMove(viewport.panned(columns: x, rows: y)))
      }
    }
    func step(
      _ name: String, _ key: Key, _ letter: KeyStroke, _ title: String, _ x: Double, _ y: Double
    ) -> KeyBinding<Action> {
      pan(name, [KeyStroke(key, .shift), letter], words.byACell(title), x, y)
    }
    let zooms = [
      zoom("map.closer", ["+", "="], words.closer, 0.5, viewport),
      zoom("map.farther", ["-", "_"], words.farther, -0.5, viewport),
    ].compactMap { $0 }
    let whole = whole(viewport)
    let world = KeyBinding("map.world", [.home], words.world, onMove(whole))
    return [
      pan("map.west", [.left, "h"], words.west, -columns, 0),
      pan("map.south", [.down, "j"], words.south, 0, rows),
      pan("map.north", [.up, "k"], words.north, 0, -rows),
      pan("map.east", [.right, "l"], words.east, columns, 0),
      step("map.west-by-a-cell", .left, "H", words.west, -1, 0),
      step("map.south-by-a-cell", .down, "J", words.south, 0, 1),
      step("map.north-by-a-cell", .up, "K", words.north, 0, -1),
      step("map.east-by-a-cell", .right, "L", words.east, 1, 0),
    ] + zooms + (isSame(whole, viewport) ? [] : [world])
  }

  /// Nil at the end of the zoom.
  private func zoom(
    _ name: String, _ keys: [KeyStroke], _ title: String, _ steps: Double, _ viewport: MapViewport
  ) -> KeyBinding<Action>? {
    let middle = MapViewport.Spot(
      x: Double(viewport.size.columns) / 2, y: Double(viewport.size.rows) / 2)
    let camera = viewport.zoomed(by: steps, about: middle)
    return isSame(camera, viewport) ? nil : KeyBinding(name, keys, title, onMove(camera))
  }

  /// True where a camera shows what shows already.
  private func isSame(_ camera: MapCamera, _ viewport: MapViewport) -> Bool {
    let there = MapViewport(
      .camera(camera), projection: content.projection, size: viewport.size, limit: content.limit)
    return abs(there.camera.zoom - viewport.camera.zoom) < 1e-9
      && there.camera.center.distance(to: viewport.camera.center) < 1e-3
  }

  /// The box that the map is limited to, or the world; where that shows already, with Antarctica.
  private func whole(_ viewport: MapViewport) -> MapCamera {
    let wholes = viewport.wholes(limit: content.limit)
    return wholes.first { !isSame($0, viewport) } ?? viewport.camera
  }

  // MARK: Pins
  private func choices(_ viewport: MapViewport, _ words: MapWords) -> [KeyBinding<Action>] {
    var bindings: [KeyBinding<Action>] = []
    if content.hasOtherPin {
      bindings = [
        KeyBinding("map.next-pin", ["n"], words.nextPin) { choose(1, viewport) },
        KeyBinding("map.previous-pin", ["p"], words.previousPin, hint: .helpOnly) {
          choose(-1, viewport)
        },
      ]
    }
    if let onOpen, let selection = content.selection {
      bindings.append(KeyBinding("map.open", [.enter], words.open, onOpen(selection)))
    }
    return bindings
  }

  /// Selects the next pin, and brings it into sight.
  private func choose(_ steps: Int, _ viewport: MapViewport) -> Response<Action> {
    guard let pin = content.pin(after: steps) else { return Response() }
    var actions = [onSelect(pin.key)]
    // Whoever has pins beyond the map goes there.
    if content.beyond.contains(pin) { return Response(actions: actions) }
    if viewport.cell(of: pin.coordinates) == nil {
      actions.append(onMove(MapCamera(center: pin.coordinates, zoom: viewport.camera.zoom)))
    }
    return Response(actions: actions)
  }
}
