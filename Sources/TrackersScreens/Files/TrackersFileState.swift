import FilePrompts
import TrackersDomain

/// What stands in front of the tab while trackers go out of the program or come in.
struct TrackersFileState: Equatable, Sendable {
  /// What a path is asked for.
  enum Purpose: Equatable, Sendable {
    case load
    case save(TrackersFileForm)
  }

  struct Question: Equatable, Sendable {
    var purpose: Purpose
    var prompt: PathPrompt<TrackersFileProblem>

    /// Who types the end of a name means that form.
    mutating func followEnding() {
      guard case .save = purpose, !prompt.isBusy else { return }
      let text = prompt.text.lowercased()
      let typed = TrackersFileForm.allCases.first { text.hasSuffix("." + $0.rawValue) }
      if let typed { purpose = .save(typed) }
    }
  }

  /// Tells its answers from those that were asked for before.
  let ticket: Int
  var preview: TrackersFilePreview?
  var question: Question?

  init(ticket: Int) { self.ticket = ticket }
}
