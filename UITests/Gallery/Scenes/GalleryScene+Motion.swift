import JourneyKit
import Semantics
import Terminal
import Toolkit

extension GalleryScene {
  static let motion: [GalleryScene] = [
    GalleryScene("spinner"),
    GalleryScene("spinner", "turning", moves: true) { app, _ in
      try await app.advance(by: .milliseconds(250))
    },
    GalleryScene("progress"),
    GalleryScene("progress", "half-way", moves: true) { app, _ in
      try await app.press(.enter)
      for _ in 0..<18 { try await app.advance(by: .seconds(3)) }
    },
    GalleryScene("skeleton"),
    GalleryScene("skeleton", "shimmer", moves: true) { app, _ in
      try await app.advance(by: .milliseconds(800))
    },
    GalleryScene("skeleton", "loaded") { app, _ in try await app.press(.enter) },
    GalleryScene("animation"),
    GalleryScene("animation", "in-the-air", moves: true) { app, _ in
      try await app.advance(by: .milliseconds(460))
    },
    GalleryScene("slide"),
    GalleryScene("slide", "on-the-way", moves: true) { app, _ in
      try await app.press("n")
      try await app.advance(by: .milliseconds(40))
    },
    GalleryScene("draggable"),
    GalleryScene("draggable", "held", moves: true) { app, _ in
      let place = try app.middle(of: "draggable.card")
      try await app.hold(along: [place, place + Point(x: 11, y: 1)])
    },
    GalleryScene("draggable", "flying", moves: true) { app, _ in
      try await app.press(.right)
      try await app.advance(by: .milliseconds(160))
    },
    GalleryScene("draggable", "end") { app, _ in try await app.press(.right, .left, .right) },
    GalleryScene("shake"),
    GalleryScene("shake", "refused", moves: true) { app, _ in
      try await app.press(.enter)
      try await app.advance(by: .milliseconds(50))
    },
  ]
}

extension Journey {
  /// The cell in the middle of a widget.
  func middle(of id: Identifier) throws -> Point {
    let frame = try element(Query(id)).match().frame
    return Point(x: frame.minX + frame.columns / 2, y: frame.minY + (frame.rows - 1) / 2)
  }
}
