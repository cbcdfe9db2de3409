import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks at the photos of pets.
final class SeePhotosJourney: JourneyCase {
  /// One, two and three cards side by side; the photo is larger where there is room.
  @MainActor
  func testCardsShowPhotos() async throws {
    let sizes = [(Size(50, 30), 1), (Size(80, 40), 2), (Size(120, 40), 3)]
    for (size, columns) in sizes {
      try await inBoth(Launch(demo: true), size: size) { app in
        let cards = app.screen.nodes.filter { $0.role == .card }
        XCTAssertEqual(Set(cards.map(\.frame.minX)).count, columns)
        XCTAssertEqual(cards.map(\.frame.rows).max(), 8)
        try await app.press(.end)
        let photos = app.screen.nodes.filter { $0.role == .image }
        XCTAssertGreaterThan(photos.count, 0)
        XCTAssertTrue(photos.contains { $0.frame.size == Size(12, 6) })
        XCTAssertEqual(photos.filter { $0.value != nil }, [])
      }
    }
  }

  @MainActor
  func testABrokenFileLeavesTheDrawingAndAWord() async throws {
    try await inBoth(Launch(demo: true)) { app, folders in
      for folder in folders {
        for name in PhotoFiles.kept(in: folder) {
          let file = URL(filePath: folder.path + "/data/pets/" + name)
          try Data("broken".utf8).write(to: file)
        }
      }
      try await app.press(.end, .enter)
      let photo = PetCardPage(app: app).photo
      try app.expect(photo).toBe(.invalid)
      try app.expect(photo).toShow("/^-^\\")
      try app.expect(photo).toShow("not a readable")
    }
  }

  /// Without colours a drawing tells more than blocks.
  @MainActor
  func testWithoutColoursTheDrawing() async throws {
    var launch = Launch(demo: true)
    launch.theme = .none
    try await inBoth(launch) { app in
      try await app.press(.end, .enter)
      let photo = PetCardPage(app: app).photo
      try app.expect(photo).toShow("/^-^\\")
      try app.expect(photo).toShow("a picture")
    }
  }

  @MainActor
  func testReadOut() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("z", "f")
      try await app.press(.end, .enter)
      try app.expectText("Picture: photo of Biscuit, PNG, 72 × 72")
    }
  }

  @MainActor
  func testInTheLanguageOfTheUser() async throws {
    try await inBoth(Launch(language: .russian, demo: true), size: Size(60, 24)) { app in
      try await app.press(.home, "/")
      try await app.type("чижик")
      try await app.press(.enter, .enter)
      let photo = PetCardPage(app: app).photo
      try app.expect(photo).toHave(label: "фото, Чижик, PNG")
      XCTAssertGreaterThan(try photo.frame().rows, PetArtRows.count)
      try await app.press("v")
      try app.expect(app.element(.button, "Вписать")).toExist()
    }
  }

  /// The rows of the drawing that a photo takes the place of.
  private enum PetArtRows {
    static let count = 3
  }

  /// Of more pets than are loaded at a time.
  @MainActor
  func testTheRoomForPhotosGoesWithTheLastOne() async throws {
    try await inBoth(Launch(pets: Launch.pets(300)), size: Size(80, 40)) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      @MainActor func rows() -> Int? {
        app.screen.nodes.filter { $0.role == .card }.map(\.frame.rows).max()
      }
      let without = rows()
      try await app.press(.enter, "p")
      try await app.type("~/pics/cat.png")
      try await app.press(.enter, .escape)
      XCTAssertEqual(rows(), 8)
      try await app.press(.enter, "P", .escape)
      XCTAssertEqual(rows(), without)
      XCTAssertNotEqual(without, 8)
    }
  }
}
