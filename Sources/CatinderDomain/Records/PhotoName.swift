/// The name of a picture, which becomes a part of an address and of a path.
public enum PhotoName {
  public static let longest = 100

  /// Letters, digits, `_`, `-` and dots inside: nothing that leads anywhere else.
  public static func isSafe(_ name: String) -> Bool {
    guard (1...longest).contains(name.utf8.count), !name.hasPrefix("."), !name.contains("..") else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
