import Glibc

/// What the parts of the programs were measured to need of the system, with half as much again to
/// spare, and threads for each core where libdispatch or the network takes some.
extension ProgramGround.Need {
  private static var cores: Int32 { Int32(min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 256)) }

  /// To read the arguments and to say something.
  public static let begin = Self(threads: 1, descriptors: 6, megabytes: 24)
  /// A command: the records and the network.
  public static var command: Self { Self(threads: 8 + 2 * cores, descriptors: 24, megabytes: 256) }
  /// A server, before anybody has come.
  public static var server: Self { Self(threads: 6 + 2 * cores, descriptors: 32, megabytes: 256) }
  /// A screen with all its parts, and the process that looks after it.
  public static var screen: Self { Self(threads: 13 + 2 * cores, descriptors: 40, megabytes: 384) }
}
