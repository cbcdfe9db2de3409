import Core
import Foundation

/// A day on which something is to be done for a pet.
public struct DueItem: Sendable, Equatable, Identifiable {
  public enum Subject: String, Sendable, CaseIterable {
    /// A vaccination ends.
    case vaccination
    /// A course of medicine begins.
    case medicineStart
    /// A course under way ends.
    case medicineEnd
  }

  /// That of the vaccination or the medicine.
  public let id: UUID
  public let subject: Subject
  public let pet: Pet.ID
  public let petName: String?
  /// The name of the vaccination or the medicine.
  public let title: String
  public let date: CalendarDay

  /// Negative for what is overdue.
  public func daysLeft(on today: CalendarDay) -> Int {
    date.daysSinceEpoch - today.daysSinceEpoch
  }
}
