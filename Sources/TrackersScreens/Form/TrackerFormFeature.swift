import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The actions of the form for a tracker, and of the list of categories in front of it.
public enum TrackerFormAction: Sendable {
  /// It has come onto the screen.
  case opened
  case kindChosen(TrackerForm.Kind)
  case categoriesLoaded([TrackerCategory])
  case edited(TrackerFormEdit)
  /// More was typed than a name may have.
  case nameRefused
  case emojiTapped
  case emojiSearched(String)
  case emojiPicked(String)
  case emojiClosed
  case calendarTapped
  /// The same for the day from which a schedule holds.
  case startCalendarTapped
  case calendarMoved(CalendarDay)
  case calendarPicked(CalendarDay)
  case calendarClosed
  case categories(CategoryListAction)
  case saveTapped
  case refused([TrackerProblem])
  case leaveTapped
  case stayTapped
  /// The form is left and forgotten.
  case leftTapped
  /// It was stored, or already was so.
  case stored(Tracker)
  /// A word to the parent: the form is done with, and this is what came of it.
  case saved(Tracker)
  /// A word to the parent: the form is left, or what it is about is gone.
  case closed

  /// True for an action of the user, after which an earlier message is over.
  var isOfUser: Bool {
    switch self {
    case .opened, .categoriesLoaded, .nameRefused, .refused, .stored, .saved: false
    default: true
    }
  }
}

/// A change of one part of the form.
public enum TrackerFormEdit: Sendable, Equatable {
  case name(String)
  case rhythm(TrackerForm.Rhythm)
  case weekdays(WeekdaySet)
  case perWeek(Int)
  case perMonth(Int)
  case everyDays(Int)
  case times(Int)
  case length(Int)
  case start(TrackerForm.Start)
  /// As typed.
  case startDay(String)
  /// As typed.
  case day(String)
  case isMeasured(Bool)
  case isAtMost(Bool)
  case isTotal(Bool)
  case target(String)
  case unit(String)
  case emoji(String)
  /// By its number.
  case colour(Int)
  case reminder(String)
  case question(String)
  case note(String)
}

/// The form for a tracker, with the list of categories: a part of the Trackers tab.
///
/// A draft of what is not saved is kept after every change (``KeptDraft``). The parent takes
/// `.saved` and `.closed` as the end of it.
public struct TrackerFormFeature: Feature {
  let trackers: TrackersRepository
  let drafts: KeptDraft<TrackerDraft>
  /// The queue of the jobs whose acts can be undone.
  let saves: String

  public init(_ trackers: TrackersRepository, drafts: KeptDraft<TrackerDraft>, saves: String) {
    (self.trackers, self.drafts, self.saves) = (trackers, drafts, saves)
  }

  public func update(
    _ state: inout TrackerFormState, _ action: TrackerFormAction, _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    let before = state.draft
    let effect = act(&state, action, environment)
    return .merge(effect, drafts.keep(state.draft, since: before, queue: saves))
  }

  public func view(
    _ state: TrackerFormState, _ environment: Environment
  ) -> Element<TrackerFormAction> {
    TrackerFormView(
      state: state, words: TrackerFormWords(environment), weekStart: environment.units.weekStart
    ).body
  }

  private func act(
    _ state: inout TrackerFormState, _ action: TrackerFormAction, _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    state.isNameCut = state.isNameCut && !action.isOfUser
    switch action {
    case .opened: return watchCategories()
    case .kindChosen(let kind): state.begin(kind)
    case .categoriesLoaded(let categories): state.take(categories)
    case .edited(let edit): state.apply(edit)
    case .nameRefused: state.isNameCut = true
    case .categories(let action): return updateCategories(&state, action, environment)
    case .saveTapped: return save(&state, environment)
    case .refused(let problems): return refuse(&state, problems, environment)
    case .leaveTapped:
      if !state.isChanged { return leave(&state) }
      state.front = .question
    case .stayTapped: state.front = nil
    case .leftTapped: return leave(&state)
    case .stored(let tracker):
      state.isDone = true
      return .merge(.cancel("form.categories"), .output(.saved(tracker)))
    case .saved, .closed: break
    default: state.changeFront(action)
    }
    return .none
  }

  private func watchCategories() -> Effect<TrackerFormAction> {
    .observe("form.categories", { [trackers] in trackers.observeCategories(onChange: $0) }) {
      .categoriesLoaded($0)
    }
  }

  private func leave(_ state: inout TrackerFormState) -> Effect<TrackerFormAction> {
    state.isDone = true
    return .merge(.cancel("form.categories"), .output(.closed))
  }

  // MARK: Saving
  private func save(
    _ state: inout TrackerFormState, _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    guard state.form.problems.isEmpty, !state.isSaving else { return .none }
    state.isSaving = true
    let (form, id, words) = (state.form, state.tracker?.id, TrackerFormWords(environment))
    return job { trackers, drafts, send in
      let outcome =
        if let id { try await trackers.update(id, to: form) } else {
          try await trackers.add(form, usual: words.usualCategory)
        }
      switch outcome {
      case .saved(let tracker), .unchanged(let tracker):
        // In the same job: a kill after it finds nothing that is not saved.
        _ = await drafts.save(nil)
        send(.stored(tracker))
      case .refused(let problems): send(.refused(problems))
      case .gone:
        send.notice(words.gone)
        send(.leftTapped)
      }
    }
  }

  private func refuse(
    _ state: inout TrackerFormState, _ problems: [TrackerProblem], _ environment: Environment
  ) -> Effect<TrackerFormAction> {
    state.isSaving = false
    if problems.contains(.noSuchCategory) { state.form.category = nil }
    let words = TrackerFormWords(environment)
    return problems.first.map { .notice(words.problem($0)) } ?? .none
  }

  /// Changes records, one job after another; undo waits for it.
  func job(
    _ work:
      @escaping @Sendable (
        TrackersRepository, KeptDraft<TrackerDraft>, Effect<TrackerFormAction>.Send
      ) async throws -> Void
  ) -> Effect<TrackerFormAction> {
    .run("save tracker", queue: saves) { [trackers, drafts] send in
      do { try await work(trackers, drafts, send) } catch {
        send(.refused([]))
        throw error
      }
    }
  }
}
