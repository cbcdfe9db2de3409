import CatinderDomain

/// What Catinder needs of the world, handed in by whoever starts the program.
public struct CatinderDependencies: Sendable {
  /// The server, which the first who asks makes ready; from an effect.
  public var service: @Sendable () async throws(CatinderError) -> any CatinderService
  /// The host of somebody else's server; nil for the one within the program.
  public var host: String?
  /// What was kept of an earlier log-in to the same server.
  public var keptSession: @Sendable () -> CatinderSession?
  /// Keeps a session for the next start; nil forgets it. Throws what the disk says.
  public var keep: @Sendable (CatinderSession?) throws -> Void

  public init(
    service: @escaping @Sendable () async throws(CatinderError) -> any CatinderService,
    host: String?, keptSession: @escaping @Sendable () -> CatinderSession?,
    keep: @escaping @Sendable (CatinderSession?) throws -> Void
  ) {
    self.service = service
    self.host = host
    self.keptSession = keptSession
    self.keep = keep
  }
}
