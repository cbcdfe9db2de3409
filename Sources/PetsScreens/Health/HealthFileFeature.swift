import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain

/// The purpose of the path of a file that is attached, copied or written.
public enum HealthFilePurpose: FileTransferPurpose {
  public typealias Content = Document

  case attach
  case copy(Document)
  case calendar

  /// The reason for which a file was not attached.
  public enum Refusal: Error, Equatable, Sendable {
    case attachment(AttachmentProblem)
    case title(FieldProblem)
  }

  public var path: PathPurpose { self == .attach ? .open(.any) : .write }
  public var actsAtOnce: Bool { true }

  public func prompt(_ language: Language) -> PathPromptWords {
    let save = language.say(en: "Save", ru: "Сохранить")
    let saving = language.say(en: "Writing…", ru: "Запись…")
    return switch self {
    case .attach:
      PathPromptWords(
        language, title: language.say(en: "Attach a file", ru: "Приложить файл"),
        about: language.say(
          en: "Type a path, or drop a file here.", ru: "Введите путь или перетащите сюда файл."),
        confirm: language.say(en: "Attach", ru: "Приложить"),
        busy: language.say(en: "Reading…", ru: "Чтение…"))
    case .copy:
      PathPromptWords(
        language, title: language.say(en: "Save a copy", ru: "Сохранить копию"),
        about: language.say(en: "Where is the copy to go?", ru: "Куда сохранить копию?"),
        confirm: save, busy: saving)
    case .calendar:
      PathPromptWords(
        language, title: language.say(en: "Calendar file", ru: "Файл календаря"),
        about: language.say(
          en: "All that is due, as an iCalendar file.", ru: "Все сроки в виде файла iCalendar."),
        confirm: save, busy: saving)
    }
  }

  public static func words(_ refusal: Refusal, _ language: Language) -> String {
    switch refusal {
    case .attachment(let problem): PetWords(language).problem(problem)
    case .title(let problem): PetWords(language).problem(problem)
    }
  }

  public static func written(to path: String, _ language: Language) -> String {
    language.say(en: "Written: \(path)", ru: "Записано: \(path)")
  }
}

/// The files of a health book that are attached, copied and written.
struct HealthFileFeature: FileTransfer {
  let pets: PetRepository
  let paths: TypedPath
  /// The pet whose book is open.
  let pet: Pet.ID?

  var saves: String { PetsFeature.saves }

  /// Attaches the file.
  func look(at path: String, _ environment: Environment) async throws -> Document? {
    typealias Refusal = HealthFilePurpose.Refusal
    guard let pet else { return nil }
    let outcome: HealthBook.DocumentOutcome
    do { outcome = try await pets.health.attach(path, to: pet) } catch {
      throw Refusal.attachment(.notKept(FailureReason(error)))
    }
    switch outcome {
    case .saved(let document): return document
    case .refused(let problem): throw Refusal.attachment(problem)
    case .refusedTitle(let problem): throw Refusal.title(problem)
    case .gone: return nil
    }
  }

  /// An attached document has nothing more to be added.
  func add(_ content: Document, _ environment: Environment) -> String { content.title }

  func write(
    _ purpose: HealthFilePurpose, to path: String, isReplacing: Bool, _ environment: Environment
  ) async throws -> FileExportOutcome {
    if case .copy(let document) = purpose {
      return await pets.health.copy(document, to: path, isReplacing: isReplacing)
    }
    let items = try await pets.health.due(DueQuery(days: nil, limit: .max)).items
    guard let text = CalendarExport.text(items, environment.language, stamp: pets.now)
    else { return .refused(.nothing) }
    return FileExport.write(
      Data(text.utf8), to: path, name: HealthWords(environment).calendarFile,
      isReplacing: isReplacing)
  }
}
