import Core
import Foundation
import Persistence

/// The card of one animal. Every field may be missing; a card without any and without a photo
/// is never stored.
public struct Pet: Sendable, Equatable, Identifiable {
  public let id: UUID
  public let createdAt: Date
  public var updatedAt: Date

  public var name: String?
  public var kind: String?
  public var breed: String?
  public var birthday: CalendarDay?
  public var weight: Weight?
  public var sterilised: String?
  public var colour: String?
  public var coat: String?
  public var chip: String?
  /// The name of its photo below the folder of files; see ``PetRepository/photoURL(of:)``. Set by
  /// ``PetRepository/setPhoto(_:from:creating:)`` alone.
  public internal(set) var photo: String?

  /// A card with nothing on it yet; its moments are kept to the millisecond.
  public init(id: UUID, createdAt: Date) {
    self.id = id
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  /// Whether all nine fields are missing, and the photo too.
  public var isEmpty: Bool { photo == nil && PetField.allCases.allSatisfy { self[$0].isEmpty } }

  /// Nil without a birthday, and for one that is still to come.
  public func age(on today: CalendarDay) -> Age? {
    birthday.flatMap { Age(from: $0, to: today) }
  }
}
