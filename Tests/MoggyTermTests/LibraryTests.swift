import Foundation
import XCTest

/// The library itself, linked out of the modules of this build, and the programs of its article.
final class LibraryTests: XCTestCase {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private var folder = URL(filePath: NSTemporaryDirectory())

  override func setUpWithError() throws {
    folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testProgramsInCAndPythonUseTheLibrary() throws {
    let build = Bundle(for: Self.self).bundleURL.path
    let root = Self.root.path
    try shell("'\(root)/scripts/libmoggyterm.sh' '\(build)' library")
    XCTAssertEqual(try strangers(), [], "only what the header declares can be seen")
    XCTAssertFalse(try shell("readelf -d library/lib/libmoggyterm.so").contains("swift"))

    try compile("screen", "--libs", "")
    try compile("alone", "--static --libs", "-Wl,-Bstatic -lmoggyterm -Wl,-Bdynamic")
    XCTAssertFalse(try shell("readelf -d alone").contains("moggyterm"))
    let text = "\\033[1mone\\033[m\\r\\n\\r\\n\\r\\n\\r\\n日本\\r\\n\\033]2;A title\\a\\033[5nlast"
    let shown = """
      answered 4 bytes, the first 27
      title: A title
      -1 |one| bold
       0 ||
       1 ||
       2 ||
       3 |日本|
       4 |last|
      cursor at 4, 4
      answered 6 bytes, the first 27

      """
    XCTAssertEqual(
      try shell("printf '\(text)' | LD_LIBRARY_PATH=library/lib ./screen"), shown)
    XCTAssertEqual(try shell("printf '\(text)' | ./alone"), shown, "by the archive")
    let python = "'\(root)/Examples/CLibrary/screen.py' library/lib/libmoggyterm.so"
    XCTAssertEqual(
      try shell("printf '\(text)' | python3 \(python)"),
      """
      answered b'\\x1b[0n'
      title: A title
      -1 |one|
       0 ||
       1 ||
       2 ||
       3 |日本|
       4 |last|
      answered b'\\x03'

      """)
  }

  private func compile(_ program: String, _ what: String, _ first: String) throws {
    try shell(
      "PKG_CONFIG_PATH=library/lib/pkgconfig; export PKG_CONFIG_PATH; cc -Wall -Wextra -Werror "
        + "-o \(program) '\(Self.root.path)/Examples/CLibrary/screen.c' -Llibrary/lib \(first) "
        + "$(pkg-config --cflags \(what) moggyterm)")
  }

  func testTheExamplesAreShort() throws {
    for name in ["screen.c", "screen.py"] {
      let file = Self.root.appending(path: "Examples/CLibrary/\(name)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      XCTAssertLessThan(lines.count, 41, name)
    }
  }

  /// The symbols that the library shows besides those of the header, and those that it lacks.
  private func strangers() throws -> [String] {
    let shown = try shell("nm -D --defined-only library/lib/libmoggyterm.so")
      .split(separator: "\n").compactMap { $0.split(separator: " ").last }
      .map { String($0.prefix { $0 != "@" }) }.filter { $0 != "MOGGYTERM_1" }
    let header = try String(
      contentsOf: folder.appending(path: "library/include/moggyterm.h"), encoding: .utf8)
    let pattern = try NSRegularExpression(pattern: "\\b(moggyterm_[a-z_]+)\\(")
    let range = NSRange(header.startIndex..., in: header)
    let declared = pattern.matches(in: header, range: range).compactMap {
      Range($0.range(at: 1), in: header).map { String(header[$0]) }
    }
    return Set(shown).symmetricDifference(declared).sorted()
  }

  @discardableResult
  private func shell(_ command: String) throws -> String {
    let process = Process()
    let (output, errors) = (Pipe(), folder.appending(path: "errors"))
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "{ \(command); } 2>errors"]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let told = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    XCTAssertEqual(process.terminationStatus, 0, "\(command)\n\(told)")
    return String(decoding: data, as: UTF8.self)
  }
}
