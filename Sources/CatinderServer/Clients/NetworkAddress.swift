import Glibc

/// An address of IPv4 or IPv6.
public struct NetworkAddress: Sendable, Hashable {
  /// In network order: 4, or 16 of IPv6. An IPv4 address that is mapped into IPv6 has 4.
  let bytes: [UInt8]

  /// Reads an address without port and brackets; nil for any other text.
  public init?(_ text: String) {
    // The zone of a link-local address, as in fe80::1%eth0, is of this machine alone.
    let plain = String(text.prefix { $0 != "%" })
    if !plain.contains(":") {
      var address = in_addr()
      guard inet_pton(AF_INET, plain, &address) == 1 else { return nil }
      self.init(bytes: withUnsafeBytes(of: address) { Array($0) })
    } else {
      var address = in6_addr()
      guard inet_pton(AF_INET6, plain, &address) == 1 else { return nil }
      self.init(bytes: withUnsafeBytes(of: address) { Array($0) })
    }
  }

  /// - Parameter bytes: 4 or 16 in network order; nil for another number.
  init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    let isMapped = bytes.starts(with: Self.mapped)
    self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
  }

  /// The beginning of `::ffff:0:0/96` (RFC 4291).
  fileprivate static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  public var text: String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &buffer, socklen_t(buffer.count)) != nil else { return "?" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The text by which one client is counted: the address, of IPv6 the /64 that a provider gives to each
  /// household, as a single machine has 2⁶⁴ addresses of it.
  var client: String {
    guard bytes.count == 16, let network = NetworkAddress(bytes: bytes.prefix(8) + Self.noHost)
    else { return text }
    return network.text + "/64"
  }

  private static let noHost = [UInt8](repeating: 0, count: 8)
}

/// A range of addresses: one address, or a CIDR block (RFC 4632) as `10.0.0.0/8`.
public struct NetworkRange: Sendable, Hashable {
  private let start: NetworkAddress
  private let bits: Int

  /// Nil for any other text, and for a length that the address does not have.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let start = NetworkAddress(String(parts[0])) else { return nil }
    self.start = start
    let width = start.bytes.count * 8
    guard parts.count > 1 else {
      bits = width
      return
    }
    let isMapped = width == 32 && parts[0].contains(":")
    guard let length = Int(parts[1]), parts[1].allSatisfy(\.isWholeNumber) else { return nil }
    bits = isMapped ? length - 96 : length
    guard (0...width).contains(bits) else { return nil }
  }

  public func contains(_ address: NetworkAddress) -> Bool {
    guard address.bytes.count == start.bytes.count else { return false }
    return zip(address.bytes, start.bytes).enumerated().allSatisfy { index, pair in
      let counted = min(8, max(0, bits - index * 8))
      let mask = UInt8(truncatingIfNeeded: 0xFF00 >> counted)
      return pair.0 & mask == pair.1 & mask
    }
  }
}
