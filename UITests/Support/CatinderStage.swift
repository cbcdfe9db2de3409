import FaultyServer
import Foundation
import Synchronization

/// A Catinder server on a port of this machine that answers as a journey wants it to.
@MainActor
final class CatinderStage {
  /// What it is to do.
  enum Mood: Sendable {
    case well
    /// All answers have this status.
    case failing(Int)
    /// All answers are no answers of Catinder.
    case babbling
    /// Answers well but to decisions.
    case refusingDecisions
    /// Answers well, but says nothing where it is asked for a photo.
    case withoutPhotos
    /// Answers well; Dora has a long name.
    case withLongNames
  }

  let address: String
  private let server: FaultyServer
  private let mood: KeptMood

  init(_ mood: Mood) async throws {
    let kept = KeptMood(mood)
    self.mood = kept
    server = try await FaultyServer.start { Self.reply(to: $0.target, kept.value) }
    address = "http://127.0.0.1:\(server.port)"
  }

  func become(_ mood: Mood) { self.mood.value = mood }

  func stop() async {
    await server.stop()
    await server.cut()
  }

  // MARK: Answers

  private nonisolated static func reply(to target: String, _ mood: Mood) -> ServerReply {
    switch mood {
    case .failing(let status): answer(status, "")
    case .babbling: answer(200, "[1, 2, 3]")
    case .refusingDecisions where target.contains("/relationships/"): answer(503, "")
    case .withoutPhotos where target.hasPrefix("/images/"): .silence
    case .well, .refusingDecisions: answer(200, body(of: target))
    case .withLongNames:
      answer(
        200, body(of: target).replacing("Dora", with: "Dora of the long and winding radiator"))
    case .withoutPhotos:
      answer(200, body(of: target).replacing("[]", with: "[\"photo.jpg\"]"))
    }
  }

  private nonisolated static func answer(_ status: Int, _ body: String) -> ServerReply {
    // What comes after the head of a request is not read: the next one needs a new connection.
    .answer(status, body, headers: [("Connection", "close")])
  }

  private nonisolated static func body(of target: String) -> String {
    let names = ["Alma", "Bruno", "Cleo"]
    let cats = names.enumerated().map { cat($1, $0 + 1) }
    switch target {
    case "/login":
      return """
        {"result": true, "loginDate": "2026-03-06T09:00:00Z", "token": "t",
        "profile": \(cat("Murka", 9))}
        """
    case "/profiles": return "[\(cats.joined(separator: ","))]"
    case "/profile": return cat("Murka", 9)
    case "/relationships/decisions": return "[ ]"
    case "/matches":
      return """
        [{"matchDate": "2026-03-06T08:00:00Z", "profile1": \(cat("Murka", 9)),
        "profile2": \(cat("Dora", 4)), "unread": 0}]
        """
    default: return #"{"result": true, "isLikeMutual": false, "isMatchKept": false}"#
    }
  }

  private nonisolated static func cat(_ name: String, _ number: Int) -> String {
    """
    {"uid": "00000000-0000-4000-8000-00000000000\(number)", "name": "\(name)", "age": 3,
    "photosNames": [], "shortDescription": "A cat.", "extendedDescription": ""}
    """
  }
}

/// What the journey has asked for last.
private final class KeptMood: Sendable {
  private let mood: Mutex<CatinderStage.Mood>

  init(_ mood: CatinderStage.Mood) { self.mood = Mutex(mood) }

  var value: CatinderStage.Mood {
    get { mood.withLock { $0 } }
    set { mood.withLock { $0 = newValue } }
  }
}
