import PetsDomain
import Toolkit

/// Asks in what form and where to a card is to be written, in front of it.
struct CardExportView {
  let export: CardExport
  let words: PetsWords

  var body: Element<PetsAction> {
    ZStack {
      form
      if export.isAskingToReplace { question }
    }
    .fill()
  }

  private var form: Modal<PetsAction> {
    Modal(
      PetsID.export, title: words.exportTitle, maxColumns: 56, dismissTitle: words.cancelHint,
      onDismiss: .export(.closed)
    ) {
      Choice(
        PetsID.exportFormat, words.exportFormat, options: CardFormat.allCases.map(words.format),
        selection: CardFormat.allCases.firstIndex(of: export.format) ?? 0,
        onChange: { .export(.formatChosen($0)) })
      Spacer(1)
      Text(words.exportPath, .muted, semantics: nil)
      TextField(
        PetsID.exportPath, label: words.exportPath, text: export.path,
        message: export.problem.map(words.problem), wish: .atOnce,
        handlers: .init(
          onChange: { .export(.pathChanged($0)) }, onSubmit: .export(.saveTapped),
          submitTitle: words.writeHint))
      Spacer(1)
      HStack(spacing: 1) {
        Button(PetsID.exportSave, words.write, action: .export(.saveTapped))
        Button(PetsID.exportCopy, words.copy, action: .export(.copyTapped))
        Button(PetsID.exportCancel, words.cancel, action: .export(.closed))
      }
    }
  }

  private var question: ConfirmDialog<PetsAction> {
    ConfirmDialog(
      PetsID.exportReplace, title: words.replaceQuestion,
      message: words.replaceMessage(export.path), confirm: words.replace,
      cancel: words.keepButton, onConfirm: .export(.replaceConfirmed),
      onCancel: .export(.replaceKept))
  }
}
