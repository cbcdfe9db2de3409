import FoundationEssentials
import Terminal

extension Journey {
  /// Gives what the body does a name: in failures, reports and traces it stands above the acts inside.
  ///
  /// Steps stand in each other to any depth. What the body throws goes on; the step is red then.
  ///
  /// ```swift
  /// try await app.step("add a pet") {
  ///   try await app.step("fill in the form") { try await app.type("Barsik") }
  ///   app.attach("form", text: app.screen.text)
  ///   try await app.press(.enter)
  /// }
  /// ```
  @discardableResult
  public func step<T>(
    _ name: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: @MainActor () async throws -> T
  ) async throws -> T {
    let step = log.begin(name, .group, Place(file, line))
    do {
      let result = try await body()
      log.end(step)
      return result
    } catch let failure as JourneyFailure {
      log.fail(step, failure)
      throw failure
    } catch {
      log.fail(step, failure("\(error)", Place(file, line)))
      throw error
    }
  }

  /// What was done until now, with what was attached, as a tree.
  public var steps: [StepRecord] { log.steps }

  // MARK: Attachments

  /// Keeps a text with the step that goes on, or, between two, with the last one.
  public func attach(_ name: String, text: String) {
    log.attach(Attachment(name, text: text))
  }

  /// The same for any data.
  ///
  /// - Parameter type: a media type: `image/png`.
  public func attach(data: Data, name: String, type: String = "application/octet-stream") {
    log.attach(Attachment(name, data: data, type: type))
  }

  /// The same for a screen: as an image that any browser shows, and as the text of a snapshot.
  public func attach(_ screen: Screen, name: String = "screen") {
    attach(
      data: Data(ScreenPicture(screen).svg.utf8), name: name + ".svg", type: "image/svg+xml")
    attach(name + ".txt", text: SnapshotText.text(screen))
  }
}
