/// Why an address could not be used.
public struct PortError: Error, Sendable, Equatable {
  /// As errno(3) has it: `EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`.
  public let code: Int32
}
