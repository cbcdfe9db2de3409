/// One screen of a program in the words of its user: what can be done there, what it shows.
///
/// Pages hold queries and acts; what is right stands in the tests. The one check of a page is
/// whether it shows at all.
///
/// ```swift
/// struct PetsPage: Page {
///   let app: Journey
///   static let mark = Query("pets.list")
///   func add(_ name: String) async throws {
///     try await app.press("a")
///     try await app.type(name)
///     try await app.press(.enter)
///   }
/// }
/// try await app.on(PetsPage.self).add("Barsik")
/// ```
@MainActor
public protocol Page {
  /// What is on the screen exactly when this page shows.
  static var mark: Query { get }

  init(app: Journey)
}

extension Journey {
  /// The page that shows now.
  ///
  /// - Throws: ``JourneyFailure`` where it is another one.
  public func on<P: Page>(
    _ page: P.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> P {
    if try matches(P.mark, Place(file, line)).isEmpty {
      throw failure("\(P.self) does not show: \(P.mark) is missing", Place(file, line))
    }
    return P(app: self)
  }
}
