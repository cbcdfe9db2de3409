/// A place in the source of a test.
struct Place: Sendable {
  let file: String
  let line: Int

  /// Where a journey that is not written in Swift stands; what it fails on is shown there.
  @TaskLocal static var ofScript: Place?

  init(_ file: StaticString, _ line: UInt) {
    self = Self.ofScript ?? Place(file: "\(file)", line: Int(line))
  }

  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension Journey {
  /// Does something for a line of a script: acts and expectations inside fail there.
  public func at(
    file: String, line: Int, _ body: @MainActor () async throws -> Void
  ) async throws {
    try await Place.$ofScript.withValue(Place(file: file, line: line), operation: body)
  }
}
