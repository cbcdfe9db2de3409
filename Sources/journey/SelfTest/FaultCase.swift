import JourneyKit

/// A program with a habit that makes tests of it flaky, and what is true and what is not of it.
struct FaultCase {
  /// The habit: `draws in two pieces`.
  var name: String
  /// Throws ``MissingProgram`` where this machine does not have what it needs.
  var driver: @MainActor () throws -> any Driver
  var claims: [FaultClaim]
}

/// What a journey says of a program.
struct FaultClaim {
  enum Kind: Hashable {
    /// The journey has to pass; where it is red, that is a false failure.
    case truth
    /// The journey has to be red, and to say these words; where it passes, that is a false pass.
    case lie(saying: String)
  }

  var words: String
  var kind: Kind
  var body: @MainActor (Journey) async throws -> Void

  static func truth(
    _ words: String, _ body: @escaping @MainActor (Journey) async throws -> Void
  ) -> FaultClaim { FaultClaim(words: words, kind: .truth, body: body) }

  static func lie(
    _ words: String, saying: String, _ body: @escaping @MainActor (Journey) async throws -> Void
  ) -> FaultClaim { FaultClaim(words: words, kind: .lie(saying: saying), body: body) }
}
