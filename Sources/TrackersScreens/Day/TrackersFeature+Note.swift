import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The note that is being typed is kept behind every change, so that a kill cannot lose it.
extension TrackersFeature {
  /// Stands behind the effects of the action: what is saved is forgotten after that.
  func keep(
    _ draft: TrackerNoteDraft?, since before: TrackerNoteDraft?
  ) -> Effect<TrackersAction> {
    guard draft != before else { return .none }
    let topic = draft == nil ? nil : "note"
    return .run("keep note", queue: Self.saves, topic: topic) { [dependencies] send in
      if let reason = await dependencies.drafts.saveNote(draft) {
        send.failed(FailureReason(reason))
      }
    }
  }

  /// Tells of what was typed when the program ended; what was saved all the same is forgotten.
  static func seekNote(
    _ drafts: TrackerDrafts, _ trackers: TrackersRepository, _ send: Effect<TrackersAction>.Send
  ) async {
    guard let draft = await drafts.loadNote() else { return }
    guard let day = CalendarDay(iso: draft.day),
      let tracker = try? await trackers.tracker(draft.tracker),
      let entry = try? await trackers.entry(draft.tracker, on: day), entry.note != draft.text
    else {
      _ = await drafts.saveNote(nil)
      return
    }
    send(.noteFound(DayNoteState(tracker, entry, text: draft.text)))
  }

  /// One that comes when something else has been begun is let be.
  func restore(
    _ note: DayNoteState, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.form != nil || state.day.dialog != nil { return .none }
    state.day.selection = ListSelection(note.id)
    state.day.dialog = .note(note)
    let notice = TrackersWords(environment.language).draftRestored
    return .merge(go(to: note.day, &state, environment), .notice(notice))
  }
}

extension TrackersState {
  /// What is typed and not saved.
  var noteDraft: TrackerNoteDraft? {
    guard case .note(let note)? = day.dialog else { return nil }
    return note.draft
  }
}
