import Foundation
import PetsDomain

/// A record whose form is open, with what it has, as a new one is nowhere else yet.
public struct RecordDraft: Equatable, Sendable, Codable {
  public var kind: HealthKind
  public var id: UUID
  /// Each field as a record takes it.
  public var values: [String: String]
  /// Something was filled in that is not saved.
  public var isFilled: Bool
}

extension HealthKind: Codable {}
