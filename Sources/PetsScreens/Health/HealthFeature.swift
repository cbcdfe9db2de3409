import AppRuntime
import FilePrompts
import Foundation
import PetsDomain
import Toolkit

/// The health books (P-57): five parts of a pet's book, the form of a record, and what is due of all
/// pets.
///
/// A part of the Pets tab: what it saves stands in the same line as the cards, so that undo comes
/// after it.
public struct HealthFeature: Sendable {
  let pets: PetRepository
  let paths: TypedPath

  var book: HealthBook { pets.health }

  /// - Parameter paths: how paths are read that a person types.
  public init(pets: PetRepository, paths: TypedPath) {
    self.pets = pets
    self.paths = paths
  }

  public func update(
    _ state: inout HealthState, _ action: HealthAction, _ environment: Environment
  ) -> Effect<HealthAction> {
    switch action {
    case .ownerLoaded(let pet): return ownerLoaded(&state, pet)
    case .pagesLoaded(let pages): return pagesLoaded(&state, pages)
    case .soonLoaded(let page): state.soon = page
    case .failed(let reason): return .notice(state.words.failed(reason))
    case .form(let action): return updateForm(&state, action)
    case .file(let action): return updateFile(&state, action)
    case .dueTapped, .dueLoaded, .weekLoaded, .dueMoved, .dueViewed, .dueOpened, .dueClosed,
      .exportTapped:
      return updateDue(&state, action)
    default: return updatePage(&state, action)
    }
    return .none
  }

  // MARK: What comes from the database

  /// Whether the book that is wanted is followed, and today's days are counted.
  ///
  /// - Parameter card: the pet whose card is open.
  func isFollowing(_ state: HealthState, card: UUID?) -> Bool {
    state.countedOn == state.today && state.watched == state.page?.pet ?? card
  }

  /// Follows the book of another pet, or of none, and counts anew on another day.
  ///
  /// - Parameter card: the pet whose card is open.
  func follow(_ state: inout HealthState, card: UUID?) -> Effect<HealthAction> {
    let counting = state.countedOn == state.today ? Effect.none : count(&state)
    let wanted = state.page?.pet ?? card
    guard wanted != state.watched else { return counting }
    state.watched = wanted
    (state.owner, state.pages) = (nil, nil)
    guard let wanted else {
      return .merge(counting, .cancel("health.owner"), .cancel("health.pages"))
    }
    return .merge(counting, watch(wanted))
  }

  private func watch(_ pet: UUID) -> Effect<HealthAction> {
    .merge(
      .subscribe("health.owner") { [pets] send in
        let watch = pets.observePet(pet) { result in
          switch result {
          case .success(let pet): send(.ownerLoaded(pet))
          case .failure(let error): send(.failed(String(describing: error)))
          }
        }
        return Subscription { withExtendedLifetime(watch) {} }
      },
      .subscribe("health.pages") { [book] send in
        let watch = book.observePages(of: pet) { result in
          switch result {
          case .success(let pages): send(.pagesLoaded(pages))
          case .failure(let error): send(.failed(String(describing: error)))
          }
        }
        return Subscription { withExtendedLifetime(watch) {} }
      })
  }

  private func count(_ state: inout HealthState) -> Effect<HealthAction> {
    state.countedOn = state.today
    let soon = observeDue("health.soon", DueQuery(limit: 1), HealthAction.soonLoaded)
    return state.due == nil ? soon : .merge(soon, observeDue(state))
  }

  /// A book is gone with its pet.
  private func ownerLoaded(_ state: inout HealthState, _ pet: Pet?) -> Effect<HealthAction> {
    state.owner = pet
    if pet == nil {
      state.page = nil
      state.file = nil
    }
    return .none
  }

  private func pagesLoaded(
    _ state: inout HealthState, _ pages: HealthPages
  ) -> Effect<HealthAction> {
    state.pages = pages
    guard let kind = state.page?.kind else { return .none }
    let entries = pages.entries(kind)
    state.page?.take(entries)
    return followForm(&state, entries)
  }
}

extension HealthFeature {
  /// What is in front of cards and list; nil where nothing is.
  ///
  /// - Parameter back: the screen that the due list leads back to.
  public func view(_ state: HealthState, back: String) -> Element<HealthAction>? {
    guard let screen = screen(state, back: back) else { return nil }
    guard let file = state.file else { return screen }
    let words = state.words
    return PathPromptView(
      HealthID.prompt, file.prompt, words: words.prompt(file.purpose), problem: words.problem,
      send: { .file(.prompt($0)) }
    ).over(screen)
  }

  private func screen(_ state: HealthState, back: String) -> Element<HealthAction>? {
    if let page = state.page {
      if let form = page.form {
        return HealthFormView(state: state, page: page, form: form, place: place).body
      }
      return HealthPageView(state: state, page: page).body
    }
    return state.due.map { DueView(state: state, due: $0, back: back).body }
  }

  private func place(_ document: Document) -> String? {
    book.url(of: document).map { paths.short($0.path(percentEncoded: false)) }
  }
}
