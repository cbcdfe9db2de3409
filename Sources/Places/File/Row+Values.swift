import GRDB

/// Columns of a file that may be damaged: what is not of the wanted kind is nothing, and never a trap.
extension Row {
  func text(_ column: Int) -> String {
    String.fromDatabaseValue(self[column] as DatabaseValue) ?? ""
  }

  func integer(_ column: Int) -> Int { optionalInteger(column) ?? 0 }

  func optionalInteger(_ column: Int) -> Int? {
    Int.fromDatabaseValue(self[column] as DatabaseValue)
  }

  func real(_ column: Int) -> Double {
    Double.fromDatabaseValue(self[column] as DatabaseValue) ?? 0
  }

  func list(_ column: Int, _ separator: Character = ",") -> [String] {
    text(column).split(separator: separator).map(String.init)
  }

  func box(_ column: Int) -> GeoBox {
    GeoBox(
      west: real(column), south: real(column + 1), east: real(column + 2), north: real(column + 3))
  }
}
