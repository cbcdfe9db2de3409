import FilePrompts
import Toolkit
import TrackersDomain

/// The preview and the question that stand in front of the parts.
struct TrackersFilesView {
  let files: TrackersFileState
  let words: TrackersWords

  func over(_ parts: Element<TrackersAction>) -> Element<TrackersAction> {
    if let preview = files.preview {
      return TrackersPreviewView(preview: preview, words: words).body.map(TrackersAction.files)
    }
    guard let question = files.question else { return parts }
    return PathPromptView(
      TrackersID.path, question.prompt, words: words.prompt(question.purpose),
      problem: words.problem, send: { .files(.prompt($0)) }
    )
    .with(above: forms(question.purpose), rows: question.purpose == .load ? 0 : 1)
    .over(parts)
  }

  private func forms(_ purpose: TrackersFileState.Purpose) -> [Element<TrackersAction>] {
    guard case .save(let form) = purpose else { return [] }
    let all = TrackersFileForm.allCases
    return [
      Choice(
        TrackersID.pathForm, words.form, options: all.map(words.name),
        selection: all.firstIndex(of: form) ?? 0, lines: 1,
        onChange: { TrackersAction.files(.formChosen($0)) }
      ).element
    ]
  }
}
