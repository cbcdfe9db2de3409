import Foundation
import TerminalFuzzing

/// The kept inputs: a file for each target, an input a line, in base64.
enum Corpus {
  static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/\(target.rawValue).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { Data(base64Encoded: String($0)).map { [UInt8]($0) } }
  }
}
