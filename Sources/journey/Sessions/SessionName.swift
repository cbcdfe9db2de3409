/// The name of a session: 1 to 64 letters, digits, `-`, `_` and `.` of ASCII, the first a letter or a digit.
enum SessionName {
  /// - Throws: ``SessionError`` for any other name.
  static func check(_ name: String) throws(SessionError) {
    let isGood =
      (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(isAllowed)
      && name.utf8.first.map(isPlain) == true
    guard isGood else {
      throw SessionError(
        .badRequest,
        "\(name.debugDescription.prefix(80)) is no name of a session: letters, digits, “-”, “_” and “.”, at most 64"
      )
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isPlain(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
  }
}
