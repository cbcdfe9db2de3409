import Core
import FilePrompts
import Semantics
import Toolkit
import TrackersDomain

/// The content that a file would add, and all in it that was not understood, before the import.
struct TrackersPreviewView {
  let preview: FileTransferState<TrackersFilePurpose>.Preview
  let words: TrackersFileWords

  private var plan: TrackersImportPlan { preview.content.plan }

  private static let mostLines = 300

  var body: Element<FileTransferAction<TrackersFilePurpose>> {
    ImportPreviewView(
      TrackersID.preview, keys: "trackers", title: words.importTitle, words.language,
      stage: preview.stage, onAdd: .addTapped, onClose: .closed
    ) {
      Text(words.toBeAdded(preview.content), .title, lines: nil, id: TrackersID.toBeAdded)
      for line in words.known(preview.content.result) { Text(line, .muted, lines: nil) }
      Text(preview.file, .muted, lines: nil)
      if !plan.problems.isEmpty { problems }
      if !plan.trackers.isEmpty { names }
    }.body
  }

  private var problems: Element<FileTransferAction<TrackersFilePurpose>> {
    let all = plan.problems
    return VStack {
      Spacer(1)
      Text(words.notUnderstood(all.count), .warning, lines: nil, semantics: .heading)
      for problem in all.prefix(Self.mostLines) { Text(words.line(problem), lines: nil) }
      if all.count > Self.mostLines { Text(words.more(all.count - Self.mostLines), .muted) }
    }.element
  }

  private var names: Element<FileTransferAction<TrackersFilePurpose>> {
    let all = plan.trackers
    return VStack {
      Spacer(1)
      Text(words.inTheFile, .accent, semantics: .heading)
      for item in all.prefix(Self.mostLines) { row(item) }
      if all.count > Self.mostLines { Text(words.more(all.count - Self.mostLines), .muted) }
    }.element
  }

  /// The name with the number of its days, and what it becomes below it.
  private func row(_ item: ImportedTracker) -> Element<FileTransferAction<TrackersFilePurpose>> {
    let row = words.row(item)
    return VStack {
      HStack(spacing: 2) {
        Text(item.tracker.name)
        Text(row[1], .muted)
      }
      Text("  " + row[0], .muted, lines: nil)
    }.element
  }
}
