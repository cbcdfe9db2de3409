import FoundationEssentials

/// A copy of a package that has all mutations in it and is built once; a file says which is on.
///
/// Every process reads that file when it begins: programs that tests start in an environment of
/// their own are broken too.
struct MutantPackage {
  let root: URL
  let folder: URL
  let list: MutationList

  private var switchFile: URL { folder.appending(path: "mutant") }
  var package: URL { folder.appending(path: "package") }
  var build: URL { folder.appending(path: "build") }

  /// Makes the copy anew; what was built of the last one is used again.
  func write() throws {
    let files = FileManager.default
    try? files.removeItem(at: package)
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    for item in try files.contentsOfDirectory(atPath: root.path) where !item.hasPrefix(".build") {
      if item == ".git" { continue }
      try files.copyItem(at: root.appending(path: item), to: package.appending(path: item))
    }
    try relaxWarnings()
    let numbered = list.mutations.enumerated().map { (number: $0.offset + 1, mutation: $0.element) }
    for (file, group) in Dictionary(grouping: numbered, by: \.mutation.file) {
      let url = package.appending(path: file)
      let source = try Self.read(url)
      // The target of the switch need not import itself.
      let module = file.hasPrefix(list.host + "/") ? nil : module
      let mutated = try MutatedSource.make(source, group, importing: module)
      try Data(mutated.utf8).write(to: url)
    }
    let host = package.appending(path: list.host).appending(path: "Mutant.swift")
    try Data(switchSource.utf8).write(to: host)
    try turnOn(0)
  }

  /// Breaks what the mutation of this number breaks; 0 breaks nothing.
  func turnOn(_ number: Int) throws { try Data("\(number)\n".utf8).write(to: switchFile) }
  private var module: String { URL(filePath: list.host).lastPathComponent }

  static func read(_ url: URL) throws -> String {
    guard let text = try? String(contentsOf: url, encoding: .utf8)
    else { throw MutationError.unreadable(url.relativePath) }
    return text
  }

  /// A warning about a mutated line is no reason not to build.
  private func relaxWarnings() throws {
    let url = package.appending(path: "Package.swift")
    let text = try Self.read(url).replacing(".treatAllWarnings(as: .error),", with: "")
    try Data(text.utf8).write(to: url)
  }

  private var switchSource: String {
    """
    import Glibc

    /// The mutation that is on in this process.
    public enum Mutant {
      private static let number: Int = {
        guard let file = fopen("\(switchFile.path)", "r") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 16)
        guard fgets(&text, 16, file) != nil else { return 0 }
        return Int(atoi(text))
      }()

      public static func isOn(_ wanted: Int) -> Bool { number == wanted }
    }

    """
  }
}

/// The source of one file with all its mutations in it, each behind a switch.
struct MutatedSource {
  /// - Parameters:
  ///   - mutations: those of the file, by their numbers.
  ///   - module: the module of the switch, imported where it is not; nil for a file of that module.
  static func make(
    _ source: String, _ mutations: [(number: Int, mutation: Mutation)], importing module: String?
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
    guard let module else { return result }
    let isImported =
      source.contains("\nimport \(module)\n") || source.hasPrefix("import \(module)\n")
    return isImported ? result : "import \(module)\n" + result
  }

  private static func place(
    of mutation: Mutation, in source: String
  ) throws(MutationError) -> Range<String.Index> {
    let found = source.ranges(of: mutation.text)
    guard found.count == 1, let range = found.first
    else { throw .notFound(name: mutation.name, file: mutation.file, times: found.count) }
    let before = mutation.text[..<mutation.mark.lowerBound].count
    let length = mutation.text[mutation.mark].count
    let start = source.index(range.lowerBound, offsetBy: before)
    return start..<source.index(start, offsetBy: length)
  }
}
