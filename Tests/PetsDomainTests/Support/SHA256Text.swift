import Foundation
import Persistence

/// The sum of a file's content, as it stands in names.
enum SHA256Text {
  static func of(_ data: Data) -> String { SHA256.hexadecimal(data) }
}
