import Foundation
import Interchange

/// Reads a small text that a user has written; nothing that is there instead can hold the program
/// up.
enum TextFile {
  /// The most bytes of a file.
  static let limit = 1 << 20

  enum Content {
    case missing
    case text(String)
    case problem(ConfigurationProblem.Reason, TOMLPlace)
  }

  static func read(_ file: URL) -> Content {
    let bytes: Data
    do throws(FileIntakeProblem) {
      bytes = try FileIntake.read(file.path(percentEncoded: false), limit: limit)
    } catch {
      switch error {
      case .missing: return .missing
      case .notAFile: return .problem(.notAFile, .start)
      case .tooLarge: return .problem(.tooLarge, .start)
      case .unreadable(let error): return .problem(.unreadable(error.code), .start)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self)
    else { return .problem(.notUTF8, placeOfDamage(in: bytes)) }
    return .text(text)
  }

  private static func placeOfDamage(in bytes: Data) -> TOMLPlace {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = TOMLPlace.start
    while case .valid(let encoded) = parser.parseScalar(from: &rest) {
      place.pass(Unicode.UTF8.decode(encoded))
    }
    return place
  }
}
