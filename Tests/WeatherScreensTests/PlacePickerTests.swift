import AppRuntime
import Core
import Foundation
import Networking
import Places
import Scheduling
import Semantics
import Synchronization
import Terminal
import Toolkit
import WeatherDomain
import XCTest

@testable import WeatherScreens

/// The search for a place as a feature of its own: what a text finds, and what choosing says.
final class PlacePickerTests: XCTestCase {
  /// The picker alone, with what it said to its parent.
  private struct Alone: Feature {
    struct State: Equatable, Sendable {
      var picker = PlacePickerState()
      var chosen: PlaceChoice?
      var isCancelled = false
    }

    let picker: PlacePicker
    var language = Language.english

    func update(
      _ state: inout State, _ action: PlacePickerAction, _ environment: Environment
    ) -> Effect<PlacePickerAction> {
      if case .chosen(let choice) = action { state.chosen = choice }
      if case .cancelled = action { state.isCancelled = true }
      return picker.update(&state.picker, action, language)
    }

    func view(_ state: State, _ environment: Environment) -> Element<PlacePickerAction> {
      picker.view(state.picker, language, title: "Add a place", back: "Back")
    }
  }

  private static let tables = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Places/Tables")

  private static let gazetteer = Result { try build() }

  private static func build() throws -> Gazetteer {
    let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let file = programs.appending(path: PlacesFile.name)
    let process = Process()
    process.executableURL = programs.appending(path: "placesbuilder")
    process.arguments = [tables, file].map { $0.path(percentEncoded: false) }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Gazetteer(at: file)
  }

  @MainActor
  private func session(
    _ language: Language = .english, size: Size = Size(80, 24),
    _ open: @escaping @Sendable () throws -> Gazetteer = { try gazetteer.get() }
  ) -> Session<Alone> {
    let activity = Activity(isOnOneThread: true)
    let store = Store(
      Alone(picker: PlacePicker(gazetteer: open), language: language), state: Alone.State(),
      activity: activity, clock: ManualClock(now: Date(timeIntervalSince1970: 0)))
    return Session(store, size: size) { _ in RenderContext(language: language) }
  }

  @MainActor
  private func type(_ text: String, in session: Session<Alone>) async throws {
    session.handle([.paste(text)])
    await session.settle()
  }

  @MainActor
  private func rows(_ session: Session<Alone>) -> [String] {
    session.frame.nodes.filter { $0.role == .row }.map(\.label)
  }

  // MARK: The service
  /// Answers nothing, and tells what it was asked.
  private final class Watched: HTTPClient {
    private let asked = Mutex<[String]>([])
    var paths: [String] { asked.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      asked.withLock { $0.append(request.url.path()) }
      throw .unreachable(host: request.host, reason: "a test")
    }
  }

  @MainActor
  func testNothingIsSentBeforeItsRowIsChosen() async throws {
    let (http, activity) = (Watched(), Activity(isOnOneThread: true))
    let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
    let geocoder = Geocoder(
      http: CachedHTTPClient(
        http, cache: HTTPCache(in: nil, activity: activity, clock: clock), clock: clock),
      activity: activity)
    let picker = PlacePicker(gazetteer: { try Self.gazetteer.get() }, geocoder: geocoder)
    let store = Store(
      Alone(picker: picker), state: Alone.State(), activity: activity, clock: clock)
    let session = Session(store, size: Size(80, 24)) { _ in RenderContext() }
    // `Enter` before the answer is meant for a place.
    session.handle([.paste("qqqmoscow"), .key(.enter)])
    await session.settle()
    XCTAssertEqual(rows(session).count, 1)
    XCTAssertEqual(http.paths, [])
    session.handle([.key(.enter)])
    await session.settle()
    XCTAssertEqual(http.paths, [])
    session.handle([.key(.down), .key(.enter)])
    await session.settle()
    XCTAssertEqual(http.paths, ["/v1/search"])
    XCTAssertTrue(rows(session)[0].hasPrefix("Open-Meteo: No connection"), rows(session)[0])
    XCTAssertNil(store.state.chosen)
    // A single letter, and a point, are no questions for it.
    for text in ["q", "55.75, 37.62"] {
      store.send(.typed(text))
      await session.settle()
      XCTAssertFalse(rows(session).contains { $0.contains("Open-Meteo") }, text)
    }
  }

  @MainActor
  func testWithoutANetworkThereIsNoServiceAndWhatCanBeDoneIsSaid() async throws {
    let session = session()
    try await type("qqqmoscow", in: session)
    XCTAssertEqual(rows(session), [])
    let screen = session.frame.surface.text
    XCTAssertTrue(screen.contains("less than 15,000 people"), screen)
    XCTAssertTrue(screen.contains("coordinates"), screen)
  }

  // MARK: Finding

  @MainActor
  func testNamesakesAreToldApart() async throws {
    let session = session()
    try await type("springfield", in: session)
    let rows = rows(session)
    XCTAssertGreaterThan(rows.count, 4)
    XCTAssertEqual(Set(rows).count, rows.count)
    XCTAssertTrue(rows.contains { $0.contains("Missouri, United States, pop. ") }, "\(rows)")
    XCTAssertTrue(rows.contains { $0.contains("Illinois, United States, pop. ") }, "\(rows)")
  }

  @MainActor
  func testBothLanguages() async throws {
    for (language, text, first) in [
      (Language.english, "Кёльн", "Cologne"), (.russian, "cologne", "Кёльн"),
    ] {
      let session = session(language)
      try await type(text, in: session)
      let row = try XCTUnwrap(rows(session).first)
      XCTAssertTrue(row.contains(first) || row.hasPrefix("Köln"), row)
      session.handle([.key(.enter)])
      await session.settle()
      guard case .city(let city) = session.store.state.chosen else { return XCTFail("nothing") }
      XCTAssertEqual(city.name, "Köln")
    }
  }

  @MainActor
  func testCoordinatesOutOfRange() async throws {
    for (language, text, hint) in [
      (Language.english, "-91,10", "Latitude is from -90 to 90."),
      (.english, "10, 200", "Longitude is from -180 to 180."),
      (.russian, "200,200", "Широта — от -90 до 90."),
    ] {
      let session = session(language)
      try await type(text, in: session)
      XCTAssertEqual(rows(session), [])
      let screen = session.frame.surface.text
      XCTAssertTrue(screen.contains(hint), screen)
    }
  }

  @MainActor
  func testCoordinates() async throws {
    let session = session()
    try await type("55.75,37.62", in: session)
    XCTAssertEqual(rows(session).count, 1)
    XCTAssertTrue(rows(session)[0].hasPrefix("55.7500, 37.6200"), rows(session)[0])
    session.handle([.key(.enter)])
    await session.settle()
    guard case .point(let point, let nearest?) = session.store.state.chosen else {
      return XCTFail("nothing")
    }
    XCTAssertEqual(point, Coordinates(latitude: 55.75, longitude: 37.62))
    XCTAssertEqual(nearest.city.name, "Moscow")
  }

  @MainActor
  func testArrowsChooseWhileTyping() async throws {
    let session = session()
    try await type("springfield", in: session)
    let second = rows(session)[1]
    session.handle([.key(.down)])
    session.handle([.key(.enter)])
    await session.settle()
    guard case .city(let city) = session.store.state.chosen else { return XCTFail("nothing") }
    XCTAssertTrue(second.contains(city.origin(.english)), second)
    session.handle([.key(.up)])
    session.handle([.key(.up)])
    XCTAssertEqual(
      session.store.state.picker.selection, session.store.state.picker.results.count - 1)
  }

  // MARK: Order

  /// An answer to an older text is dropped, whenever it comes.
  @MainActor
  func testTheNewestQuestionWins() {
    let picker = PlacePicker { throw PlacesError.missing([]) }
    var state = PlacePickerState()
    _ = picker.update(&state, .typed("Mos"), .english)
    _ = picker.update(&state, .typed("Moscow"), .english)
    let point = Coordinates(latitude: 1, longitude: 2)
    let late = PlacePickerAnswer(answer: .results([PlaceResult(point, nil)]))
    _ = picker.update(&state, .answered("Mos", late), .english)
    XCTAssertTrue(state.isAsking)
    XCTAssertEqual(state.results, [])
    _ = picker.update(&state, .answered("Moscow", late), .english)
    XCTAssertFalse(state.isAsking)
    XCTAssertEqual(state.results.count, 1)
  }

  /// `Enter` before the answer takes the first of it, not what an older text had found.
  @MainActor
  func testEnterBeforeTheAnswer() async throws {
    let session = session()
    session.handle([.paste("Vladivostok")])
    session.handle([.key(.enter)])
    await session.settle()
    guard case .city(let city) = session.store.state.chosen else { return XCTFail("nothing") }
    XCTAssertEqual(city.name, "Vladivostok")
  }

  // MARK: Nothing to choose

  @MainActor
  func testNothingFoundSaysSo() async throws {
    let session = session()
    await session.settle()
    XCTAssertTrue(session.frame.surface.text.contains("Which place?"))
    try await type("qqqqzzzzxxxx", in: session)
    XCTAssertTrue(session.frame.surface.text.contains("No such place"), session.frame.surface.text)
    session.handle([.key(.enter)])
    await session.settle()
    XCTAssertNil(session.store.state.chosen)
    session.handle([.key(.escape)])
    XCTAssertTrue(session.store.state.isCancelled)
  }

  @MainActor
  func testWithoutPlacesOnlyCoordinatesAreTaken() async throws {
    let errors: [(PlacesError, String)] = [
      (.missing(["a"]), "not installed"),
      (.damaged(path: "b", reason: .engine("c")), "cannot be read"),
      (.outdated(path: "d", format: 0), "another version"),
    ]
    for (error, words) in errors {
      let session = session { throw error }
      try await type("Moscow", in: session)
      XCTAssertTrue(session.frame.surface.text.contains(words), session.frame.surface.text)
      session.handle([.key(.control("u"))])
      try await type("1, 2", in: session)
      session.handle([.key(.enter)])
      await session.settle()
      XCTAssertEqual(
        session.store.state.chosen, .point(Coordinates(latitude: 1, longitude: 2), nil))
    }
  }

  @MainActor
  func testHostileTextStaysText() async throws {
    let session = session()
    try await type("\u{1B}[2J\u{202E}'; DROP TABLE city; --\u{7}\n" + text(300), in: session)
    XCTAssertFalse(session.store.state.picker.text.unicodeScalars.contains { $0.value < 32 })
    XCTAssertLessThanOrEqual(session.store.state.picker.text.count, PlacePicker.textLimit)
    XCTAssertTrue(rows(session).isEmpty)
  }

  private func text(_ count: Int) -> String { String(repeating: "я", count: count) }

  @MainActor
  func testASmallScreenShowsWhatTellsPlacesApart() async throws {
    let session = session(size: Size(40, 12))
    try await type("springfield", in: session)
    XCTAssertTrue(
      session.frame.surface.text.contains("Missouri, United States"), session.frame.surface.text)
  }
}
