import Terminal

/// Looks for what keeps people out of a program: text that cannot be read, what no key comes to, and
/// words that are cut on a small screen.
///
/// ```swift
/// let faults = try await Audit().faults(of: app)
/// XCTAssertEqual(faults, [])
/// ```
public struct Audit {
  /// One thing that is wrong.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The screen on which it was found.
    public var size: Size
    public var words: String

    public var description: String { "\(size.columns)x\(size.rows): \(words)" }
  }

  /// The screens on which the program is looked at, in this order.
  public var sizes = [Size(80, 24), Size(40, 15)]
  public var contrast = ContrastRule()

  public init() {}

  /// Everything that is wrong on the screen that shows now. Of a program that publishes no nodes only
  /// the contrast is known.
  ///
  /// Resizes the program, and presses `Tab` in it.
  @MainActor
  public func faults(of app: Journey) async throws -> [Fault] {
    var faults: [Fault] = []
    for size in sizes {
      try await app.resize(to: size)
      var found = contrast.faults(on: app.screen)
      if !app.screen.nodes.isEmpty { found += try await Sweep.walk(app).faults }
      faults += found.map { Fault(size: size, words: $0) }
    }
    return faults
  }
}
