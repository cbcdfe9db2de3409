import JourneyKit
import Terminal

/// What somebody does in the fixture, event by event, as a terminal would tell it.
@MainActor
enum Recordings {
  static func notes() async throws -> Recording {
    let recorder = Recorder(notesDriver(), program: "/usr/bin/notes")
    try await recorder.launch()
    try await click("something to keep", recorder)
    try await type("Мурзик", recorder)
    try await recorder.take(.key(.enter))
    try await click("[ Count ]", recorder)
    try await click("[ Count ]", recorder)
    _ = recorder.expectText("Мурзик")
    try await click("Murka", recorder, clicks: 2)
    try await click("[ Clear ]", recorder)
    try await recorder.take(.key(.right))
    try await recorder.take(.key(.left))
    try await click("Keep", recorder)
    try await recorder.resize(to: Size(50, 12))
    try await recorder.take(.mouse(MouseEvent(.wheel(.down), at: Point(x: 1, y: 5))))
    try await recorder.take(.key(.control("q")))
    return recorder.recording
  }

  private static func type(_ text: String, _ recorder: Recorder) async throws {
    for character in text { try await recorder.take(.key(KeyStroke(.character(character)))) }
  }

  private static func click(
    _ words: String, _ recorder: Recorder, clicks: Int = 1
  ) async throws {
    guard let place = recorder.driver.screen.places(of: words).first else { return }
    for click in 1...clicks {
      let kinds: [MouseEvent.Kind] = [.press(.left, clicks: click), .release(.left)]
      for kind in kinds { try await recorder.take(.mouse(MouseEvent(kind, at: place.origin))) }
    }
  }
}
