import Foundation

extension [CountryPhoto] {
  /// The first so many, without those whose picture was there before.
  func firstOfEach(_ count: Int) -> [CountryPhoto] {
    var seen: Set<URL> = []
    return Array(filter { seen.insert($0.address).inserted }.prefix(count))
  }
}
