import FoundationEssentials

/// The mutations that `journey mutate` makes where it is given no list: simple ones, that fit any
/// source in Swift.
///
/// A condition or a comparison that is returned is turned around, a truth becomes false, a falsehood true; an
/// assignment to a member is left out; `max` becomes `min`, a step of 1 goes the other way. Each line has at most
/// one. Lines that stand twice in their file are left out, as a mutation has to fit one place.
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
    var isText = false
    return zip(lines, lines.dropFirst() + [""]).compactMap { line, next in
      // A text of several lines is no source, but SQL perhaps.
      if !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
      guard !isText, times[line] == 1, source.ranges(of: line).count == 1, !line.hasPrefix("//"),
        let change = change(of: line, before: next)
      else { return nil }
      let text = String(line)
      let start = text.index(text.startIndex, offsetBy: line[..<change.mark.lowerBound].count)
      let end = text.index(start, offsetBy: line[change.mark].count)
      return Mutation(
        name: "\(file): \(text)", file: file, kind: change.kind, text: text, mark: start..<end,
        replacement: change.replacement)
    }
  }

  private struct Change {
    var mark: Range<Substring.Index>
    var replacement: String
    var kind = Mutation.Kind.expression
  }

  private static func change(of line: Substring, before next: Substring) -> Change? {
    for (before, after) in [("if ", " {"), ("while ", " {"), ("guard ", " else {")]
    where line.hasPrefix(before) && line.hasSuffix(after) {
      let start = line.index(line.startIndex, offsetBy: before.count)
      let condition = line[start..<line.index(line.endIndex, offsetBy: -after.count)]
      return isPlain(condition)
        ? Change(mark: start..<condition.endIndex, replacement: "!(\(condition))") : nil
    }
    for (value, other) in [("true", "false"), ("false", "true")]
    where line == "return \(value)" {
      return Change(
        mark: line.index(line.startIndex, offsetBy: 7)..<line.endIndex, replacement: other)
    }
    // A text may hold anything, and what goes on in the next line is no whole expression. Room that is
    // reserved changes nothing that a test could notice.
    guard !line.contains("\""), !line.contains("reserveCapacity("), !line.contains("func "),
      isWhole(line), !goesOn(next)
    else { return nil }
    return comparison(line) ?? assignment(line) ?? bound(line) ?? step(line)
  }

  /// `return a < b`, which is turned around.
  private static func comparison(_ line: Substring) -> Change? {
    guard line.hasPrefix("return ") else { return nil }
    let value = line.dropFirst(7)
    guard isPlain(value), !value.contains("?"),
      topLevel(value).firstMatch(of: /\ (==|!=|<=|>=|<|>)\ /) != nil
    else { return nil }
    return Change(mark: value.startIndex..<value.endIndex, replacement: "!(\(value))")
  }

  /// `state.draft = text`, which is left out; behind `case .drafted(let text):` too.
  private static func assignment(_ line: Substring) -> Change? {
    let pattern =
      #/^(?:case [^:]+: |default: )?(?<statement>(?!self\.)[a-z]\w*[.\[][^={(]*? [-+]?= .+)$/#
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    let statement = match.output.statement
    guard !statement.contains(" in "), !statement.hasPrefix("let "), !statement.hasPrefix("var ")
    else { return nil }
    return Change(
      mark: statement.startIndex..<statement.endIndex, replacement: "_ = 0", kind: .statement)
  }

  /// `max(0, index)`, which becomes `min(0, index)`, and the other way round.
  private static func bound(_ line: Substring) -> Change? {
    guard let name = line.firstMatch(of: #/(?:^|[^\w.])(?<name>(?:max|min)\()/#)?.output.name
    else { return nil }
    var depth = 0
    for index in line[name.endIndex...].indices {
      if line[index] == "{" { return nil }
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" { depth -= 1 }
      if depth < 0 {
        let call = line[name.startIndex...index]
        let other = call.hasPrefix("max") ? "min" : "max"
        return Change(
          mark: call.startIndex..<call.endIndex, replacement: other + call.dropFirst(3))
      }
    }
    return nil
  }

  /// `index + 1`, which becomes `index - 1`, and the other way round.
  private static func step(_ line: Substring) -> Change? {
    let pattern =
      #/(?:[(\[]|, |= |return )(?<whole>(?<value>[a-z][\w.]*) (?<sign>[-+]) 1)(?=[)\],]|$)/#
    guard let match = line.firstMatch(of: pattern) else { return nil }
    let sign = match.output.sign == "+" ? "-" : "+"
    let whole = match.output.whole
    return Change(
      mark: whole.startIndex..<whole.endIndex, replacement: "\(match.output.value) \(sign) 1")
  }

  /// Returns true where all brackets that open on the line close there.
  private static func isWhole(_ line: Substring) -> Bool {
    var depth = 0
    for character in line {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && !line.hasSuffix(",") && !line.hasSuffix("=") && !line.hasSuffix(":")
  }

  /// Returns true for a line that goes on with the expression of the line before.
  private static func goesOn(_ line: Substring) -> Bool {
    line.first.map { ".?:+-*/&|=<>".contains($0) } ?? false
  }

  /// Returns the text without what stands in brackets.
  private static func topLevel(_ text: Substring) -> String {
    var (result, depth) = ("", 0)
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if depth == 0 { result.append(character) }
      if ")]}".contains(character) { depth -= 1 }
    }
    return result
  }

  /// Returns true for one condition that binds nothing and waits for nothing; `while true` is none, for what
  /// stands behind it is not reached.
  private static func isPlain(_ condition: Substring) -> Bool {
    if condition == "true" { return false }
    let words = condition.split { !$0.isLetter && $0 != "#" }
    return !condition.contains(",") && !condition.contains("{")
      && !words.contains { ["let", "var", "case", "try", "await", "#available"].contains($0) }
  }
}
