import Core
import Places
import Semantics
import Terminal
import Toolkit

/// A map of the world that is moved and zoomed by keys and pointer, with pins that can be chosen.
///
/// The state holds a ``MapAim``; every movement sends the camera that it leads to.
///
/// ```swift
/// MapView(
///   "map.world", label: setup.say(en: "Map", ru: "Карта"), aim: state.aim,
///   content: content(state), atlas: setup.atlas, name: { name(of: $0) },
///   onMove: { .moved($0) }, onSelect: { .selected($0) })
/// ```
public struct MapView<Action>: Widget {
  let id: Identifier
  let label: String
  let aim: MapAim
  let content: MapContent
  let atlas: MapAtlas?
  let problem: PlacesError?
  let name: (String) -> String?
  let onMove: (MapCamera) -> Action
  let onSelect: (String?) -> Action
  let onOpen: ((String) -> Action)?
  private var known: MapViewport?
  private var onShow: ((MapViewport) -> Action)?
  private var onTap: ((String) -> Action)?

  /// - Parameters:
  ///   - atlas: nil where there is no file of places; then only what stands on the map is drawn.
  ///   - problem: the reason that there is none, which is told on the map.
  ///   - name: of a country by its code, in the language of the screen.
  ///   - onMove: gets the camera that a key or the pointer leads to.
  ///   - onSelect: gets the key of the pin, nil for none.
  ///   - onOpen: what `Enter` does with the pin that is selected.
  public init(
    _ id: Identifier, label: String, aim: MapAim, content: MapContent, atlas: MapAtlas?,
    problem: PlacesError? = nil, name: @escaping (String) -> String? = { _ in nil },
    onMove: @escaping (MapCamera) -> Action, onSelect: @escaping (String?) -> Action,
    onOpen: ((String) -> Action)? = nil
  ) {
    (self.id, self.label, self.aim, self.content) = (id, label, aim, content)
    (self.atlas, self.problem, self.name) = (atlas, problem, name)
    (self.onMove, self.onSelect, self.onOpen) = (onMove, onSelect, onOpen)
  }

  /// Has the state told what shows, which depends on the room that the map gets: at once, whenever it
  /// is not what the state knows.
  ///
  /// - Parameter known: what the state was told last, or has worked out from a movement.
  public func telling(
    _ known: MapViewport?, _ onShow: @escaping (MapViewport) -> Action
  ) -> MapView {
    var view = self
    (view.known, view.onShow) = (known, onShow)
    return view
  }

  /// Has a click on a pin do something else than select it, as opening it.
  public func tapping(_ onTap: @escaping (String) -> Action) -> MapView {
    var view = self
    view.onTap = onTap
    return view
  }

  public var flex: Flex { .both }
  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard !rect.isEmpty else { return }
    let viewport = MapViewport(
      aim, projection: content.projection, size: rect.size, limit: content.limit)
    let words = MapWords(canvas.context.language)
    let hold = canvas.context.control(id, as: MapHold.self)
    if let hold { canvas.keep(hold, for: id) }
    let reading = reading(viewport, words)
    let picture = MapPicture(content, viewport, canvas.context, hint: hint(canvas.context))
    canvas.add(target(rect, viewport, picture.layout, hold))
    canvas.add(scope(viewport, words))
    if let onShow, known != viewport {
      canvas.act(at: canvas.now) { .send(onShow(viewport)) }
    }
    canvas.group(node(rect, reading, hold)) { canvas in
      if canvas.context.isFlat {
        readOut(reading, in: rect, &canvas)
      } else {
        let surface = picture.surface(atlas)
        canvas.copy(surface, from: surface.bounds, to: rect.origin)
        describe(picture.layout, rect, &canvas)
        if atlas == nil { lack(words).render(in: rect, &canvas) }
      }
    }
  }

  // MARK: Meaning
  private func node(_ rect: Rect, _ reading: String, _ hold: MapHold?) -> SemanticNode {
    SemanticNode(
      identifier: id, role: .image, label: label, value: reading,
      traits: hold?.hasMoved == true ? [.focusable, .dragged] : .focusable,
      actions: ["scroll", "drag"], frame: rect)
  }

  private func reading(_ viewport: MapViewport, _ words: MapWords) -> String {
    let center = viewport.camera.center
    let place = content.caption?.place ?? atlas?.territory(at: center, viewport).flatMap(name)
    return words.reading(center, place: place, content.pins, selection: content.selection)
  }

  /// The map in words, one thing in a line.
  private func readOut(_ reading: String, in rect: Rect, _ canvas: inout Canvas<Action>) {
    VStack<Action> { Text("\(label), \(reading)", lines: rect.rows) }.render(in: rect, &canvas)
  }

  /// The words for the lack of outlines, with its reason, above what stands on the map.
  private func lack(_ words: MapWords) -> Text<Action> {
    let reason = problem.map { "\n" + Sanitizer.clean($0.words(words.language)) } ?? ""
    return Text(words.missing + reason, .warning, lines: 4, semantics: nil)
  }

  private func describe(_ layout: MapLayout, _ rect: Rect, _ canvas: inout Canvas<Action>) {
    for spot in layout.spots {
      let frame = Rect(origin: rect.origin + spot.cell, size: Size(1, 1))
      for pin in spot.pins {
        canvas.describe(
          SemanticNode(
            identifier: pinID(pin.key), role: .cell, label: pin.label, value: pin.note,
            traits: pin.key == content.selection ? .selected : [], actions: ["press"],
            frame: frame))
      }
    }
  }

  private func pinID(_ key: String) -> Identifier { id.child("pin").item(key) }

  // MARK: What the pointer is over
  /// The pin or the country there, as a part of the map.
  private func part(
    at point: Point, _ rect: Rect, _ viewport: MapViewport, _ layout: MapLayout
  ) -> Identifier? {
    let cell = point - rect.origin
    if let spot = layout.spot(at: cell) { return pinID(spot.front.key) }
    guard let place = viewport.coordinates(at: cell) else { return nil }
    return atlas?.territory(at: place, viewport).map { id.child("place").item($0) }
  }

  private func hint(_ context: RenderContext) -> String? {
    guard let hovered = context.hovered, hovered.name.hasPrefix(id.name) else { return nil }
    if let pin = content.pins.first(where: { pinID($0.key) == hovered }) { return pin.label }
    let start = id.child("place").name + "["
    guard hovered.name.hasPrefix(start) else { return nil }
    return name(String(hovered.name.dropFirst(start.count).dropLast()))
  }

  // MARK: The pointer
  private func target(
    _ rect: Rect, _ viewport: MapViewport, _ layout: MapLayout, _ hold: MapHold?
  ) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      part: { part(at: $0, rect, viewport, layout) },
      onMouse: { event in
        let cell = event.position - rect.origin
        switch event.kind {
        case .press(.left, let clicks): return press(cell, clicks, viewport, layout, hold)
        case .drag(.left): return hold.flatMap { drag(to: cell, viewport, $0) }
        case .release(.left): return hold.flatMap { release(at: cell, viewport, layout, $0) }
        case .wheel(.up): return zoom(MapView.step, viewport, about: cell)
        case .wheel(.down): return zoom(-MapView.step, viewport, about: cell)
        default: return nil
        }
      })
  }

  /// The zoom of a key or a notch of the wheel.
  private static var step: Double { 0.5 }

  private func press(
    _ cell: Point, _ clicks: Int, _ viewport: MapViewport, _ layout: MapLayout, _ hold: MapHold?
  ) -> Response<Action> {
    guard clicks == 1 else { return zoomIn(at: cell, viewport, hold) }
    return Response(control: (id, MapHold(start: cell, camera: viewport.camera)))
  }

  /// A first click may have brought the place to the middle already.
  private func zoomIn(
    at cell: Point, _ viewport: MapViewport, _ hold: MapHold?
  ) -> Response<Action> {
    let middle = MapViewport.Spot(
      x: Double(viewport.size.columns) / 2, y: Double(viewport.size.rows) / 2)
    let spot = hold?.hasCentered == true ? middle : MapViewport.Spot(cell)
    return .send(onMove(viewport.zoomed(by: 1, about: spot)))
  }

  private func zoom(
    _ steps: Double, _ viewport: MapViewport, about cell: Point
  ) -> Response<Action> { .send(onMove(viewport.zoomed(by: steps, about: MapViewport.Spot(cell)))) }

  private func drag(to cell: Point, _ viewport: MapViewport, _ hold: MapHold) -> Response<Action>? {
    guard let camera = hold.camera else { return nil }
    guard hold.hasMoved || cell != hold.start else { return Response() }
    let start = MapViewport(
      .camera(camera), projection: content.projection, size: viewport.size, limit: content.limit)
    let offset = cell - hold.start
    var hold = hold
    hold.hasMoved = true
    let moved = start.panned(columns: -Double(offset.x), rows: -Double(offset.y))
    return Response(actions: [onMove(moved)], control: (id, hold))
  }

  private func release(
    at cell: Point, _ viewport: MapViewport, _ layout: MapLayout, _ hold: MapHold
  ) -> Response<Action>? {
    guard hold.camera != nil else { return nil }
    var ended = MapHold(start: hold.start, camera: nil)
    guard !hold.hasMoved else { return Response(control: (id, ended)) }
    if let spot = layout.spot(at: cell) {
      let key = next(in: spot).key
      return Response(actions: [onTap?(key) ?? onSelect(key)], control: (id, ended))
    }
    guard let place = viewport.coordinates(at: cell) else { return Response(control: (id, ended)) }
    ended.hasCentered = true
    let camera = MapCamera(center: place, zoom: viewport.camera.zoom)
    let deselection = content.selection == nil ? [] : [onSelect(nil)]
    return Response(actions: deselection + [onMove(camera)], control: (id, ended))
  }

  /// Clicks on pins of one cell choose one after another.
  private func next(in spot: MapLayout.Spot) -> MapPin {
    let index = spot.pins.firstIndex { $0.key == content.selection }
    return index.map { spot.pins[($0 + 1) % spot.pins.count] } ?? spot.front
  }
}

/// State of a map between frames: the place where it was taken hold of, and the camera then.
struct MapHold: ControlState {
  var start: Point
  /// Nil when it has been let go of.
  var camera: MapCamera?
  var hasMoved = false
  /// The last click has brought the place under it to the middle.
  var hasCentered = false
}
