import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain
import Toolkit

/// The question for a path that is in front, and the number of those before it.
struct HealthFileState: Equatable, Sendable {
  fileprivate(set) var question: HealthFileQuestion?
  fileprivate var tickets = 0

  mutating func close() { question = nil }
}

/// The question for the path of a file that is attached, copied or written.
public struct HealthFileQuestion: Equatable, Sendable {
  /// The purpose of the path.
  public enum Purpose: Equatable, Sendable {
    case attach
    case copy(Document)
    case calendar
  }

  /// A fault of the path.
  enum Problem: Equatable, Sendable {
    case attachment(AttachmentProblem)
    case export(FileExportProblem)
    case title(FieldProblem)
  }

  let purpose: Purpose
  /// Tells it from the questions before.
  fileprivate let ticket: Int
  fileprivate(set) var prompt: PathPrompt<Problem>

  fileprivate init(_ purpose: Purpose, text: String, paths: TypedPath, ticket: Int) {
    (self.purpose, self.ticket) = (purpose, ticket)
    prompt = PathPrompt(
      purpose == .attach ? .open(.any) : .write, paths: paths, text: text)
  }
}

/// An event about a file of a health book.
public enum HealthFileAction: Sendable {
  case opened(HealthFileQuestion.Purpose, text: String)
  case prompt(PathPromptAction)
  /// The outcome, for the question of that number.
  case attached(HealthBook.DocumentOutcome, ticket: Int)
  case written(FileExportOutcome, ticket: Int)
  /// For the parent: a document was attached.
  case kept(Document)
}

/// The files of a health book that are attached, copied and written, and the question for a path.
struct HealthFileFeature: Sendable {
  let pets: PetRepository
  let paths: TypedPath

  private var book: HealthBook { pets.health }

  /// - Parameter pet: the pet whose book is open.
  func update(
    _ state: inout HealthFileState, _ action: HealthFileAction, pet: Pet.ID?,
    _ environment: Environment
  ) -> Effect<HealthFileAction> {
    let words = HealthWords(environment)
    if case .opened(let purpose, let text) = action {
      state.tickets += 1
      state.question = HealthFileQuestion(
        purpose, text: text, paths: paths, ticket: state.tickets)
      return prompted(state.question?.prompt.list())
    }
    guard let question = state.question, answers(action, question) else {
      return lateAnswer(action, words)
    }
    switch action {
    case .opened, .kept: break
    case .prompt(.cancelled): state.close()
    case .prompt(.chosen(let text, let isReplacing)):
      return perform(&state, question, text, isReplacing, pet, words)
    case .prompt(let action): return prompted(state.question?.prompt.update(action))
    case .attached(let outcome, _): return attached(&state, outcome)
    case .written(let outcome, _): return written(&state, outcome, words)
    }
    return .none
  }

  /// Returns true where it is about the question that is open, and not about one that was left.
  private func answers(_ action: HealthFileAction, _ question: HealthFileQuestion) -> Bool {
    switch action {
    case .attached(_, let ticket), .written(_, let ticket): ticket == question.ticket
    case .opened, .prompt, .kept: true
    }
  }

  /// Tells the answer to a question that was left meanwhile.
  private func lateAnswer(
    _ action: HealthFileAction, _ words: HealthWords
  ) -> Effect<HealthFileAction> {
    switch action {
    case .written(.written(let path), _): .notice(words.written(paths.short(path)))
    case .written(.refused(let problem), _): .notice(words.records.problem(problem))
    case .attached(.refused(let problem), _): .notice(words.records.problem(problem))
    default: .none
    }
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<HealthFileAction> {
    effect?.map(HealthFileAction.prompt) ?? .none
  }

  private func refuse(
    _ state: inout HealthFileState, _ problem: HealthFileQuestion.Problem
  ) -> Effect<HealthFileAction> {
    prompted(state.question?.prompt.refuse(problem))
  }

  // MARK: Doing it

  private func perform(
    _ state: inout HealthFileState, _ question: HealthFileQuestion, _ text: String,
    _ isReplacing: Bool, _ pet: Pet.ID?, _ words: HealthWords
  ) -> Effect<HealthFileAction> {
    if question.purpose == .attach {
      guard let path = paths.path(in: text) else { return refuse(&state, .attachment(.noPath)) }
      return pet.map { attach(path, to: $0, question.ticket) } ?? .none
    }
    guard let path = paths.target(in: text) else { return refuse(&state, .export(.noPath)) }
    guard case .copy(let document) = question.purpose else {
      return writeCalendar(path, isReplacing, question.ticket, words)
    }
    return .run("copy document", queue: PetsFeature.saves) { [book] send in
      let outcome = await book.copy(document, to: path, isReplacing: isReplacing)
      send(.written(outcome, ticket: question.ticket))
    }
  }

  private func attach(
    _ path: String, to pet: Pet.ID, _ ticket: Int
  ) -> Effect<HealthFileAction> {
    .run("attach file", queue: PetsFeature.saves) { [book] send in
      do {
        send(.attached(try await book.attach(path, to: pet), ticket: ticket))
      } catch {
        let problem = AttachmentProblem.notKept(String(describing: error))
        send(.attached(.refused(problem), ticket: ticket))
      }
    }
  }

  private func writeCalendar(
    _ path: String, _ isReplacing: Bool, _ ticket: Int, _ words: HealthWords
  ) -> Effect<HealthFileAction> {
    .run("export calendar", queue: PetsFeature.saves) { [pets] send in
      do {
        let items = try await pets.health.due(DueQuery(days: nil, limit: .max)).items
        guard let text = CalendarExport.text(items, words.records.language, stamp: pets.now)
        else {
          return send(.written(.refused(.nothing), ticket: ticket))
        }
        let outcome = FileExport.write(
          Data(text.utf8), to: path, name: words.calendarFile, isReplacing: isReplacing)
        send(.written(outcome, ticket: ticket))
      } catch {
        let problem = FileExportProblem.failed(String(describing: error))
        send(.written(.refused(problem), ticket: ticket))
      }
    }
  }

  // MARK: The outcome

  private func attached(
    _ state: inout HealthFileState, _ outcome: HealthBook.DocumentOutcome
  ) -> Effect<HealthFileAction> {
    switch outcome {
    case .saved(let document):
      state.close()
      return .output(.kept(document))
    case .refused(let problem): return refuse(&state, .attachment(problem))
    case .refusedTitle(let problem): return refuse(&state, .title(problem))
    case .gone:
      state.close()
      return .none
    }
  }

  private func written(
    _ state: inout HealthFileState, _ outcome: FileExportOutcome, _ words: HealthWords
  ) -> Effect<HealthFileAction> {
    switch outcome {
    case .written(let path):
      state.close()
      return .notice(words.written(paths.short(path)))
    case .exists(let path):
      return prompted(state.question?.prompt.askToReplace(paths.shown(path)))
    case .refused(let problem): return refuse(&state, .export(problem))
    }
  }
}
