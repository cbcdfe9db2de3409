/// The proxies whose word on the address of a client counts.
///
/// The word of anybody else is ignored: it would let a client choose whose limits it uses up.
public struct TrustedProxies: Sendable, Hashable {
  public var ranges: [NetworkRange]
  /// True if their connections begin with a header of the PROXY protocol, version 2.
  public var speakProxyProtocol: Bool

  public init(_ ranges: [NetworkRange] = [], speakProxyProtocol: Bool = false) {
    (self.ranges, self.speakProxyProtocol) = (ranges, speakProxyProtocol)
  }

  func contains(_ address: NetworkAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }

  /// Returns the client of a request: the right-most address that is not of a proxy.
  ///
  /// Each proxy adds at the right the address from which it was asked; what is left of the first
  /// untrusted one was written by that one. Where the addresses end in a word that is none, as
  /// `unknown`, the proxy that wrote it counts. Where both fields are there and do not agree, one of
  /// them was passed on from the client: then the peer counts.
  ///
  /// - Parameters:
  ///   - peer: the other end of the connection.
  ///   - forwarded: the lines of the field `Forwarded` (RFC 7239).
  ///   - forwardedFor: the lines of the field `X-Forwarded-For`.
  func client(
    of peer: NetworkAddress, forwarded: [String], forwardedFor: [String]
  ) -> NetworkAddress {
    guard contains(peer) else { return peer }
    let standard = forwarded.reversed().lazy.flatMap { ForwardedLine($0).reversed }
    let common = forwardedFor.reversed().lazy.flatMap { line in
      line.split(separator: ",", omittingEmptySubsequences: false).reversed().map {
        ForwardedLine.address($0)
      }
    }
    switch (forwarded.isEmpty, forwardedFor.isEmpty) {
    case (true, true): return peer
    case (false, true): return last(standard, behind: peer)
    case (true, false): return last(common, behind: peer)
    case (false, false):
      let found = last(standard, behind: peer)
      return found == last(common, behind: peer) ? found : peer
    }
  }

  /// - Parameter addresses: the nearest first; nil for what is none.
  private func last(
    _ addresses: some Sequence<NetworkAddress?>, behind peer: NetworkAddress
  ) -> NetworkAddress {
    var last = peer
    for address in addresses {
      guard let address else { return last }
      last = address
      if !contains(address) { return address }
    }
    return last
  }
}

/// One line of the field `Forwarded` (RFC 7239, section 4).
struct ForwardedLine {
  /// The addresses after `for`, the last first; nil for an element without one. A line with an error
  /// has a single nil: nobody can tell which part of it is whose.
  let reversed: [NetworkAddress?]

  init(_ line: String) {
    var reader = PairReader(line.utf8)
    reversed = reader.elements().map { $0.reversed() } ?? [nil]
  }

  /// Reads the name of a node, which may have a port: `192.0.2.1:80`, `[2001:db8::1]:80`; nil for
  /// `unknown` and for made-up names.
  static func address(_ node: some StringProtocol) -> NetworkAddress? {
    let text = node.trimmingBlanks
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]"), isPort(text[text.index(after: end)...])
      else { return nil }
      let inner = String(text[..<end].dropFirst())
      return inner.contains(":") ? NetworkAddress(inner) : nil
    }
    if let colon = text.firstIndex(of: ":"), !text[colon...].dropFirst().contains(":") {
      return isPort(text[colon...]) ? NetworkAddress(String(text[..<colon])) : nil
    }
    return NetworkAddress(String(text))
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || (text.first == ":" && text.count > 1)
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: Substring {
    var text = String(self)[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

/// Reads `name=value` pairs, with `;` between them and `,` between elements; a value may be quoted.
private struct PairReader {
  private var rest: Substring.UTF8View

  init(_ text: String.UTF8View) { rest = text[...] }

  /// Returns the value of `for` of each element, nil inside for an element without one; nil for a line
  /// that breaks the grammar.
  mutating func elements() -> [NetworkAddress?]? {
    var found: [NetworkAddress?] = []
    var current: NetworkAddress??
    while true {
      skipBlanks()
      let name = token()
      if !name.isEmpty {
        guard take("="), let value = value() else { return nil }
        if name.lowercased() == "for" {
          // Twice in one element is against the rules, and tells two clients.
          if current != nil { return nil }
          current = .some(ForwardedLine.address(value))
        }
        skipBlanks()
      }
      if take(";") { continue }
      found.append(current ?? nil)
      current = nil
      if rest.isEmpty { return found }
      guard take(",") else { return nil }
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// A token (RFC 9110, section 5.6.2), and the colons and brackets that are often not quoted.
  private mutating func token(with more: String = "") -> String {
    let signs = "!#$%&'*+-.^_`|~" + more
    let taken = rest.prefix { byte in
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      return isLetter || isDigit || signs.utf8.contains(byte)
    }
    rest = rest[taken.endIndex...]
    return String(Substring(taken))
  }

  private mutating func value() -> String? {
    guard take("\"") else {
      let value = token(with: ":[]")
      return value.isEmpty ? nil : value
    }
    var bytes: [UInt8] = []
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let next = rest.first else { return nil }
        rest = rest.dropFirst()
        bytes.append(next)
      } else {
        bytes.append(byte)
      }
    }
    return nil
  }
}
