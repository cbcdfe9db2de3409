import Foundation
import XCTest

/// Every file call of the program goes through `FileSystem`, so that tests can let it fail.
final class FileCallTests: XCTestCase {
  /// Calls on files, as they stand in a source.
  private static let calls = [
    #"FileManager\.default\.(?!currentDirectoryPath|temporaryDirectory)"#,
    #"(Data|String)\(contentsOf"#, #"\.write\(to: (?!&)"#, #"FileHandle\(for"#,
    #"(?<![.\w])open\([^)]*O_"#,
    #"(?<![.\w])(?<!func )(unlink|rmdir|chmod|rename|mkdir|l?stat|access|opendir|pread|pwrite|ftruncate|fsync|mkdtemp|fopen|flock|utimensat|readlink)\((?=[^)])"#,
  ]

  /// The file system itself, what the kernel tells of processes, and the doctor, who looks at the machine as it is.
  private static let exceptions = [
    "Interchange/Files/", "Persistence/Files/FileHolder.swift", "CursesHost/Doctor/",
  ]

  private static func targets() throws -> Set<String> {
    let manifest = try Project.readManifest()
    let arrows = Dictionary(
      manifest.targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
    var (reached, next): (Set<String>, Set<String>) = ([], ["moggy"])
    while !next.isEmpty {
      reached.formUnion(next)
      next = Set(next.flatMap { arrows[$0] ?? [] }).subtracting(reached)
    }
    return reached
  }

  func testEveryFileCallGoesThroughTheFileSystem() throws {
    let patterns = try Self.calls.map { try NSRegularExpression(pattern: $0) }
    var found: [String] = []
    var files = 0
    for target in try Self.targets() {
      let folder = Project.sources.appendingPathComponent(target, isDirectory: true)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasSuffix(".swift") {
        if Self.exceptions.contains(where: "\(target)/\(name)".hasPrefix) { continue }
        files += 1
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          let code = line.trimmingCharacters(in: .whitespaces)
          if code.hasPrefix("//") { continue }
          let range = NSRange(code.startIndex..., in: code)
          if patterns.contains(where: { $0.firstMatch(in: code, range: range) != nil }) {
            found.append("\(target)/\(name):\(number + 1): \(code)")
          }
        }
      }
    }
    XCTAssertGreaterThan(files, 500)
    XCTAssertEqual(found, [], found.sorted().joined(separator: "\n"))
  }
}
