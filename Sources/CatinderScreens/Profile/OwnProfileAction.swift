import CatinderDomain
import FilePrompts
import Foundation

/// What can happen with one's own profile (C-60 to C-67).
public enum OwnProfileAction: Sendable {
  public enum Field: Sendable {
    case name, age, about, story
  }

  case opened
  case closed
  case changed(Field, String)
  case saved(ProfileDraft, Result<Profile, CatinderError>)
  /// It is time to try again what could not be saved.
  case saveDue
  case previewTapped

  // Photos; slots count from 0.
  case slotMoved(Int)
  case slotTapped(Int)
  case menuClosed
  case addTapped
  case prompt(PathPromptAction)
  case added(Result<String, PhotoTrouble>)
  case deleteTapped
  case deleted(String, Result<Data, CatinderError>)
  case undoTapped
  case restored([String], Result<[String], CatinderError>)
  /// Takes a photo up, or puts it down where it was carried to.
  case carryTapped
  case carryCancelled
  case reordered(from: Int, to: Int)
  case ordered(before: [String], CatinderError?)
}
