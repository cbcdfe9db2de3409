/// The header of an answer, as its lines come: RFC 9112, 2.1.
///
/// Headers of answers that only announce one (1xx) are read over, and so are the fields that may follow
/// a body.
struct AnswerHead {
  /// In bytes of its lines, as other programs have it; a server that never ends its header must not fill
  /// the memory.
  static let largest = 80 << 10
  /// Codings of which one at a time is undone.
  private static let codings: Set<String> = ["gzip", "x-gzip", "deflate", "br", "identity"]

  private(set) var status = 0
  private(set) var fields = HTTPFields()
  private(set) var isComplete = false
  private var size = 0

  /// Takes the next line, with its end; returns true if it ended the header.
  ///
  /// - Throws: ``HTTPError/malformed(_:)``.
  mutating func take(_ line: some Collection<UInt8>) throws(HTTPError) -> Bool {
    size += line.count
    guard size <= Self.largest else { throw .malformed("a header that is too long") }
    if isComplete { return false }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    if text.isEmpty { return try end() }
    if text.hasPrefix("HTTP/") {
      try begin(text)
    } else if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields.append(String(text[..<colon]), String(value))
    }
    return false
  }

  private mutating func begin(_ line: String) throws(HTTPError) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1].utf8.count == 3, let status = Int(words[1]), status >= 100
    else { throw .malformed("a status that is none") }
    self.status = status
    fields = HTTPFields()
  }

  private mutating func end() throws(HTTPError) -> Bool {
    if (100..<200).contains(status) { return false }
    let lengths = Set((fields["Content-Length"] ?? "").split(separator: ",").map(Self.trimmed))
    guard lengths.count <= 1 else { throw .malformed("two lengths") }
    let named = (fields["Content-Encoding"] ?? "").lowercased().split(separator: ",")
    // What was compressed twice, or by a method that was not asked for.
    guard named.count <= 1, named.allSatisfy({ Self.codings.contains(Self.trimmed($0)) })
    else { throw .malformed("compressed in a way that was not asked for") }
    isComplete = true
    return true
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.prefix { $0 != " " })
  }
}
