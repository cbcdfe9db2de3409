import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain
import Semantics
import Toolkit

/// A card as Markdown or JSON, into a file or the terminal's clipboard.
extension PetsFeature {
  /// As a request to the terminal in Base64, which many take no more than 100,000 bytes of.
  static let mostToCopy = 74_994

  func updateExport(_ state: inout PetsState, _ action: CardExportAction) -> Effect<PetsAction> {
    switch action {
    case .opened: return open(&state)
    case .formatChosen(let index): return choose(&state, CardFormat.allCases[index])
    case .prompt(.cancelled): state.card?.export = nil
    case .prompt(.chosen(let text, let isReplacing)): return write(state, text, isReplacing)
    case .prompt(let action): return exporting(state.card?.export?.prompt.update(action))
    case .exists(let file): return exporting(state.card?.export?.prompt.askToReplace(file))
    case .refused(let problem): return refuse(&state, problem)
    case .copyTapped: return copy(state)
    case .written(let path): return done(&state, PetsWords(state.language).written(to: path))
    case .copied(let text):
      return .merge(.ask(.copy(text)), done(&state, PetsWords(state.language).copied))
    }
    return .none
  }

  private func exporting(_ effect: Effect<PathPromptAction>?) -> Effect<PetsAction> {
    effect?.map { .export(.prompt($0)) } ?? .none
  }

  /// Also told where the prompt was left meanwhile.
  private func refuse(
    _ state: inout PetsState, _ problem: CardExportProblem
  ) -> Effect<PetsAction> {
    guard state.card?.export != nil else {
      return .notice(PetsWords(state.language).problem(problem))
    }
    return exporting(state.card?.export?.prompt.refuse(problem))
  }

  private func done(_ state: inout PetsState, _ text: String) -> Effect<PetsAction> {
    state.card?.export = nil
    return .notice(text)
  }

  private func open(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, !card.isNew, card.edit == nil else { return .none }
    let text = photos.paths.usualFolder + fileName(.markdown, card.pet, state)
    state.card?.export = CardExport(
      prompt: PathPrompt(.write, paths: photos.paths, text: text))
    return exporting(state.card?.export?.prompt.list())
  }

  /// The name follows the form, unless another was typed.
  private func choose(_ state: inout PetsState, _ format: CardFormat) -> Effect<PetsAction> {
    guard let export = state.card?.export, !export.prompt.isBusy else { return .none }
    state.card?.export?.format = format
    return exporting(
      state.card?.export?.prompt.retype(
        ending: export.format.fileExtension, as: format.fileExtension))
  }

  private func fileName(_ format: CardFormat, _ pet: Pet, _ state: PetsState) -> String {
    format.fileName(for: pet, PetsWords(state.language).records)
  }

  // MARK: Out of the program

  private func write(
    _ state: PetsState, _ text: String, _ isReplacing: Bool
  ) -> Effect<PetsAction> {
    guard let card = state.card, let export = card.export else { return .none }
    let name = fileName(export.format, card.pet, state)
    return handOn(state, card.pet.id, export.format) { [paths = photos.paths] content in
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

  private func copy(_ state: PetsState) -> Effect<PetsAction> {
    guard let card = state.card, let export = card.export else { return .none }
    return handOn(state, card.pet.id, export.format) { text in
      text.utf8.count <= Self.mostToCopy
        ? .copied(text) : .refused(.tooLongToCopy(limit: Self.mostToCopy))
    }
  }

  /// Behind the saves, so that what was just typed is in it.
  private func handOn(
    _ state: PetsState, _ id: Pet.ID, _ format: CardFormat,
    _ use: @escaping @Sendable (String) -> CardExportAction
  ) -> Effect<PetsAction> {
    let language = PetsWords(state.language).records.language
    return .run("export card", queue: Self.saves) { [pets] send in
      do {
        guard let text = try await pets.text(of: id, as: format, language) else {
          return send(.export(.refused(.file(.nothing))))
        }
        send(.export(use(text)))
      } catch {
        send(.export(.refused(.file(.failed(String(describing: error))))))
      }
    }
  }
}
