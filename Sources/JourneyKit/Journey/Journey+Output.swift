import FoundationEssentials
import Glibc
import Semantics
import Terminal
import VirtualTerminal

/// An expectation of a file.
public enum FileExpectation: Hashable, Sendable {
  case exists
  case missing
  /// The whole content, as UTF-8.
  case content(String)
  /// A part of the content.
  case containing(TextPattern)

  var words: String {
    switch self {
    case .exists: "is there"
    case .missing: "is not there"
    case .content(let text): "is “\(text.prefix(80))”"
    case .containing(let pattern): "has \(pattern)"
    }
  }
}

/// Expectations of the files that a program writes and of the text that it prints.
extension Journey {
  /// The most bytes of a file that are read for an expectation.
  static var fileLimit: Int { 16 << 20 }

  /// Expects a file, as it is now.
  ///
  /// - Parameter path: an absolute one, one from the program's folder, or one from its home with `~/`.
  public func expectFile(
    _ path: String, _ expected: FileExpectation = .exists, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let place = Place(file, line)
    try check("expect the file \(path) \(expected.words)", place) {
      let full = try fullPath(path, place)
      let isThere = access(full, F_OK) == 0
      if expected == .missing {
        guard isThere else { return }
        throw failure("the file \(path) is there", place)
      }
      guard isThere else { throw failure("there is no file \(path)", place) }
      switch expected {
      case .exists, .missing: return
      case .content(let wanted):
        let text = try content(of: full, path, place)
        guard text != wanted else { return }
        let lines = LineDifference(wanted, text).lines.map { "\n  \($0)" }.joined()
        throw failure(
          "the file \(path) has another content (- expected, + found):\(lines)", place,
          expected: wanted, actual: text)
      case .containing(let pattern):
        try expect(pattern, in: try content(of: full, path, place), "the file \(path)", place)
      }
    }
  }

  private func fullPath(_ path: String, _ place: Place) throws -> String {
    if path.hasPrefix("/") { return path }
    guard let driver = driver as? ProcessDriver
    else { throw failure("a program in process has no folder", place) }
    guard path.hasPrefix("~/") else { return "\(driver.folder)/\(path)" }
    guard let home = driver.homePath else {
      throw failure("the program has no home of its own", place)
    }
    return home + path.dropFirst(1)
  }

  private func content(of full: String, _ path: String, _ place: Place) throws -> String {
    let handle = open(full, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard handle >= 0
    else { throw failure("the file \(path): \(String(cString: strerror(errno)))", place) }
    defer { close(handle) }
    var status = stat()
    guard fstat(handle, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { throw failure("the file \(path) is no regular file", place) }
    guard status.st_size <= Self.fileLimit else {
      throw failure("the file \(path) has \(status.st_size) bytes, more than are read", place)
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(handle, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if read <= 0 { break }
      count += read
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The text that the program has printed on the terminal's main screen, with the lines that have left
  /// its top; empty on the alternate one. A line that was wrapped is one line.
  public func printed(file: StaticString = #filePath, line: UInt = #line) throws -> String {
    guard let display = driver.display
    else { throw failure("a program in process has no terminal", Place(file, line)) }
    if display.isAlternateScreen { return "" }
    let rows = display.allRows
    let text = display.text(
      in: TextRange(
        Point(x: 0, y: rows.lowerBound), Point(x: display.size.columns, y: rows.upperBound - 1)))
    return String(text.reversed().drop { $0 == "\n" }.reversed())
  }

  /// Expects words in what the program has printed: its standard output and standard error, which both
  /// are the terminal.
  public func expectPrinted(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (pattern, place) = (words.textPattern, Place(file, line))
    try check("expect \(pattern) in what was printed", place) {
      try expect(pattern, in: try printed(file: file, line: line), "what was printed", place)
    }
  }

  /// Expects the whole text that the program has printed, without blanks at the ends of its lines.
  public func expectPrinted(
    exactly text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let place = Place(file, line)
    try check("expect what was printed", place) {
      let found = try printed(file: file, line: line)
      guard found != text else { return }
      let lines = LineDifference(text, found).lines.map { "\n  \($0)" }.joined()
      throw failure(
        "other words were printed (- expected, + found):\(lines)", place, expected: text,
        actual: found)
    }
  }

  /// Expects the progress bar that the program asks for (OSC 9 ; 4).
  ///
  /// - Parameter percent: 0 to 100; nil for no bar.
  public func expectProgress(
    _ percent: Int?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let place = Place(file, line)
    func words(_ percent: Int?) -> String { percent.map { "\($0) %" } ?? "none" }
    try check("expect progress \(words(percent))", place) {
      let found = try facts(file: file, line: line).progress?.percent
      guard found != percent else { return }
      throw failure("progress: expected \(words(percent)), found \(words(found))", place)
    }
  }

  /// Expects the outline of the screen, a node a line, as a value: nothing is left to be accepted.
  ///
  /// A program that publishes no nodes has the outline of the inferred roles; lines need not say that they are
  /// inferred.
  ///
  /// - Parameter lines: two blanks a level; `/…/` is an expression for a whole line.
  public func expectOutline(
    lines: [String], _ match: OutlineMatch = .exact, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let place = Place(file, line)
    try check("expect the outline of \(lines.count) lines", place) {
      var screen = screen.withInferredRoles
      if !lines.contains(where: { $0.contains("inferred") }) {
        for index in screen.nodes.indices { screen.nodes[index].traits.remove(.inferred) }
      }
      let comparison = OutlineComparison(template: lines, actual: screen.outline, match: match)
      guard !comparison.isEqual else { return }
      let changes = comparison.changes.map { "\n  \($0)" }.joined()
      throw failure("the outline is another one (- expected, + found):\(changes)", place)
    }
  }
}
