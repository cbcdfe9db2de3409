import Terminal
import Toolkit
import TrackersDomain

/// What a file would bring, and all in it that was not understood; nothing is changed yet.
struct TrackersPreviewView {
  let preview: TrackersFilePreview
  let words: TrackersWords

  private static let mostLines = 300

  var body: Element<TrackersFileAction> {
    VStack {
      header
      Scroll(TrackersID.report, label: words.importTitle, isAlone: true) {
        Text(words.toBeAdded(preview), .title, lines: nil, id: TrackersID.toBeAdded)
        for line in words.known(preview.result) { Text(line, .muted, lines: nil) }
        Text(preview.file, .muted, lines: nil)
        if !preview.plan.problems.isEmpty { problems }
        if !preview.plan.trackers.isEmpty { names }
      }.padding(horizontal: 1)
      buttons
    }
    .semantics(TrackersID.preview, .screen, label: words.importTitle)
    .bindings(words.importTitle, bindings)
  }

  private var header: Element<TrackersFileAction> {
    HStack(spacing: 1) {
      Button(TrackersID.previewBack, "‹", hint: words.back, action: TrackersFileAction.closed)
      Text(words.importTitle, .title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
    }.padding(horizontal: 1).frame(rows: 1)
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
        Text(words.days(item.marks.count), .muted).element,
      ]
    }
    return VStack {
      Spacer(1)
      Text(words.inTheFile, .accent, semantics: .heading)
      GridLayout(rows: rows, columnSpacing: 2)
      if all.count > Self.mostLines { Text(words.more(all.count - Self.mostLines), .muted) }
    }.element
  }

  private var buttons: Element<TrackersFileAction> {
    HStack(spacing: 1) {
      if preview.isAdding {
        Spinner(TrackersID.adding, label: words.addingFile)
      } else {
        if !preview.isEmpty {
          Button(TrackersID.addAll, words.addAll, action: TrackersFileAction.addTapped)
        }
        Button(TrackersID.previewCancel, words.cancel, action: TrackersFileAction.closed)
      }
    }.padding(horizontal: 1).frame(rows: 1)
  }

  private var bindings: [KeyBinding<TrackersFileAction>] {
    if preview.isAdding { return [] }
    let back = KeyBinding(
      "trackers.back", [.escape, .backspace], words.cancel, hint: .footerAlways,
      TrackersFileAction.closed)
    if preview.isEmpty { return [back] }
    return [
      KeyBinding(
        "trackers.addAll", [.enter, "a"], words.addAllHint, hint: .footerMain, .addTapped), back,
    ]
  }
}
