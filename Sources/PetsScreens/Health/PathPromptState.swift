import PetsDomain

/// A path that is asked for, and what could stand there.
public struct PathPromptState: Equatable, Sendable {
  /// What is done with the path.
  public enum Purpose: Equatable, Sendable {
    case attach
    case copy(Document)
    case calendar
  }

  /// What is wrong with the path.
  enum Problem: Equatable, Sendable {
    case attachment(AttachmentProblem)
    case export(FileExportProblem)
    case title(FieldProblem)
  }

  public let purpose: Purpose
  /// Tells it from the questions before.
  let ticket: Int
  public var text: String
  var problem: Problem?
  /// Those that go on with the text.
  var completions: [PathCompletion] = []
  /// The file that would be replaced; nil while nothing is asked.
  var replaces: String?
  var isBusy = false

  init(_ purpose: Purpose, text: String, ticket: Int = 0) {
    (self.purpose, self.ticket) = (purpose, ticket)
    self.text = text
  }

  /// Whether a suggestion was taken: those beside it stay, so that one can go on to the next.
  var isTaken: Bool { completions.contains { $0.text == text } }
}
