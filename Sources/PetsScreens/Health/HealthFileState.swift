import FilePrompts
import Interchange
import PetsDomain

/// A file that is attached, copied or written, and the path that is asked for before.
public struct HealthFileState: Equatable, Sendable {
  /// What is done with the path.
  public enum Purpose: Equatable, Sendable {
    case attach
    case copy(Document)
    case calendar
  }

  /// What is wrong with the path.
  public enum Problem: Equatable, Sendable {
    case attachment(AttachmentProblem)
    case export(FileExportProblem)
    case title(FieldProblem)
  }

  public let purpose: Purpose
  /// Tells it from the questions before.
  let ticket: Int
  public var prompt: PathPrompt<Problem>

  init(_ purpose: Purpose, text: String, paths: TypedPath, ticket: Int) {
    (self.purpose, self.ticket) = (purpose, ticket)
    prompt = PathPrompt(
      purpose == .attach ? .open(.any) : .write, paths: paths, text: text)
  }
}
