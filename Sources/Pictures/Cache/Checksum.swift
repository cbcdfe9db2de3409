/// FNV-1a of 64 bits (Fowler, Noll, Vo): finds what is broken, not what is forged.
enum Checksum {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}
