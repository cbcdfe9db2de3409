import Core
import Foundation
import Persistence
import Places
import Scheduling
import Synchronization
import XCTest

@testable import WeatherDomain

/// Favourite places as they are kept: their order, and what undo brings back.
final class FavouritePlacesTests: XCTestCase {
  private func emptyStore() throws -> DataStore {
    try DataStore(
      .inMemory, schemas: [FavouritePlaces.schema], activity: Activity(),
      clock: ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700)))
  }

  private func place(_ name: String, _ latitude: Double = 10) -> WeatherPlace {
    WeatherPlace(
      id: "city:\(name)", coordinates: Coordinates(latitude: latitude, longitude: 20),
      english: WeatherPlace.Name(name, origin: "Here"),
      russian: WeatherPlace.Name("\(name)-ru", origin: "Тут"), country: "RU",
      zone: "Europe/Moscow")
  }

  private func fill(_ favourites: FavouritePlaces, _ names: String...) async throws {
    for name in names {
      let outcome = try await favourites.add(place(name), called: .english)
      XCTAssertEqual(outcome, .added)
    }
  }

  private func names(_ favourites: FavouritePlaces) async throws -> [String] {
    try await favourites.all().map(\.english.title)
  }

  func testAPlaceComesBackAsItWas() async throws {
    let favourites = FavouritePlaces(try emptyStore())
    let whole = place("Tver")
    let bare = WeatherPlace(
      point: Coordinates(latitude: -1.25, longitude: 179.5), nearest: nil)
    for place in [whole, bare] { _ = try await favourites.add(place, called: .english) }
    let all = try await favourites.all()
    XCTAssertEqual(all, [whole, bare])
  }

  func testTheSamePlaceIsRefused() async throws {
    let store = try emptyStore()
    let favourites = FavouritePlaces(store)
    try await fill(favourites, "A", "B")
    var other = place("A")
    other = WeatherPlace(
      id: other.id, coordinates: other.coordinates, english: WeatherPlace.Name("Other"),
      russian: other.russian)
    let outcome = try await favourites.add(other, called: .english)
    XCTAssertEqual(outcome, .alreadyThere)
    var left = try await names(favourites)
    XCTAssertEqual(left, ["A", "B"])
    // Nothing was done, so that undo takes back what was done before.
    let act = try await store.undo()
    XCTAssertEqual(act?.kind, FavouriteAct.add.kind)
    XCTAssertEqual(act?.subject, "B")
    left = try await names(favourites)
    XCTAssertEqual(left, ["A"])
  }

  func testMovingKeepsTheOthersInOrder() async throws {
    let store = try emptyStore()
    let favourites = FavouritePlaces(store)
    try await fill(favourites, "A", "B", "C", "D")
    for (name, index, order) in [
      ("A", 2, "BCAD"), ("D", 0, "DBCA"), ("D", 99, "BCAD"), ("C", -5, "CBAD"), ("C", 0, "CBAD"),
    ] {
      try await favourites.move("city:\(name)", to: index, called: .english)
      let now = try await names(favourites).joined()
      XCTAssertEqual(now, order, "\(name) to \(index)")
    }
    for order in ["BCAD", "DBCA", "BCAD", "ABCD"] {
      let act = try await store.undo()
      XCTAssertEqual(act?.kind, FavouriteAct.move.kind)
      let now = try await names(favourites).joined()
      XCTAssertEqual(now, order)
    }
    _ = try await store.redo()
    let now = try await names(favourites).joined()
    XCTAssertEqual(now, "BCAD")
  }

  func testADeletedPlaceComesBackWhereItWas() async throws {
    let store = try emptyStore()
    let favourites = FavouritePlaces(store)
    try await fill(favourites, "A", "B", "C")
    let gone = try await favourites.delete("city:B", called: .russian)
    XCTAssertEqual(gone?.english.title, "B")
    let again = try await favourites.delete("city:B", called: .russian)
    XCTAssertNil(again)
    try await favourites.move("city:nobody", to: 0, called: .russian)
    try await fill(favourites, "D")
    _ = try await store.undo()
    let act = try await store.undo()
    XCTAssertEqual(act?.subject, "B-ru")
    let now = try await names(favourites).joined()
    XCTAssertEqual(now, "ABC")
  }

  func testTheListIsLive() async throws {
    let store = try emptyStore()
    let favourites = FavouritePlaces(store)
    let told = Mutex<[[String]]>([])
    let watch = favourites.observe { result in
      let names = (try? result.get())?.map(\.english.title) ?? ["error"]
      told.withLock { $0.append(names) }
    }
    try await fill(favourites, "A", "B")
    _ = try await store.undo()
    withExtendedLifetime(watch) {}
    XCTAssertEqual(told.withLock { $0 }, [[], ["A"], ["A", "B"], ["A"]])
  }

  func testActsAreKnownByTheirKind() {
    for act in FavouriteAct.allCases { XCTAssertEqual(FavouriteAct(kind: act.kind), act) }
    XCTAssertNil(FavouriteAct(kind: "pets.delete"))
  }
}
