import Foundation
import TOMLKit

/// The settings and tables of a file in their order, each with its place.
struct TOMLDocument {
  /// After so many problems the rest of a file is not read: it is something else than a setting file.
  static let problemLimit = 100

  let file: URL
  private(set) var leaves: [TOMLLeaf] = []
  /// The headers.
  private(set) var tables: [(path: [String], place: TOMLPlace)] = []
  private var seen: Set<[String]> = []

  /// Nil where there is no file, or none that can be read.
  static func read(_ file: URL, _ problems: inout [ConfigurationProblem]) -> TOMLDocument? {
    switch TextFile.read(file) {
    case .missing: return nil
    case .problem(let reason, let place):
      problems.append(ConfigurationProblem(file, place, reason))
      return nil
    case .text(let text): return TOMLDocument(text, of: file, &problems)
    }
  }

  init(_ text: String, of file: URL, _ problems: inout [ConfigurationProblem]) {
    self.file = file
    var scanner = TOMLScanner(text)
    var header: [String]? = []
    while let statement = TOMLStatement.next(&scanner) {
      guard problems.count < Self.problemLimit else {
        problems.append(ConfigurationProblem(file, statement.place, .tooManyProblems))
        return
      }
      do throws(TOMLMistake) {
        if statement.isHeader {
          header = nil
          let path = try TOMLParser.path(ofHeader: statement)
          header = path
          tables.append((path, statement.place))
        } else {
          let found = try TOMLParser.leaves(of: statement)
          // Settings below a header that cannot be read belong nowhere.
          if let header { for leaf in found { add(leaf, below: header, &problems) } }
        }
      } catch {
        problems.append(ConfigurationProblem(file, error.place, error.reason))
      }
    }
  }

  private mutating func add(
    _ leaf: TOMLLeaf, below header: [String], _ problems: inout [ConfigurationProblem]
  ) {
    var leaf = leaf
    leaf.path = header + leaf.path
    guard seen.insert(leaf.path).inserted else {
      problems.append(ConfigurationProblem(file, leaf.place, .setTwice(leaf.name)))
      return
    }
    leaves.append(leaf)
  }
}
