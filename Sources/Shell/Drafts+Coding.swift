import Foundation
import Persistence

extension Drafts {
  /// What was being typed; one that cannot be read is not worth stopping the program for.
  func draft<Draft: Decodable>(_ type: Draft.Type, for key: String) async -> Draft? {
    guard let text = try? await text(for: key) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// Keeps it, or forgets what was kept for nil; tells what went wrong.
  func keep<Draft: Encodable>(_ draft: Draft?, for key: String) async -> String? {
    do {
      if let draft {
        let text = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
        try await save(text, for: key)
      } else {
        try await remove(key)
      }
      return nil
    } catch {
      return String(describing: error)
    }
  }
}
