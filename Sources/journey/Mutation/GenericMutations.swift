import FoundationEssentials

/// The mutations that `journey mutate` makes where it is given no list: simple ones, that fit any
/// source in Swift.
///
/// A condition is turned around, a truth becomes false, a falsehood true. Lines that stand twice in
/// their file are left out, as a mutation has to fit one place.
struct GenericMutations {
  /// The package.
  let root: URL
  /// The folder of a target, from the root.
  let folder: String

  func list() throws -> MutationList {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    let mutations = try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let path = "\(folder)/\(file)"
      return Self.mutations(in: try MutantPackage.read(root.appending(path: path)), file: path)
    }
    return MutationList(host: folder, mutations: mutations)
  }

  static func mutations(in source: String, file: String) -> [Mutation] {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let times = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    return lines.compactMap { line in
      guard times[line] == 1, source.ranges(of: line).count == 1,
        let (mark, replacement) = replacement(in: line)
      else { return nil }
      let text = String(line)
      let start = text.index(text.startIndex, offsetBy: line[..<mark.lowerBound].count)
      let end = text.index(start, offsetBy: line[mark].count)
      return Mutation(
        name: "\(file): \(text)", file: file, kind: .expression, text: text, mark: start..<end,
        replacement: replacement)
    }
  }

  private static func replacement(in line: Substring) -> (Range<Substring.Index>, String)? {
    for (before, after) in [("if ", " {"), ("while ", " {"), ("guard ", " else {")]
    where line.hasPrefix(before) && line.hasSuffix(after) {
      let start = line.index(line.startIndex, offsetBy: before.count)
      let condition = line[start..<line.index(line.endIndex, offsetBy: -after.count)]
      return isPlain(condition) ? (start..<condition.endIndex, "!(\(condition))") : nil
    }
    for (value, other) in [("true", "false"), ("false", "true")]
    where line == "return \(value)" {
      return (line.index(line.startIndex, offsetBy: 7)..<line.endIndex, other)
    }
    return nil
  }

  /// Returns true for one condition that binds nothing and waits for nothing.
  private static func isPlain(_ condition: Substring) -> Bool {
    let words = condition.split { !$0.isLetter && $0 != "#" }
    return !condition.contains(",") && !condition.contains("{")
      && !words.contains { ["let", "var", "case", "try", "await", "#available"].contains($0) }
  }
}
