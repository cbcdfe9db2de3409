import Core
import Places
import Semantics
import Terminal
import Toolkit
import XCTest

@testable import Maps

/// What a map does with keys and pointer, and what it says of itself.
final class ViewTests: MapCase {
  private enum Action: Equatable {
    case moved(MapCamera)
    case selected(String?)
    case opened(String)
    case shown(MapViewport)
  }

  private let size = Size(60, 20)
  private var pins: [MapPin] {
    [
      MapPin("FR", "France", at: point(46.7, 2.5), kind: .country),
      MapPin("BR", "Brazil", at: point(-10.5, -52.5), kind: .country, note: "2 cities"),
      MapPin("nadi", "Nadi", at: point(-17.8, 177.4), kind: .city),
    ]
  }

  private func frame(
    _ aim: MapAim = .world, _ content: MapContent? = nil, _ context: RenderContext? = nil
  ) throws -> Frame<Action> {
    let view = MapView<Action>(
      "map", label: "Map", aim: aim, content: content ?? MapContent(pins: pins),
      atlas: MapAtlas(try Self.outlines()), name: { $0 == "FR" ? "France" : $0 },
      onMove: { .moved($0) }, onSelect: { .selected($0) }, onOpen: { .opened($0) })
    var context = context ?? self.context(.direct)
    context.focus = "map"
    return render(view.element, size: size, context: context)
  }

  private func press(_ key: KeyStroke, _ frame: Frame<Action>) throws -> [Action] {
    guard case .complete(let binding) = frame.match([key], focus: "map") else {
      XCTFail("nothing is bound to \(key)")
      return []
    }
    return binding.perform().actions
  }

  private func camera(_ actions: [Action]) throws -> MapCamera {
    guard case .moved(let camera) = try XCTUnwrap(actions.last) else {
      throw PlacesError.missing(["a movement"])
    }
    return camera
  }

  func testKeysMoveAndZoom() throws {
    let frame = try frame()
    let center = MapViewport(.world, size: size).camera.center
    XCTAssertLessThan(try camera(press(.left, frame)).center.longitude, center.longitude)
    XCTAssertGreaterThan(try camera(press("l", frame)).center.longitude, center.longitude)
    let close = try self.frame(.camera(MapCamera(center: point(10, 20), zoom: 5)))
    XCTAssertGreaterThan(try camera(press(.up, close)).center.latitude, 10)
    XCTAssertLessThan(try camera(press("j", close)).center.latitude, 10)
    XCTAssertEqual(try camera(press("+", close)).zoom, 5.5, accuracy: 1e-9)
    XCTAssertEqual(try camera(press("-", close)).zoom, 4.5, accuracy: 1e-9)
    XCTAssertEqual(
      try camera(press(.home, close)), MapViewport(.world, size: size).camera)
  }

  func testPinsAreTakenInTurn() throws {
    XCTAssertEqual(try press("n", frame()), [.selected("FR")])
    var content = MapContent(pins: pins, selection: "FR")
    XCTAssertEqual(try press("n", frame(.world, content)), [.selected("BR")])
    XCTAssertEqual(try press("p", frame(.world, content)), [.selected("nadi")])
    XCTAssertEqual(try press(.enter, frame(.world, content)), [.opened("FR")])
    content.selection = nil
    guard case .none = try frame(.world, content).match([.enter], focus: "map") else {
      return XCTFail("nothing is selected")
    }
    let close = MapAim.camera(MapCamera(center: point(46, 2), zoom: 6))
    content.selection = "FR"
    let actions = try press("n", frame(close, content))
    XCTAssertEqual(try camera(actions).center, point(-10.5, -52.5))
  }

  private func send(
    _ kind: MouseEvent.Kind, _ cell: Point, _ frame: Frame<Action>
  ) throws -> Response<Action> {
    let target = try XCTUnwrap(frame.reachedTarget(of: "map"))
    let response = target.onMouse?(MouseEvent(kind, at: cell))
    return try XCTUnwrap(response)
  }

  /// The frame after a response, with what the map wants kept.
  private func next(
    _ response: Response<Action>, _ aim: MapAim, _ content: MapContent? = nil
  ) throws -> Frame<Action> {
    var context = context(.direct)
    if let control = response.control { context.controls[control.id] = control.state }
    return try frame(aim, content, context)
  }

  func testDraggingMovesWhatIsUnderTheHand() throws {
    let aim = MapAim.camera(MapCamera(center: point(10, 20), zoom: 4))
    let (start, end) = (Point(x: 20, y: 8), Point(x: 33, y: 4))
    let place = try XCTUnwrap(MapViewport(aim, size: size).coordinates(at: start))
    let held = try next(send(.press(.left, clicks: 1), start, frame(aim)), aim)
    let moved = try send(.drag(.left), end, held)
    let camera = try camera(moved.actions)
    XCTAssertEqual(MapViewport(.camera(camera), size: size).cell(of: place), end)
    let released = try next(moved, .camera(camera))
    XCTAssertEqual(released.nodes.first?.traits.contains(.dragged), true)
    XCTAssertEqual(try send(.release(.left), end, released).actions, [])
  }

  func testAClickSelectsAPinOrCentres() throws {
    let cell = try XCTUnwrap(MapViewport(.world, size: size).cell(of: point(-10.5, -52.5)))
    let onPin = try next(send(.press(.left, clicks: 1), cell, frame()), .world)
    XCTAssertEqual(try send(.release(.left), cell, onPin).actions, [.selected("BR")])
    let sea = Point(x: 15, y: 12)
    let place = try XCTUnwrap(MapViewport(.world, size: size).coordinates(at: sea))
    let content = MapContent(pins: pins, selection: "BR")
    let held = try next(
      send(.press(.left, clicks: 1), sea, frame(.world, content)), .world, content)
    let actions = try send(.release(.left), sea, held).actions
    XCTAssertEqual(actions.first, .selected(nil))
    XCTAssertEqual(try camera(actions).center, place)
  }

  func testASecondClickZoomsToThePlaceThatTheFirstBroughtToTheMiddle() throws {
    let aim = MapAim.camera(MapCamera(center: point(0, 0), zoom: 5))
    let cell = Point(x: 40, y: 5)
    let place = try XCTUnwrap(MapViewport(aim, size: size).coordinates(at: cell))
    let held = try next(send(.press(.left, clicks: 1), cell, frame(aim)), aim)
    let release = try send(.release(.left), cell, held)
    let centred = MapAim.camera(try camera(release.actions))
    let again = try send(.press(.left, clicks: 2), cell, next(release, centred))
    let camera = try camera(again.actions)
    XCTAssertEqual(camera.zoom, 6, accuracy: 1e-9)
    XCTAssertEqual(camera.center.latitude, place.latitude, accuracy: 1e-6)
    XCTAssertEqual(camera.center.longitude, place.longitude, accuracy: 1e-6)
  }

  func testTheWheelZoomsAtThePointer() throws {
    let aim = MapAim.camera(MapCamera(center: point(10, 20), zoom: 4))
    let cell = Point(x: 50, y: 3)
    let place = try XCTUnwrap(MapViewport(aim, size: size).coordinates(at: cell))
    let camera = try camera(send(.wheel(.up), cell, frame(aim)).actions)
    XCTAssertEqual(camera.zoom, 4.5, accuracy: 1e-9)
    XCTAssertEqual(MapViewport(.camera(camera), size: size).cell(of: place), cell)
  }

  /// The room that the map gets decides what shows, so the map tells it, once.
  func testTheStateIsToldWhatShows() throws {
    let viewport = MapViewport(.world, size: size)
    func told(_ known: MapViewport?) throws -> [Action]? {
      let view = MapView<Action>(
        "map", label: "Map", aim: .world, content: MapContent(),
        atlas: MapAtlas(try Self.outlines()), onMove: { .moved($0) }, onSelect: { .selected($0) }
      ).telling(known) { .shown($0) }
      let frame = render(view.element, size: size, context: context())
      return frame.response(dueAt: .zero)?.actions
    }
    XCTAssertEqual(try told(nil), [.shown(viewport)])
    XCTAssertNil(try told(viewport))
    XCTAssertEqual(try told(MapViewport(.world, size: Size(10, 4))), [.shown(viewport)])
  }

  func testNodes() throws {
    let frame = try frame(.world, MapContent(pins: pins, selection: "BR"))
    let map = try XCTUnwrap(frame.nodes.first)
    XCTAssertEqual(map.role, .image)
    XCTAssertEqual(
      map.value,
      "centred at 33.0° N, 11.0° E, TN; 3 pins: France, Brazil (selected), Nadi")
    let pin = try XCTUnwrap(frame.nodes.first { $0.identifier == "map.pin[BR]" })
    XCTAssertEqual(pin.role, .cell)
    XCTAssertEqual(pin.value, "2 cities")
    XCTAssertTrue(pin.traits.contains(.selected))
    XCTAssertEqual(
      pin.frame.origin, MapViewport(.world, size: size).cell(of: point(-10.5, -52.5)))
    XCTAssertEqual(pin.parent, 0)
  }

  func testFlatModeReadsTheMapOut() throws {
    var context = context()
    context.isFlat = true
    context.words = Words(.russian)
    let text = try frame(.world, nil, context).surface.text
    XCTAssertTrue(text.hasPrefix("Map, в центре 33,0° с. ш., 11,0° в. д., TN; 3 метки:"), text)
    XCTAssertFalse(text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
  }

  func testTheCountryUnderThePointerIsNamed() throws {
    let cell = try XCTUnwrap(MapViewport(.world, size: size).cell(of: point(47.5, 2)))
    let target = try XCTUnwrap(frame(.world, MapContent()).reachedTarget(of: "map"))
    let part = try XCTUnwrap(target.part?(cell))
    XCTAssertEqual(part, "map.place[FR]")
    var context = context(.direct)
    context.hovered = part
    XCTAssertTrue(
      try frame(.world, MapContent(), context).surface.text.hasSuffix(" France"))
  }

  func testWithoutTheFileTheMapSaysSo() {
    let view = MapView<Action>(
      "map", label: "Map", aim: .world, content: MapContent(pins: pins), atlas: nil,
      problem: .outdated(path: "/\u{1B}x", format: 1),
      onMove: { .moved($0) }, onSelect: { .selected($0) })
    let frame = render(view.element, size: size, context: context())
    let text = frame.surface.text
    XCTAssertTrue(text.contains("The outlines of the world are missing."), text)
    XCTAssertTrue(text.contains("x has places in the form 1"), text)
    XCTAssertTrue(frame.surface.text.contains("◆"))
  }
}
