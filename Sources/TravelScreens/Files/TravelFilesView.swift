import FilePrompts
import Toolkit
import TravelDomain

/// The page and the question that stand in front of the parts.
struct TravelFilesView {
  let files: TravelFileState
  let state: TravelState
  let words: TravelWords

  func over(_ parts: Element<TravelAction>) -> Element<TravelAction> {
    let screen = page ?? parts
    guard let question = files.question else { return screen }
    return PathPromptView(
      TravelID.path, question.prompt, words: words.prompt(question.purpose),
      problem: words.problem, send: { .files(.prompt($0)) }
    )
    .with(above: forms(question.purpose), rows: rows(question.purpose))
    .over(screen)
  }

  private var page: Element<TravelAction>? {
    switch files.page {
    case nil: nil
    case .preview(let preview):
      TravelPreviewView(preview: preview, state: state, words: words).body
        .map(TravelAction.files)
    case .poster(let drawings):
      PosterView(drawings: drawings, words: words).body.map(TravelAction.files)
    }
  }

  // MARK: The form

  private func rows(_ purpose: TravelFileState.Purpose) -> Int { purpose == .load ? 0 : 1 }

  private func forms(_ purpose: TravelFileState.Purpose) -> [Element<TravelAction>] {
    guard case .save(let form) = purpose else { return [] }
    return [
      Choice(
        TravelID.pathForm, words.form, options: form.all.map(words.name),
        selection: form.all.firstIndex(of: form) ?? 0, lines: 1,
        onChange: { TravelAction.files(.formChosen($0)) }
      ).element
    ]
  }
}
