/// How large files may be, in bytes.
public enum FileLimits {
  /// As much as the decoder of pictures reads.
  public static let photo = 32 * 1_048_576
  public static let document = 64 * 1_048_576
  /// A file with everything, to be read in again.
  public static let exchange = 256 * 1_048_576
  /// Values of such a file: at 13 bytes each, more than one of that size that we have written has.
  static let exchangeValues = 20_000_000
}
