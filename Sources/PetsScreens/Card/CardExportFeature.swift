import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain
import Semantics
import Toolkit

/// The questions before a card goes out of the program.
public struct CardExport: Equatable, Sendable {
  var format = CardFormat.markdown
  var prompt: PathPrompt<CardExportProblem>
}

/// The reason for which a card was not handed on.
public enum CardExportProblem: Error, Equatable, Sendable {
  case file(FileExportProblem)
  /// More than terminals take for their clipboard, in bytes.
  case tooLongToCopy(limit: Int)
}

/// An event while a card is to be exported.
public enum CardExportAction: Sendable {
  case opened
  case formatChosen(Int)
  case prompt(PathPromptAction)
  case copyTapped
  /// To a path, as a person would type it.
  case written(String)
  case copied(String)
  /// The file that is there already, as a person would type it.
  case exists(String)
  case refused(CardExportProblem)
}

/// The export of a card as Markdown or JSON, into a file or the terminal's clipboard.
struct CardExportFeature: Sendable {
  /// The most bytes that go into the clipboard: as a request to the terminal in Base64, which many
  /// take no more than 100,000 bytes of.
  private static let mostToCopy = 74_994

  let pets: PetRepository
  let paths: TypedPath

  /// - Parameter pet: the pet of the open card.
  func update(
    _ export: inout CardExport?, _ action: CardExportAction, of pet: Pet?, _ words: PetsWords
  ) -> Effect<CardExportAction> {
    switch action {
    case .opened: return pet.map { open(&export, $0, words) } ?? .none
    case .formatChosen(let index): return choose(&export, CardFormat.allCases[index])
    case .prompt(.cancelled): export = nil
    case .prompt(.chosen(let text, let isReplacing)):
      return write(export, pet, text, isReplacing, words)
    case .prompt(let action): return prompted(export?.prompt.update(action))
    case .exists(let file): return prompted(export?.prompt.askToReplace(file))
    case .refused(let problem):
      // Also told where the prompt was left meanwhile.
      if export == nil { return .notice(words.problem(problem)) }
      return prompted(export?.prompt.refuse(problem))
    case .copyTapped: return copy(export, pet, words)
    case .written(let path): return done(&export, words.written(to: path))
    case .copied(let text): return .merge(.copy(text), done(&export, words.copied))
    }
    return .none
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<CardExportAction> {
    effect?.map(CardExportAction.prompt) ?? .none
  }

  private func done(_ export: inout CardExport?, _ text: String) -> Effect<CardExportAction> {
    export = nil
    return .notice(text)
  }

  private func open(
    _ export: inout CardExport?, _ pet: Pet, _ words: PetsWords
  ) -> Effect<CardExportAction> {
    let text = paths.usualFolder + CardFormat.markdown.fileName(for: pet, words.records)
    export = CardExport(prompt: PathPrompt(.write, paths: paths, text: text))
    return prompted(export?.prompt.list())
  }

  /// The name follows the form, unless another was typed.
  private func choose(
    _ export: inout CardExport?, _ format: CardFormat
  ) -> Effect<CardExportAction> {
    guard let old = export, !old.prompt.isBusy else { return .none }
    export?.format = format
    return prompted(
      export?.prompt.retype(ending: old.format.fileExtension, as: format.fileExtension))
  }

  // MARK: Out of the program

  private func write(
    _ export: CardExport?, _ pet: Pet?, _ text: String, _ isReplacing: Bool, _ words: PetsWords
  ) -> Effect<CardExportAction> {
    guard let pet, let export else { return .none }
    let name = export.format.fileName(for: pet, words.records)
    return handOn(pet.id, export.format, words) { [paths] content in
      guard let path = paths.target(in: text) else { return .refused(.file(.noPath)) }
      let outcome = FileExport.write(
        Data(content.utf8), to: path, name: name, isReplacing: isReplacing)
      return switch outcome {
      case .written(let path): .written(paths.short(path))
      case .exists(let path): .exists(paths.shown(path))
      case .refused(let problem): .refused(.file(problem))
      }
    }
  }

  private func copy(
    _ export: CardExport?, _ pet: Pet?, _ words: PetsWords
  ) -> Effect<CardExportAction> {
    guard let pet, let export else { return .none }
    return handOn(pet.id, export.format, words) { text in
      text.utf8.count <= Self.mostToCopy
        ? .copied(text) : .refused(.tooLongToCopy(limit: Self.mostToCopy))
    }
  }

  /// Runs behind the saves, so that what was just typed is in it.
  private func handOn(
    _ id: Pet.ID, _ format: CardFormat, _ words: PetsWords,
    _ use: @escaping @Sendable (String) -> CardExportAction
  ) -> Effect<CardExportAction> {
    let language = words.records.language
    return .run("export card", queue: PetsFeature.saves) { [pets] send in
      do {
        guard let text = try await pets.text(of: id, as: format, language) else {
          return send(.refused(.file(.nothing)))
        }
        send(use(text))
      } catch {
        send(.refused(.file(.failed(String(describing: error)))))
      }
    }
  }
}

/// The question for form and path of a card that is to be written.
struct CardExportView {
  let export: CardExport
  let words: PetsWords

  func over(_ card: Element<PetCardAction>) -> Element<PetCardAction> {
    PathPromptView(
      PetsID.export, export.prompt, words: words.exportPrompt, problem: words.problem,
      send: { .export(.prompt($0)) }
    )
    .with(above: [format.element], rows: 1, buttons: [copy.element])
    .over(card)
  }

  private var format: Choice<PetCardAction> {
    Choice(
      PetsID.exportFormat, words.exportFormat, options: CardFormat.allCases.map(words.format),
      selection: CardFormat.allCases.firstIndex(of: export.format) ?? 0,
      onChange: { .export(.formatChosen($0)) })
  }

  private var copy: Button<PetCardAction> {
    Button(PetsID.exportCopy, words.copy, action: .export(.copyTapped))
  }
}
