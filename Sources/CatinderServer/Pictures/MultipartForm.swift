import Foundation

/// The one file of a form (RFC 7578), found without believing any of it.
struct MultipartForm {
  let file: Data

  /// - Throws: 400 for what is no such form, or has other fields.
  init(_ body: Data, contentType: String, field: String) throws(Refusal) {
    guard let boundary = Self.boundary(contentType) else { throw .badRequest }
    let parts = Self.parts(body, Data("--\(boundary)".utf8))
    guard let parts, parts.count == 1, let part = parts.first,
      let end = part.range(of: Data("\r\n\r\n".utf8))
    else { throw .invalid([field]) }
    let head = String(decoding: part[part.startIndex..<end.lowerBound], as: UTF8.self)
    guard head.utf8.count <= 2048, Self.names(head, field) else { throw .invalid([field]) }
    file = Data(part[end.upperBound...])
  }

  private static func boundary(_ contentType: String) -> String? {
    for part in contentType.split(separator: ";").dropFirst() {
      let pair = part.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].lowercased() == "boundary" else { continue }
      let value = pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      return (1...70).contains(value.utf8.count) ? value : nil
    }
    return nil
  }

  /// What stands between the boundaries, without the line ends around it; nil where the last one is
  /// missing.
  private static func parts(_ body: Data, _ boundary: Data) -> [Data]? {
    guard var at = body.range(of: boundary), at.lowerBound == body.startIndex else { return nil }
    let separator = Data("\r\n".utf8) + boundary
    var parts: [Data] = []
    while parts.count < 3 {
      let rest = body[at.upperBound...]
      if rest.starts(with: Data("--".utf8)) { return parts }
      guard rest.starts(with: Data("\r\n".utf8)),
        let next = rest.range(of: separator)
      else { return nil }
      let start = rest.startIndex + 2
      parts.append(body[min(start, next.lowerBound)..<next.lowerBound])
      at = next
    }
    return nil
  }

  private static func names(_ head: String, _ field: String) -> Bool {
    head.components(separatedBy: "\r\n").contains { line in
      let small = line.lowercased()
      return small.hasPrefix("content-disposition:") && line.contains("name=\"\(field)\"")
    }
  }
}
