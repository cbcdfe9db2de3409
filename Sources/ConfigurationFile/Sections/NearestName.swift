extension Set<String> {
  /// The name that is most like a wrong one; the first of the alphabet where several are.
  ///
  /// What stands behind the last point counts as the name too: `quit` is near `program.quit`.
  func nearest(to wrong: String) -> String? {
    // What is longer is no slip, and would take its time.
    let typed = Array(wrong.prefix(80))
    let ranked = sorted().map { name -> (name: String, distance: Int) in
      let last = name.split(separator: ".").last.map(Array.init) ?? []
      let whole = Self.distance(Array(name), typed)
      return (name, Swift.min(whole, Self.distance(last, typed) + 1))
    }
    return ranked.min { $0.distance < $1.distance }?.name
  }

  /// How many characters are to be put in, left out or replaced (Levenshtein).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced = corner + (left == right ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, corner + 1)
      }
    }
    return row[b.count]
  }
}
