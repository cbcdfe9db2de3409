import FilePrompts
import PetsDomain
import Toolkit

/// Asks in what form and where to a card is to be written.
struct CardExportView {
  let export: CardExport
  let words: PetsWords

  func over(_ card: Element<PetsAction>) -> Element<PetsAction> {
    PathPromptView(
      PetsID.export, export.prompt, words: words.exportPrompt, problem: words.problem,
      send: { .export(.prompt($0)) }
    )
    .with(above: [format.element], rows: 1, buttons: [copy.element])
    .over(card)
  }

  private var format: Choice<PetsAction> {
    Choice(
      PetsID.exportFormat, words.exportFormat, options: CardFormat.allCases.map(words.format),
      selection: CardFormat.allCases.firstIndex(of: export.format) ?? 0,
      onChange: { .export(.formatChosen($0)) })
  }

  private var copy: Button<PetsAction> {
    Button(PetsID.exportCopy, words.copy, action: .export(.copyTapped))
  }
}
