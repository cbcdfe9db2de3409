import Core

/// The name that the writer of a wrong one may have meant.
package enum NearestName {
  /// Returns the known name that is most like a wrong one; nil where none is like it.
  ///
  /// Case and the signs between words do not count. One letter of three may be another one, and two may
  /// have changed places; a name whose first word is the wrong one is like it, too.
  package static func of(_ wrong: String, among names: some Sequence<String>) -> String? {
    let (names, bare) = (Array(names), letters(wrong))
    guard !bare.isEmpty else { return nil }
    let ranked = names.map { ($0, EditDistance.between(letters($0), bare)) }.filter {
      name, distance in
      let name = letters(name)
      if distance * 3 <= max(name.count, bare.count) { return true }
      return distance == 2 && name.first == bare.first && name.sorted() == bare.sorted()
    }
    if let best = ranked.min(by: { $0.1 < $1.1 }) { return best.0 }
    return names.first { $0.lowercased().hasPrefix(wrong.lowercased() + "-") }
  }

  /// `did you mean “press”?`; nil where no name is like the wrong one.
  package static func question(_ wrong: String, among names: some Sequence<String>) -> String? {
    of(wrong, among: names).map { "did you mean “\($0)”?" }
  }

  /// `did you mean “press”?`, or else all names: `there are a, b`.
  package static func advice(_ wrong: String, among names: some Sequence<String>) -> String {
    question(wrong, among: names) ?? "there are " + names.joined(separator: ", ")
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }
}
