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
    return [
      pan("map.west", [.left, "h"], words.west, -columns, 0),
      pan("map.south", [.down, "j"], words.south, 0, rows),
      pan("map.north", [.up, "k"], words.north, 0, -rows),
      pan("map.east", [.right, "l"], words.east, columns, 0),
      zoom("map.closer", ["+", "="], words.closer, 0.5, viewport),
      zoom("map.farther", ["-", "_"], words.farther, -0.5, viewport),
      KeyBinding("map.world", ["0"], words.world) { .send(onMove(whole(viewport))) },
    ]
  }

  private func zoom(
    _ name: String, _ keys: [KeyStroke], _ title: String, _ steps: Double, _ viewport: MapViewport
  ) -> KeyBinding<Action> {
    let middle = MapViewport.Spot(
      x: Double(viewport.size.columns) / 2, y: Double(viewport.size.rows) / 2)
    return KeyBinding(name, keys, title) {
      .send(onMove(viewport.zoomed(by: steps, about: middle)))
    }
  }

  /// The world, or the box that the map is limited to.
  private func whole(_ viewport: MapViewport) -> MapCamera {
    MapViewport(
      content.limit.map { .box($0) } ?? .world, projection: content.projection,
      size: viewport.size, limit: content.limit
    ).camera
  }

  // MARK: Pins
  private func choices(_ viewport: MapViewport, _ words: MapWords) -> [KeyBinding<Action>] {
    var bindings: [KeyBinding<Action>] = []
    if !content.pins.isEmpty {
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
    if viewport.cell(of: pin.coordinates) == nil {
      actions.append(onMove(MapCamera(center: pin.coordinates, zoom: viewport.camera.zoom)))
    }
    return Response(actions: actions)
  }
}
