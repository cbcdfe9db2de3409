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

/// What the server bears from whom.
public struct ServerLimits: Sendable, Hashable {
  /// So many at once, so many more each minute.
  public struct Rate: Sendable, Hashable {
    public var burst: Int
    public var perMinute: Int

    public init(burst: Int, perMinute: Int) {
      self.burst = burst
      self.perMinute = perMinute
    }
  }

  public var connections = 512
  /// From the first byte of a request to its last; also how long a connection may say nothing at all.
  public var requestTime = Duration.seconds(20)
  /// How long an answer may take to be taken.
  public var answerTime = Duration.seconds(30)
  /// How long an answer may take where the table is full of others.
  public var answerPatience = Duration.seconds(5)
  /// How long a connection may be kept for a next request.
  public var idleTime = Duration.seconds(60)
  public var targetBytes = 2048
  public var headerBytes = 16 << 10
  public var headerFields = 64
  public var bodyBytes = 64 << 10
  /// Of a form with a picture.
  public var formBytes = (5 << 20) + (8 << 10)
  /// Of all bodies that are on their way at one moment.
  public var allBodyBytes = 64 << 20
  /// Streams of news of one account.
  public var streams = 8

  // Nil for none.

  /// Of one account, or of an address before it is known who asks.
  public var requests: Rate? = Rate(burst: 300, perMinute: 1200)
  /// Of one address, and of one name.
  public var logins: Rate? = Rate(burst: 10, perMinute: 10)
  /// Of one address.
  public var registrations: Rate? = Rate(burst: 10, perMinute: 2)
  public var uploads: Rate? = Rate(burst: 12, perMinute: 6)
  public var messages: Rate? = Rate(burst: 60, perMinute: 120)

  public init() {}

  /// For a server within the program, whose only guest is its owner.
  public static let unlimited: ServerLimits = {
    var limits = ServerLimits()
    (limits.requests, limits.logins, limits.registrations) = (nil, nil, nil)
    (limits.uploads, limits.messages) = (nil, nil)
    return limits
  }()
}
