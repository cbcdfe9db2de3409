import AppRuntime
import Foundation
import PetsDomain
import Toolkit

/// One part of a book: its records, opened, added and deleted.
extension HealthFeature {
  func updatePage(
    _ state: inout HealthState, _ action: HealthAction
  ) -> Effect<HealthAction> {
    switch action {
    case .opened(let kind, let pet): open(&state, HealthPageState(pet: pet, kind: kind))
    case .moved(let index): state.select(index)
    case .entryOpened(let index): openEntry(&state, index)
    case .addTapped: return add(&state)
    case .deleteTapped(let index):
      let entries = state.entries
      return entries.indices.contains(index) ? delete(entries[index]) : .none
    case .formDeleteTapped:
      guard let form = state.page?.form, !form.isNew, form.edit == nil else { return .none }
      state.page?.form = nil
      return delete(form.entry)
    case .deleted(let title, let kind):
      return .notice(state.words.deleted(title, kind))
    case .backTapped: return back(&state)
    case .copyTapped: return askForCopy(state)
    default: break
    }
    return .none
  }

  func open(_ state: inout HealthState, _ page: HealthPageState) {
    state.page = page
    guard state.watched == page.pet, let pages = state.pages else { return }
    state.page?.take(pages.entries(page.kind))
  }

  private func openEntry(_ state: inout HealthState, _ index: Int) {
    state.select(index)
    guard let entry = state.selected else { return }
    state.page?.form = HealthFormState(entry)
  }

  /// A document begins with its file; what else there is, with what it cannot be without.
  private func add(_ state: inout HealthState) -> Effect<HealthAction> {
    guard let page = state.page, page.form == nil else { return .none }
    guard let entry = HealthEntry.blank(page.kind, of: page.pet, in: book) else {
      return askForFile()
    }
    var form = HealthFormState(entry, isNew: true)
    form.begin(at: entry.missing(state.words.records, today: state.today)?.name, state)
    state.page?.form = form
    return .none
  }

  func delete(_ entry: HealthEntry) -> Effect<HealthAction> {
    .run("delete record", queue: PetsFeature.saves) { [book] send in
      do {
        if try await entry.delete(in: book) { send(.deleted(title: entry.title, entry.kind)) }
      } catch {
        send(.failed(String(describing: error)))
      }
    }
  }

  private func back(_ state: inout HealthState) -> Effect<HealthAction> {
    guard state.page?.form != nil else {
      state.page = nil
      return .none
    }
    return leaveForm(&state)
  }
}
