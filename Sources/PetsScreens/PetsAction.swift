import Core
import Foundation
import PetsDomain
import Semantics
import Toolkit

/// What can happen in the Pets tab.
///
/// What is large stands behind a reference: a frame has a copy of an action for each of its keys.
public enum PetsAction: Sendable {
  // The tab.
  case started
  /// The number of all pets, whatever is searched for.
  case counted(Int)
  /// Other records and settings have taken the place of those that are known.
  case recordsReplaced
  case settingsLoaded(PetSettings)
  case pageLoaded(PetPage)
  case loadFailed(String)
  case retryTapped

  // The list.
  case moved(to: Int)
  /// Wheel or bar have moved the list on, away from the selection perhaps.
  case viewed(Range<Int>)
  /// Where the selected pet stands that is not in the part of the list that is loaded; nil where it
  /// is not in the list.
  case selectionFound(id: UUID, index: Int?)
  case opened(index: Int)
  case addTapped
  case deleteTapped
  case sortTapped
  case search(Search.Event)

  // The card of one pet.
  indirect case petLoaded(Pet?)
  case backTapped
  case fieldMoved(to: Int)
  case editTapped(index: Int)
  case editChanged(String)
  case editRefused
  case editSubmitted
  case editCancelled
  /// `Tab` in a field: save, and on to the next one (or the one before).
  case editStepped(Int)
  case calendar(CalendarAction)
  case clearTapped
  case export(CardExportAction)
  indirect case saved(PetSave, PetOutcome)
  /// A save that did not reach the disk, and why.
  indirect case saveRefused(PetSave, String)
  case saveFailed(String)
  case emptyConfirmed
  case emptyCancelled

  // The health books.
  indirect case health(HealthAction)
  indirect case photo(PhotoAction)

  // What came back.
  /// What was being typed at the end of the last run, with its pet and its record, nil where they were
  /// never kept.
  indirect case draftFound(PetDraft, Pet?, HealthEntry?)
  case deleted(name: String)
  /// Something was undone or redone.
  case historyMoved
}
