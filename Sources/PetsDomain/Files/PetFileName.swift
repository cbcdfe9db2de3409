import Foundation

/// The names under which files of pets are kept, as paths below the data folder.
enum PetFileName {
  /// Whether it is a name of ours, and the content, by its sum, the one that it tells.
  ///
  /// Such a name is `pets/ID-SUM.suffix` or `pets/documents/ID-SUM.suffix`, where the sum may be missing
  /// and a number may follow.
  static func accepts(_ name: String, sum: String) -> Bool {
    let pattern =
      #/
      pets/(?:documents/)?
      ([0-9A-F\-]{36}) (?:-([0-9a-f]{12}) (?:-[0-9]{1,2})?)?
      \.[0-9a-z]{1,8}
      /#
    guard let parts = name.wholeMatch(of: pattern), UUID(uuidString: String(parts.1)) != nil else {
      return false
    }
    return parts.2.map { sum.hasPrefix($0) } ?? true
  }
}
