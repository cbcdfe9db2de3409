import AppRuntime
import Core
import Interchange

/// Files that come into a part of the program and go out of it: a question for a path, a look at what
/// a file would bring, and the act, with whatever goes wrong beside the path.
///
/// Whoever conforms reads and writes; the words are those of the purpose, and the flow is here.
public protocol FileTransfer: Sendable {
  associatedtype Purpose: FileTransferPurpose

  var paths: TypedPath { get }
  /// The queue of the saves. A file is written behind them, so that what was just done is in it.
  var saves: String { get }

  /// Writes the file. Blocks; runs off the main actor.
  func write(
    _ purpose: Purpose, to path: String, isReplacing: Bool, _ environment: Environment
  ) async throws -> FileExportOutcome
  /// Reads a file and tells what it would bring; nil where that is of no use any more.
  func look(at path: String, _ environment: Environment) async throws -> Purpose.Content?
  /// Adds what was looked at, and returns the notice of it.
  func add(_ content: Purpose.Content, _ environment: Environment) async throws -> String
}

/// The purpose for which a path is asked: to read a file, or to write one in some form.
public protocol FileTransferPurpose: Equatable, Sendable {
  /// The records that a file that is read would bring.
  associatedtype Content: Equatable, Sendable = Never
  /// A reason of its own for which a file is not read or written.
  associatedtype Refusal: Error, Equatable, Sendable

  var path: PathPurpose { get }
  /// Those that a person chooses from; none where there is no choice.
  var forms: [Self] { get }
  /// Of the name of the file, without its point.
  var fileEnding: String { get }
  /// Reading the file is the act itself: nothing is shown before it.
  var actsAtOnce: Bool { get }

  /// True where the file would bring nothing.
  static func isEmpty(_ content: Content) -> Bool

  // Words.

  func prompt(_ language: Language) -> PathPromptWords
  /// Of the form, where it is chosen from several.
  func name(_ language: Language) -> String
  /// Of a file for which no name is typed.
  func fileName(_ language: Language) -> String
  static func words(_ refusal: Refusal, _ language: Language) -> String
  static func written(to path: String, _ language: Language) -> String
}

extension FileTransferPurpose {
  public var forms: [Self] { [] }
  public var fileEnding: String { "" }
  public var actsAtOnce: Bool { false }
  public static func isEmpty(_ content: Content) -> Bool { false }
  public func name(_ language: Language) -> String { "" }
  public func fileName(_ language: Language) -> String { "" }

  public static func written(to path: String, _ language: Language) -> String {
    language.say(en: "Written to \(path)", ru: "Записано в \(path)")
  }

  static func words(_ problem: FileTransferProblem<Refusal>, _ language: Language) -> String {
    switch problem {
    case .path(let problem): problem.words(language)
    case .refusal(let refusal): words(refusal, language)
    case .failed(let reason):
      language.say(
        en: "It did not work: \(reason.words(.english))",
        ru: "Не получилось: \(reason.words(.russian))")
    }
  }
}

/// The reason for which a file was not read or not written. Nothing was changed.
public enum FileTransferProblem<Refusal: Error & Equatable & Sendable>: Equatable, Sendable {
  /// Paths stand in it as a person reads them.
  case path(FileExportProblem)
  case refusal(Refusal)
  /// A failure of the records, not of the file.
  case failed(FailureReason)
}

/// The question for a path, and the page of what a file would bring.
public struct FileTransferState<Purpose: FileTransferPurpose>: Equatable, Sendable {
  public struct Question: Equatable, Sendable {
    public fileprivate(set) var purpose: Purpose
    public fileprivate(set) var prompt: PathPrompt<FileTransferProblem<Purpose.Refusal>>

    /// Chooses the form whose ending was typed.
    fileprivate mutating func followEnding() {
      if prompt.isBusy { return }
      let text = prompt.text.lowercased()
      purpose = purpose.forms.first { text.hasSuffix("." + $0.fileEnding) } ?? purpose
    }
  }

  /// The content of a file before it is added.
  public struct Preview: Equatable, Sendable {
    /// The path as a person reads it.
    public let file: String
    public let content: Purpose.Content
    public var isAdding = false

    public init(file: String, content: Purpose.Content) {
      (self.file, self.content) = (file, content)
    }

    public var stage: ImportStage {
      isAdding ? .adding : Purpose.isEmpty(content) ? .nothing : .ready
    }
  }

  /// The number of the newest question; it tells its answers from those to earlier ones.
  public private(set) var ticket = 0
  public fileprivate(set) var question: Question?
  public var preview: Preview?

  public init() {}

  public mutating func close() { (question, preview) = (nil, nil) }

  fileprivate mutating func ask(_ question: Question) {
    ticket += 1
    (self.question, preview) = (question, nil)
  }

  /// True while the question of that ticket waits for an answer.
  public func isAsked(_ ticket: Int) -> Bool { self.ticket == ticket && question != nil }
}

/// The actions of a file that is read or written.
public enum FileTransferAction<Purpose: FileTransferPurpose>: Sendable {
  /// A path is to be asked for.
  ///
  /// - Parameter text: what stands in the field at first; nil for the usual folder.
  case asked(Purpose, text: String? = nil)
  case prompt(PathPromptAction)
  case formChosen(Int)
  /// The content of a file, with the file's name.
  case looked(String, Purpose.Content, ticket: Int)
  /// The content of the preview is wanted.
  case addTapped
  case added(ticket: Int)
  case notAdded(ticket: Int)
  case wrote(FileExportOutcome, ticket: Int)
  /// - Parameter isToldLate: also where the question was left meanwhile.
  case refused(FileTransferProblem<Purpose.Refusal>, ticket: Int, isToldLate: Bool = false)
  case closed

  /// True for one that opens a question.
  public var asks: Bool {
    if case .asked = self { return true }
    return false
  }
}

extension FileTransfer {
  public typealias State = FileTransferState<Purpose>
  public typealias Action = FileTransferAction<Purpose>
  public typealias Problem = FileTransferProblem<Purpose.Refusal>

  public func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .asked(let purpose, let text): return ask(&state, purpose, text, environment.language)
    case .prompt(.cancelled), .closed: state.close()
    case .prompt(.chosen(let text, let isReplacing)):
      return choose(&state, text, isReplacing, environment)
    case .prompt(let action):
      let effect = prompted(state.question?.prompt.update(action))
      state.question?.followEnding()
      return effect
    case .formChosen(let index): return choose(&state, form: index)
    case .looked(let file, let content, let ticket):
      guard state.isAsked(ticket) else { return .none }
      (state.question, state.preview) = (nil, State.Preview(file: file, content: content))
    case .addTapped: return add(&state, environment)
    case .added(let ticket): if state.ticket == ticket { state.close() }
    case .notAdded(let ticket): if state.ticket == ticket { state.preview?.isAdding = false }
    case .wrote(let outcome, let ticket):
      return wrote(&state, outcome, ticket, environment.language)
    case .refused(let problem, let ticket, let isToldLate):
      if state.isAsked(ticket) { return refuse(&state, problem) }
      return isToldLate ? .notice(Purpose.words(problem, environment.language)) : .none
    }
    return .none
  }

  // MARK: The path
  private func ask(
    _ state: inout State, _ purpose: Purpose, _ text: String?, _ language: Language
  ) -> Effect<Action> {
    let usual =
      purpose.path == .write
      ? paths.usualFolder + purpose.fileName(language) : paths.home == nil ? "" : "~/"
    let prompt = PathPrompt<Problem>(purpose.path, paths: paths, text: text ?? usual)
    state.ask(State.Question(purpose: purpose, prompt: prompt))
    return prompted(state.question?.prompt.list())
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<Action> {
    effect?.map { .prompt($0) } ?? .none
  }

  /// The text stays, with the problem beside it.
  private func refuse(_ state: inout State, _ problem: Problem) -> Effect<Action> {
    prompted(state.question?.prompt.refuse(problem))
  }

  /// The name follows the form, unless another was typed.
  private func choose(_ state: inout State, form index: Int) -> Effect<Action> {
    guard let question = state.question, !question.prompt.isBusy,
      question.purpose.forms.indices.contains(index)
    else { return .none }
    let (old, form) = (question.purpose, question.purpose.forms[index])
    state.question?.purpose = form
    return prompted(state.question?.prompt.retype(ending: old.fileEnding, as: form.fileEnding))
  }

  private func choose(
    _ state: inout State, _ text: String, _ isReplacing: Bool, _ environment: Environment
  ) -> Effect<Action> {
    guard let purpose = state.question?.purpose else { return .none }
    let isWriting = purpose.path == .write
    guard let path = isWriting ? paths.target(in: text) : paths.path(in: text)
    else { return refuse(&state, .path(.noPath)) }
    return isWriting
      ? write(purpose, path, isReplacing, state.ticket, environment)
      : look(at: path, purpose, state.ticket, environment)
  }

  // MARK: Reading
  /// Looks at the file beside all other jobs: a large one takes seconds.
  private func look(
    at path: String, _ purpose: Purpose, _ ticket: Int, _ environment: Environment
  ) -> Effect<Action> {
    .run("read file", queue: purpose.actsAtOnce ? saves : nil) { send in
      do {
        guard let content = try await look(at: path, environment)
        else { return send(.added(ticket: ticket)) }
        send(.looked(paths.short(path), content, ticket: ticket))
      } catch {
        let problem =
          (error as? Purpose.Refusal).map { Problem.refusal($0) }
          ?? .failed(FailureReason(error))
        send(.refused(problem, ticket: ticket, isToldLate: purpose.actsAtOnce))
      }
    }
  }

  private func add(_ state: inout State, _ environment: Environment) -> Effect<Action> {
    guard let preview = state.preview, preview.stage == .ready else { return .none }
    state.preview?.isAdding = true
    return .run("add from file", queue: saves) { [ticket = state.ticket] send in
      do {
        let notice = try await add(preview.content, environment)
        send(.added(ticket: ticket))
        send.notice(notice)
      } catch {
        send(.notAdded(ticket: ticket))
        throw error
      }
    }
  }

  // MARK: Writing
  private func write(
    _ purpose: Purpose, _ path: String, _ isReplacing: Bool, _ ticket: Int,
    _ environment: Environment
  ) -> Effect<Action> {
    .run("write file", queue: saves) { send in
      do {
        let outcome = try await write(purpose, to: path, isReplacing: isReplacing, environment)
        send(.wrote(outcome, ticket: ticket))
      } catch let refusal as Purpose.Refusal {
        send(.refused(.refusal(refusal), ticket: ticket, isToldLate: true))
      } catch { send(.wrote(.refused(.failed(FailureReason(error))), ticket: ticket)) }
    }
  }

  /// Tells of the outcome, also where the question was left meanwhile.
  private func wrote(
    _ state: inout State, _ outcome: FileExportOutcome, _ ticket: Int, _ language: Language
  ) -> Effect<Action> {
    switch outcome {
    case .written(let path, let remark):
      if state.isAsked(ticket) { state.close() }
      let told = [Purpose.written(to: paths.short(path), language), remark?.words(language)]
      return .notice(told.compactMap { $0 }.joined(separator: ". "))
    case .exists(let path):
      if !state.isAsked(ticket) { return .none }
      return prompted(state.question?.prompt.askToReplace(paths.shown(path)))
    case .refused(let problem):
      let problem = Problem.path(problem.shown(paths))
      if state.isAsked(ticket) { return refuse(&state, problem) }
      return .notice(Purpose.words(problem, language))
    }
  }
}

extension FileExportProblem {
  /// Paths as a person reads them.
  fileprivate func shown(_ paths: TypedPath) -> FileExportProblem {
    switch self {
    case .noFolder(let path): .noFolder(paths.shown(path))
    case .isFolder(let path): .isFolder(paths.shown(path))
    case .isNoFile(let path, let kind): .isNoFile(paths.shown(path), kind)
    case .exists(let path): .exists(paths.shown(path))
    case .noPath, .nothing, .failed: self
    }
  }
}
