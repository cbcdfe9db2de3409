import Terminal

extension Journey {
  /// Does random, sensible acts on a program, and fails where a rule or a property does not hold: with the
  /// shortest journey to it, as acts of the failure and as Swift source.
  ///
  /// ```swift
  /// try await Journey.storm(StormOptions(seed: 7, acts: 300)) {
  ///   ProcessDriver(.built("shopping"))
  /// }
  /// ```
  ///
  /// - Parameter program: makes a driver of the program at its start, in a world of its own; called for each
  ///   journey of the storm.
  /// - Throws: ``JourneyFailure``, and what `program` throws.
  @discardableResult
  public static func storm(
    _ options: StormOptions = StormOptions(), file: StaticString = #filePath, line: UInt = #line,
    program: @escaping @MainActor () async throws -> any Driver
  ) async throws -> StormReport {
    let report = try await Storm(options, make: program).run()
    guard let finding = report.findings.first else { return report }
    // Once more, for the trace of the test.
    _ = try await StormReplay(options.properties, begin: options.begin, make: program)
      .firstFault(of: finding.acts)
    let source = StormSource(
      finding, program: [], size: finding.screen.size, properties: options.properties
    ).swift
    throw JourneyFailure(
      message: "a storm has found \(finding.fault) (seed \(finding.seed), shown again "
        + "\(finding.proofs) of 3 times)\nas a test:\n\(source)",
      screen: finding.screen, acts: finding.acts.map(\.description), file: "\(file)",
      line: Int(line))
  }

  /// Does the acts of a finding again on a new program, and fails where they break a rule or a property.
  ///
  /// - Parameter program: makes a driver of the program at its start.
  /// - Throws: ``JourneyFailure``, and what `program` throws.
  public static func storm(
    replaying acts: [StormAct], properties: [StormProperty] = [], file: StaticString = #filePath,
    line: UInt = #line, program: @escaping @MainActor () async throws -> any Driver
  ) async throws {
    let replay = StormReplay(properties, make: program)
    guard let proof = try await replay.firstFault(of: acts) else { return }
    throw JourneyFailure(
      message: "\(proof.fault)", screen: proof.screen, acts: proof.acts.map(\.description),
      file: "\(file)", line: Int(line))
  }
}
