import CatinderDomain

/// The kind of a server.
public struct ServerPolicy: Sendable, Hashable {
  /// The least length of a password, in Unicode scalars.
  public var shortestPassword = CatinderLimits.shortestPassword
  /// The cost of a password's hash: N of scrypt, a power of two. 32,768 take 32 MiB and some 100 ms.
  public var passwordRounds = 1 << 15
  /// True if a log-in with an unknown name creates the account.
  public var opensAccountsAtLogin = false
  /// True if the server has some twenty demo cats, as company for a single user.
  public var hasDemoCats = false

  public init() {}

  /// The policy of a server within the program, for its owner alone.
  public static let embedded: ServerPolicy = {
    var policy = ServerPolicy()
    policy.shortestPassword = 1
    policy.passwordRounds = 1 << 12
    policy.opensAccountsAtLogin = true
    policy.hasDemoCats = true
    return policy
  }()
}

/// The limits of a server.
public struct ServerLimits: Sendable, Hashable {
  /// So many requests at once, so many more each minute.
  public struct Rate: Sendable, Hashable {
    public var burst: Int
    public var perMinute: Int

    public init(burst: Int, perMinute: Int) { (self.burst, self.perMinute) = (burst, perMinute) }
  }

  /// So many failures without a delay; each further one doubles it, from 1 s on.
  public struct Patience: Sendable, Hashable {
    public var free: Int
    public var longest: Duration
    /// The time after which one failure is forgotten.
    public var forgiving: Duration

    public init(free: Int, longest: Duration, forgiving: Duration) {
      (self.free, self.longest, self.forgiving) = (free, longest, forgiving)
    }
  }

  public var connections = 512
  /// The time from the first byte of a request to its last, and until the first byte.
  public var requestTime = Duration.seconds(20)
  /// The time in which a client has to read an answer.
  public var answerTime = Duration.seconds(30)
  /// The same while all connections are in use.
  public var answerPatience = Duration.seconds(5)
  /// The time between two requests of a connection.
  public var idleTime = Duration.seconds(60)
  public var targetBytes = 2048
  public var headerBytes = 16 << 10
  public var headerFields = 64
  public var bodyBytes = 64 << 10
  /// The most bytes of a form with a picture.
  public var formBytes = (5 << 20) + (8 << 10)
  /// The most bytes of all bodies in memory.
  public var allBodyBytes = 64 << 20
  /// The most event streams of one account.
  public var streams = 8

  // Rates; nil for no limit.

  /// Counted by account, or by address before the log-in.
  public var requests: Rate? = Rate(burst: 300, perMinute: 1200)
  /// Counted by address.
  public var registrations: Rate? = Rate(burst: 10, perMinute: 2)
  public var uploads: Rate? = Rate(burst: 12, perMinute: 6)
  public var reports: Rate? = Rate(burst: 10, perMinute: 1)
  public var messages: Rate? = Rate(burst: 60, perMinute: 120)

  // Wrong passwords; nil for no limit.

  /// Counted by the pair of name and address; further tries are refused.
  public var pairFailures: Patience? = Patience(
    free: 5, longest: .seconds(900), forgiving: .seconds(300))
  /// Counted by address; further tries are refused.
  public var addressFailures: Patience? = Patience(
    free: 20, longest: .seconds(60), forgiving: .seconds(60))
  /// Counted by name; further tries are held back, and not refused.
  public var nameFailures: Patience? = Patience(
    free: 10, longest: .seconds(4), forgiving: .seconds(60))
  /// Counted by a device that is known; further tries are refused.
  public var deviceFailures: Patience? = Patience(
    free: 10, longest: .seconds(60), forgiving: .seconds(60))

  public init() {}

  /// The limits of a server within the program, whose only client is its owner.
  public static let unlimited: ServerLimits = {
    var limits = ServerLimits()
    (limits.requests, limits.registrations) = (nil, nil)
    (limits.uploads, limits.messages, limits.reports) = (nil, nil, nil)
    (limits.pairFailures, limits.addressFailures) = (nil, nil)
    (limits.nameFailures, limits.deviceFailures) = (nil, nil)
    return limits
  }()
}
