import AppRuntime
import Foundation
import PetsDomain
import Toolkit

/// A card as Markdown or JSON, into a file or the terminal's clipboard.
extension PetsFeature {
  /// As a request to the terminal in Base64, which many take no more than 100,000 bytes of.
  static let mostToCopy = 74_994

  func updateExport(_ state: inout PetsState, _ action: CardExportAction) -> Effect<PetsAction> {
    switch action {
    case .opened: open(&state)
    case .closed: state.card?.export = nil
    case .formatChosen(let index): choose(&state, CardFormat.allCases[index])
    case .pathChanged(let path):
      state.card?.export?.path = path
      state.card?.export?.problem = nil
    case .saveTapped: return write(&state, isReplacing: false)
    case .replaceConfirmed: return write(&state, isReplacing: true)
    case .replaceKept: state.card?.export?.isAskingToReplace = false
    case .exists: state.card?.export?.isAskingToReplace = true
    case .refused(let problem): state.card?.export?.problem = problem
    case .copyTapped: return copy(state)
    case .written(let path): return done(&state, PetsWords(state.language).written(to: path))
    case .copied(let text):
      return .merge(.ask(.copy(text)), done(&state, PetsWords(state.language).copied))
    }
    return .none
  }

  private func done(_ state: inout PetsState, _ text: String) -> Effect<PetsAction> {
    state.card?.export = nil
    return .output(.notice(text))
  }

  private func open(_ state: inout PetsState) {
    guard let card = state.card, !card.isNew, card.edit == nil else { return }
    var export = CardExport(path: "")
    export.path = photos.path.usualFolder + fileName(export.format, card.pet, state)
    state.card?.export = export
  }

  /// The name follows the form, unless another was typed.
  private func choose(_ state: inout PetsState, _ format: CardFormat) {
    guard let export = state.card?.export else { return }
    let old = "." + export.format.fileExtension
    state.card?.export?.format = format
    state.card?.export?.problem = nil
    guard export.path.hasSuffix(old) else { return }
    state.card?.export?.path = export.path.dropLast(old.count) + "." + format.fileExtension
  }

  private func fileName(_ format: CardFormat, _ pet: Pet, _ state: PetsState) -> String {
    format.fileName(for: pet, PetsWords(state.language).records)
  }

  // MARK: Out of the program

  private func write(_ state: inout PetsState, isReplacing: Bool) -> Effect<PetsAction> {
    state.card?.export?.isAskingToReplace = false
    guard let card = state.card, let export = card.export else { return .none }
    // A path is taken as it stands: whoever types one here knows no quotes.
    guard let path = photos.path.path(in: export.path, exists: { _ in true }) else {
      state.card?.export?.problem = .file(.noPath)
      return .none
    }
    let name = fileName(export.format, card.pet, state)
    return handOn(state, card.pet.id, export.format) { [paths = photos.path] text in
      let content = Data(text.utf8)
      switch FileExport.write(content, to: path, name: name, isReplacing: isReplacing) {
      case .written(let path): return .written(paths.short(path))
      case .exists: return .exists
      case .refused(let problem): return .refused(.file(problem))
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
    return .run("export card", line: Self.saves) { [pets] send in
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
