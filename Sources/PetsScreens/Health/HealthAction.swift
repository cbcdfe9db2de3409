import Foundation
import PetsDomain

/// What can happen in the health books.
///
/// What is large stands behind a reference: a frame has a copy of an action for each of its keys.
public enum HealthAction: Sendable {
  // What comes from the database.
  indirect case ownerLoaded(Pet?)
  case pagesLoaded(HealthPages)
  case soonLoaded(DuePage)
  case failed(String)

  // A part of a book.
  case opened(HealthKind, pet: UUID)
  case moved(to: Int)
  case entryOpened(index: Int)
  case addTapped
  case deleteTapped(index: Int)
  case formDeleteTapped
  case deleted(title: String, HealthKind)
  case backTapped

  indirect case form(HealthFormAction)

  // What is due.
  case dueTapped
  case dueLoaded(DuePage)
  case weekLoaded(Int)
  case dueMoved(to: Int)
  case dueViewed(Range<Int>)
  case dueOpened(index: Int)
  case dueClosed
  case exportTapped

  // Files.
  case copyTapped
  indirect case file(HealthFileAction)

}
