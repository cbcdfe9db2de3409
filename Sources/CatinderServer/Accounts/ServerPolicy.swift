import CatinderDomain

/// What kind of server it is.
public struct ServerPolicy: Sendable, Hashable {
  /// The least length of a password, in Unicode scalars.
  public var shortestPassword = CatinderLimits.shortestPassword
  /// How hard a password is to find from what is kept of it: N of scrypt, a power of two. 32,768 take
  /// 32 MiB and some 100 ms.
  public var passwordRounds = 1 << 15
  /// A name that nobody has makes an account when it logs in.
  public var opensAccountsAtLogin = false
  /// Some twenty cats live here that nobody stands behind, so that one person alone has company.
  public var hasDemoCats = false

  public init() {}

  /// Within the program, for its owner alone.
  public static let embedded: ServerPolicy = {
    var policy = ServerPolicy()
    policy.shortestPassword = 1
    policy.passwordRounds = 1 << 12
    policy.opensAccountsAtLogin = true
    policy.hasDemoCats = true
    return policy
  }()
}
