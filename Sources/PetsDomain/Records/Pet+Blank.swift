import Foundation

extension Pet {
  /// Stands in where only a field's rules are asked.
  static let blank = Pet(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    createdAt: Date(timeIntervalSince1970: 0))
}
