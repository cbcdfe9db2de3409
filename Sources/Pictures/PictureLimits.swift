/// What a picture may cost before it is given up.
///
/// The helper process has limits of its own beside these: 512 MB of addresses, 5 s of processor time,
/// 16 descriptors.
public struct PictureLimits: Hashable, Sendable {
  /// The bytes of a file; 32 MB, beyond which the helper does not read either.
  public var fileBytes = 32 << 20
  /// The pixels that a header may promise.
  public var pixels = 40_000_000
  /// The pixels of one side; the helper takes no more than 8192 either.
  public var side = 8192
  /// How long decoding may take in all, by the clock on the wall: longer than the helper's limit of
  /// processor time, as on a busy machine a good picture only waits for its turn.
  public var time: Duration = .seconds(30)
  /// The bytes of all drawn pictures that are kept on disk.
  public var cacheBytes = 64 << 20

  public init() {}

  /// The most columns, and the most rows, of a room.
  static let roomSide = 1000
}
