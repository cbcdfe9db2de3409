/// How the exchange writes the age of a cat, which its person need not tell.
enum WrittenAge {
  /// Nil where none was told; more than anybody lives is read as the most.
  static func read<Key>(
    _ values: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> Int? {
    guard let years = try values.decodeIfPresent(Int.self, forKey: key) else { return nil }
    return years < CatinderLimits.ages.lowerBound
      ? nil : min(years, CatinderLimits.ages.upperBound)
  }

  /// A reader of the exchange finds a number in every case, as before there was any who told none;
  /// what is printed leaves it out.
  static func write<Key>(
    _ age: Int?, _ values: inout KeyedEncodingContainer<Key>, _ key: Key, to encoder: any Encoder
  ) throws {
    if age == nil, CatinderJSON.isPrinted(by: encoder) { return }
    try values.encode(age ?? CatinderLimits.untoldAge, forKey: key)
  }
}
