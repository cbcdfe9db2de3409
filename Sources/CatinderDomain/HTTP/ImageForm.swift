import Foundation

/// A picture as a form of several parts (RFC 7578), with the one field `imageFile`.
struct ImageForm {
  let contentType: String
  let body: Data

  init(_ bytes: Data) {
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    let boundary = Self.boundary(for: bytes)
    let head = """
      --\(boundary)\r
      Content-Disposition: form-data; name="imageFile"; filename="\(isPNG ? "a.png" : "a.jpg")"\r
      Content-Type: \(isPNG ? "image/png" : "image/jpeg")\r
      \r

      """
    contentType = "multipart/form-data; boundary=\(boundary)"
    body = Data(head.utf8) + bytes + Data("\r\n--\(boundary)--\r\n".utf8)
  }

  /// One that does not stand in the picture itself.
  private static func boundary(for bytes: Data) -> String {
    var number = 0
    while bytes.range(of: Data("moggy-picture-\(number)".utf8)) != nil { number += 1 }
    return "moggy-picture-\(number)"
  }
}
