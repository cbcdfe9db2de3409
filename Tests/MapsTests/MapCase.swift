import Foundation
import Places
import Terminal
import Toolkit
import XCTest

@testable import Maps

/// The world as the tables of the project have it.
class MapCase: XCTestCase {
  private static let file = Result { try build() }

  static func outlines() throws -> WorldOutlines { try gazetteer().outlines }

  static func gazetteer() throws -> Gazetteer { try Gazetteer(at: file.get()) }

  static let projections = MapProjection.allCases

  /// Made beside the tests, where `make` has it too; again only when a table has changed.
  private static func build() throws -> URL {
    let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let tables = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Places/Tables")
    let file = programs.appending(path: PlacesFile.name)
    let process = Process()
    process.executableURL = programs.appending(path: "placesbuilder")
    process.arguments = [tables, file].map { $0.path(percentEncoded: false) }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PlacesError.missing(["placesbuilder"]) }
    return file
  }

  func point(_ latitude: Double, _ longitude: Double) -> Coordinates {
    Coordinates(latitude: latitude, longitude: longitude)
  }

  func context(_ depth: ColorDepth = .none, _ theme: ThemeName = .dark) -> RenderContext {
    var context = RenderContext(theme: .make(theme, depth: depth))
    context.depth = depth
    return context
  }

  /// A map in words of the test: its cells, without colours unless asked for.
  func surface(
    _ aim: MapAim, _ content: MapContent = MapContent(), _ size: Size,
    _ context: RenderContext? = nil, atlas: MapAtlas? = nil
  ) throws -> Surface {
    let viewport = MapViewport(
      aim, projection: content.projection, size: size, limit: content.limit)
    let atlas = try atlas ?? MapAtlas(try Self.outlines())
    XCTAssertNotNil(atlas.level(viewport))
    return MapPicture(content, viewport, context ?? self.context()).surface(atlas)
  }

  func raster(_ viewport: MapViewport) throws -> MapRaster {
    let level = try XCTUnwrap(MapAtlas(try Self.outlines()).level(viewport))
    var raster = MapRaster(viewport)
    raster.fill(level) { _ in .land }
    raster.drawLines(level) { _ in false }
    return raster
  }
}
