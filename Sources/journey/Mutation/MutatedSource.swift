/// The source of one file with all its mutations in it, each behind a switch.
struct MutatedSource {
  /// - Parameters:
  ///   - mutations: those of the file, by their numbers.
  ///   - module: the module of the switch, imported where it is not.
  static func make(
    _ source: String, _ mutations: [(number: Int, mutation: Mutation)], importing module: String
  ) throws(MutationError) -> String {
    var places: [(range: Range<String.Index>, text: String, name: String)] = []
    for (number, mutation) in mutations {
      let range = try place(of: mutation, in: source)
      places.append((range, mutation.schema(number: number), mutation.name))
    }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(places, places.dropFirst())
    where first.range.upperBound > second.range.lowerBound {
      throw .overlapping(first.name, second.name)
    }
    var result = ""
    var end = source.startIndex
    for place in places {
      result += source[end..<place.range.lowerBound] + place.text
      end = place.range.upperBound
    }
    result += source[end...]
    let isImported =
      source.contains("\nimport \(module)\n") || source.hasPrefix("import \(module)\n")
    return isImported ? result : "import \(module)\n" + result
  }

  private static func place(
    of mutation: Mutation, in source: String
  ) throws(MutationError) -> Range<String.Index> {
    let found = source.ranges(of: mutation.text)
    guard found.count == 1, let range = found.first else {
      throw .notFound(name: mutation.name, file: mutation.file, times: found.count)
    }
    let before = mutation.text[..<mutation.mark.lowerBound].count
    let length = mutation.text[mutation.mark].count
    let start = source.index(range.lowerBound, offsetBy: before)
    return start..<source.index(start, offsetBy: length)
  }
}
