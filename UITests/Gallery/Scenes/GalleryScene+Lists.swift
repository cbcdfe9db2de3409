import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit

extension GalleryScene {
  static let lists: [GalleryScene] =
    listScenes + tableScenes + outlineScenes + gestureScenes + [
      GalleryScene("scroll"),
      GalleryScene("scroll", "end") { app, _ in try await app.press(.end) },
    ]

  private static let listScenes = [
    GalleryScene("list"),
    GalleryScene("list", "end") { app, _ in try await app.press("G") },
    GalleryScene("list", "typed") { app, language in
      try await app.press("'")
      try await app.type(language == .english ? "mar" : "ежи")
    },
    GalleryScene("section-list"),
    GalleryScene("section-list", "sticky") { app, _ in
      try await app.press("}", "}", "}", .down, .pageDown)
    },
    GalleryScene("card-grid"),
    GalleryScene("card-grid", "moved") { app, _ in
      try await app.press(.pageDown, KeyStroke(.down, .alt))
    },
    GalleryScene("search-field"),
    GalleryScene("search-field", "typing") { app, language in
      try await app.press("/")
      try await app.type(language == .english ? "er" : "ЁЖ")
    },
    GalleryScene("search-field", "found") { app, language in
      try await app.press("/")
      try await app.type(language == .english ? "parrot" : "попугай")
      try await app.press(.enter, "n", "n")
    },
    GalleryScene("search-field", "nothing") { app, _ in
      try await app.press("/")
      try await app.type("qqq")
    },
  ]

  private static let tableScenes = [
    GalleryScene("table"),
    GalleryScene("table", "sorted") { app, _ in try await app.press("s", "S", "G") },
  ]

  private static let outlineScenes = [
    GalleryScene("outline"),
    GalleryScene("outline", "unfolded") { app, _ in
      try await app.press("j", "j", "j", "j", "j", .right, .right, "G")
    },
  ]

  private static let gestureScenes = [
    GalleryScene("reorder"),
    GalleryScene("reorder", "held") { app, _ in
      let frame = try app.element("reorder.stops").frame()
      let start = frame.origin + Point(x: 5, y: 1)
      try await app.hold(along: [start, start + Point(x: 0, y: 3)])
    },
    GalleryScene("swipe"),
    GalleryScene("swipe", "uncovered") { app, _ in
      let frame = try app.element("swipe.cities").frame()
      let start = frame.origin + Point(x: 30, y: 1)
      try await app.drag(from: start, to: start - Point(x: 12, y: 0))
    },
    GalleryScene("swipe", "pulled") { app, _ in
      try await app.scroll(.up, over: Query("swipe.cities"))
    },
    GalleryScene("swipe", "loading") { app, _ in try await app.press("r") },
  ]
}
