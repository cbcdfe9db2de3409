/// The names and the version of the file with everything; the article *Exchange format* tells them to
/// others.
enum ExchangeFormat {
  static let name = "moggy"
  static let version: Int64 = 1

  /// The parts of a pet's health book, by the name of their array.
  static let healthNames: [(kind: HealthKind, name: String)] = [
    (.vaccination, "vaccinations"), (.weighing, "weighings"), (.visit, "visits"),
    (.medicine, "medicines"), (.document, "documents"),
  ]

  /// The folder of photos and documents beside a file of that name.
  static func folder(beside file: String) -> String {
    let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    return stem + ".files"
  }
}
