import Core
import Foundation
import Maps
import Places
import Semantics
import Terminal
import Toolkit

/// What a frame with nothing but a map costs on a large terminal.
@MainActor
struct MapBenchmarks {
  private static let size = Size(200, 60)
  let folder: BenchFolder
  private let drawn = Drawn()

  private final class Drawn {
    var count = 0
  }

  func run() throws {
    Report.title("A map, 200x60")
    let gazetteer = try Gazetteer(at: PlacesBenchmarks(folder: folder).file())
    let start = ContinuousClock.now
    let atlas = MapAtlas(gazetteer.outlines)
    for aim in [MapAim.world, box(4.8, 58, 31, 71.1)] { frame(aim, atlas, .automatic) }
    Report.note(
      "both levels read and laid flat",
      "\(Report.number((ContinuousClock.now - start) / .milliseconds(1))) ms")
    let views: [(String, MapAim)] = [
      ("the world", .world), ("Europe", box(-11, 35, 40, 71)),
      ("the coast of Norway", box(4.8, 58, 31, 71.1)),
      ("the coasts of Indonesia", box(95, -11, 141, 6)),
    ]
    for (name, aim) in views {
      for style in [MapStyle.blocks, .braille] {
        let samples = Samples.measure(100, warmUp: 5) { frame(aim, atlas, style) }
        Report.line("\(name), \(style.rawValue)", samples, aim: 4)
      }
    }
    let same = Samples.measure(100, warmUp: 5) { again(.world, atlas, MapContent()) }
    Report.line("the world again, on the background of the frame before", same, aim: 4)
    anywhere(atlas)
    named(gazetteer)
    try everything(gazetteer, atlas)
  }

  /// The names of countries, lakes and cities, made for each frame; and what is looked up when the map
  /// was moved.
  private func named(_ gazetteer: Gazetteer) {
    let ground = MapGround { gazetteer }
    guard let atlas = ground.atlas else { return }
    for (place, aim) in [
      ("the world", MapAim.world), ("Europe", box(-11, 35, 40, 71)),
      (
        "a city, Berlin",
        .camera(MapCamera(center: .init(latitude: 52.5, longitude: 13.4), zoom: 9))
      ),
    ] {
      let viewport = MapViewport(aim, size: Self.size)
      let look = Samples.measure(60, warmUp: 5) {
        drawn.count += MapFinding(viewport.camera.center, viewport) { gazetteer }.cities.count
      }
      let cities = MapFinding(viewport.camera.center, viewport) { gazetteer }.cities
      let samples = Samples.measure(60, warmUp: 5) {
        let names = MapNames(ground, cities: cities, .english)
        frame(aim, atlas, MapContent(labels: names.labels()))
      }
      Report.line("\(place), with names", samples, aim: 4)
      Report.line("  what is there, looked up beside the frames", look, aim: 4)
    }
  }

  /// All countries filled and with pins; then with 10,000 cities among them, more than any screen shows.
  private func everything(_ gazetteer: Gazetteer, _ atlas: MapAtlas) throws {
    let countries = try gazetteer.countries()
    let cities = try gazetteer.biggest(in: .world, limit: 10_000)
    let all = countries.map {
      MapPin($0.code, $0.name(.english), at: $0.center, kind: .country, note: "been there")
    }
    let pins = cities.map {
      MapPin("\($0.id)", $0.name(.english), at: $0.coordinates, kind: .city, note: "been there")
    }
    for (name, pins) in [("all 250 countries", all), ("and 10,000 cities", all + pins)] {
      let content = MapContent(
        pins: pins,
        filled: Dictionary(
          countries.map { ($0.code, .full) }, uniquingKeysWith: { first, _ in first }))
      for (place, aim) in [("the world", MapAim.world), ("Europe", box(-11, 35, 40, 71))] {
        let samples = Samples.measure(60, warmUp: 5) { frame(aim, atlas, content) }
        Report.line("\(place), \(name)", samples, aim: 4)
      }
    }
  }

  /// The worst of each camera's ten frames is what counts.
  private func anywhere(_ atlas: MapAtlas) {
    var random = BenchNumbers(5)
    var samples = Samples()
    for _ in 0..<100 {
      let place = Coordinates(
        latitude: Double(random.next(-75...80)), longitude: Double(random.next(-180...180)))
      let camera = MapCamera(center: place, zoom: Double(random.next(10...90)) / 10)
      for _ in 0..<10 {
        let start = ContinuousClock.now
        frame(.camera(camera), atlas, .automatic)
        samples.add(ContinuousClock.now - start)
      }
    }
    Report.line("100 cameras anywhere, ten frames each", samples, aim: 4)
  }

  private func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> MapAim {
    .box(GeoBox(west: west, south: south, east: east, north: north))
  }

  private func frame(_ aim: MapAim, _ atlas: MapAtlas, _ style: MapStyle) {
    frame(
      aim, atlas,
      MapContent(filled: ["FR": .full, "NO": .striped, "RU": .hatched, "BR": .full], style: style))
  }

  private func frame(_ aim: MapAim, _ atlas: MapAtlas, _ content: MapContent) {
    var content = content
    drawn.count += 1
    // No country, and another one for each frame: else the background would be put down as it was drawn.
    content.filled["\(drawn.count)"] = .full
    again(aim, atlas, content)
  }

  private func again(_ aim: MapAim, _ atlas: MapAtlas, _ content: MapContent) {
    let view = MapView<Bool>(
      "map", label: "Map", aim: aim,
      content: content, atlas: atlas,
      onMove: { _ in true }, onSelect: { _ in true })
    var context = RenderContext(theme: .make(.dark, depth: .direct))
    context.depth = .direct
    let frame = render(view.element, size: Self.size, context: context)
    precondition(frame.surface.size == Self.size)
  }
}
