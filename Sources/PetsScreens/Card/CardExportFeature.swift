import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain

extension CardFormat: FileTransferPurpose {
  /// More than terminals take for their clipboard, in bytes.
  public struct Refusal: Error, Equatable, Sendable { let limit: Int }

  public var path: PathPurpose { .write }
  public var forms: [CardFormat] { Self.allCases }
  public var fileEnding: String { fileExtension }

  public func prompt(_ language: Language) -> PathPromptWords {
    .saving(language, title: language.say(en: "Export the card", ru: "Экспорт карточки"))
  }

  public func name(_ language: Language) -> String { self == .json ? "JSON" : "Markdown" }

  public static func words(_ refusal: Refusal, _ language: Language) -> String {
    language.say(
      en: "More than the \(refusal.limit / 1000) kB of a clipboard: write it to a file",
      ru: "Больше \(refusal.limit / 1000) кБ в буфер не войдёт: запишите в файл")
  }
}

/// An event while a card is to be exported.
public enum CardExportAction: Sendable {
  case opened
  case file(FileTransferAction<CardFormat>)
  case copyTapped
  case copied(String)
}

/// The export of one card or of several as Markdown or JSON, into a file or the terminal's clipboard.
struct CardExportFeature: FileTransfer {
  /// The most bytes that go into the clipboard: as a request to the terminal in Base64, which many
  /// take no more than 100,000 bytes of.
  private static let mostToCopy = 74_994

  let pets: PetRepository
  let paths: TypedPath
  /// The pet that names the file; nil for several.
  let pet: Pet?
  let chosen: [Pet.ID]

  var saves: String { PetsFeature.saves }

  func update(
    _ state: inout FileTransferState<CardFormat>, _ action: CardExportAction,
    _ environment: Environment
  ) -> Effect<CardExportAction> {
    switch action {
    case .opened:
      if chosen.isEmpty { return .none }
      let text = paths.usualFolder + fileName(.markdown, environment)
      return .output(.file(.asked(.markdown, text: text)))
    case .file(let action): return update(&state, action, environment).map(CardExportAction.file)
    case .copyTapped: return copy(state, environment)
    case .copied(let text):
      state.close()
      return .merge(.copy(text), .notice(PetsWords(environment).copied))
    }
  }

  func write(
    _ purpose: CardFormat, to path: String, isReplacing: Bool, _ environment: Environment
  ) async throws -> FileExportOutcome {
    guard let text = try await text(purpose, environment)
    else { return .refused(.nothing) }
    return FileExport.write(
      Data(text.utf8), to: path, name: fileName(purpose, environment),
      isReplacing: isReplacing)
  }

  private func text(_ format: CardFormat, _ environment: Environment) async throws -> String? {
    try await pets.text(of: chosen, as: format, PetsWords(environment).records)
  }

  private func fileName(_ format: CardFormat, _ environment: Environment) -> String {
    let words = PetsWords(environment)
    return pet.map { format.fileName(for: $0, words.records) }
      ?? "\(words.fileOfSeveral).\(format.fileExtension)"
  }

  /// Runs behind the saves, so that what was just typed is in it.
  private func copy(
    _ state: FileTransferState<CardFormat>, _ environment: Environment
  ) -> Effect<CardExportAction> {
    guard let format = state.question?.purpose else { return .none }
    let ticket = state.ticket
    return .run("copy card", queue: saves) { send in
      func refuse(_ problem: FileTransferProblem<CardFormat.Refusal>) {
        send(.file(.refused(problem, ticket: ticket, isToldLate: true)))
      }
      do {
        guard let text = try await text(format, environment) else { return refuse(.path(.nothing)) }
        text.utf8.count <= Self.mostToCopy
          ? send(.copied(text)) : refuse(.refusal(.init(limit: Self.mostToCopy)))
      } catch { refuse(.path(.failed(FailureReason(error)))) }
    }
  }
}
