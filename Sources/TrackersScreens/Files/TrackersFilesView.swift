import Core
import FilePrompts
import Semantics
import Toolkit
import TrackersDomain

/// The preview and the question that stand in front of the parts.
struct TrackersFilesView {
  let files: TrackersFilesState
  let words: TrackersFileWords

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

  private func forms(_ purpose: TrackersFilesState.Purpose) -> [Element<TrackersAction>] {
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

/// The content that a file would add, and all in it that was not understood, before the import.
struct TrackersPreviewView {
  let preview: TrackersFilePreview
  let words: TrackersFileWords

  private static let mostLines = 300

  var body: Element<TrackersFileAction> {
    ImportPreviewView(
      TrackersID.preview, keys: "trackers", title: words.importTitle, words.language,
      stage: preview.isAdding ? .adding : preview.isEmpty ? .nothing : .ready, onAdd: .addTapped,
      onClose: .closed
    ) {
      Text(words.toBeAdded(preview), .title, lines: nil, id: TrackersID.toBeAdded)
      for line in words.known(preview.result) { Text(line, .muted, lines: nil) }
      Text(preview.file, .muted, lines: nil)
      if !preview.plan.problems.isEmpty { problems }
      if !preview.plan.trackers.isEmpty { names }
    }.body
  }

  private var problems: Element<TrackersFileAction> {
    let all = preview.plan.problems
    return VStack {
      Spacer(1)
      Text(words.notUnderstood(all.count), .warning, lines: nil, semantics: .heading)
      for problem in all.prefix(Self.mostLines) { Text(words.line(problem), lines: nil) }
      if all.count > Self.mostLines { Text(words.more(all.count - Self.mostLines), .muted) }
    }.element
  }

  private var names: Element<TrackersFileAction> {
    let all = preview.plan.trackers
    let rows = all.prefix(Self.mostLines).map { item in
      [
        Text<TrackersFileAction>(item.tracker.name).element,
        Text(words.screen.counted(item.tracker, item.marks.count), .muted).element,
      ]
    }
    return VStack {
      Spacer(1)
      Text(words.inTheFile, .accent, semantics: .heading)
      GridLayout(rows: rows, columnSpacing: 2)
      if all.count > Self.mostLines { Text(words.more(all.count - Self.mostLines), .muted) }
    }.element
  }
}
