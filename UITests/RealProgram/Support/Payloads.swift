/// Texts that terminals have been attacked with, as bytes: some are no UTF-8.
enum Payloads {
  static let all: [[UInt8]] = sequences.map { Array($0.utf8) } + noncharacters + invalid

  /// Those that can be a Swift string.
  static let sequences: [String] =
    csi + osc + otherStrings + c0 + c1 + hidden + marks + emoji

  private static let csi = [
    "\u{1B}[2J", "\u{1B}[H\u{1B}[J", "\u{1B}[31;5;7m", "\u{1B}[21t", "\u{1B}[14t", "\u{1B}[6n",
    "\u{1B}[c", "\u{1B}[>c", "\u{1B}[?1049l", "\u{1B}[?1000l", "\u{1B}[?2004l", "\u{1B}[3;1r",
    "\u{1B}[999;999H", "\u{1B}[1000000000b", "\u{1B}[201~", "\u{1B}[200~", "\u{1B}c",
    "\u{1B}#8", "\u{1B}(0", "\u{1B}GQ;",
  ]

  private static let osc = [
    "\u{1B}]0;evil\u{07}", "\u{1B}]2;evil\u{1B}\\", "\u{1B}]8;;http://e\u{07}x\u{1B}]8;;\u{07}",
    "\u{1B}]9;evil\u{07}", "\u{1B}]9;7;cmd\u{07}", "\u{1B}]50;?\u{07}",
    "\u{1B}]52;c;ZXZpbA==\u{07}",
    "\u{1B}]52;c;?\u{07}", "\u{1B}]777;notify;a;b\u{07}", "\u{1B}]1337;File=:\u{07}",
    "\u{1B}]4;1;?\u{07}", "\u{1B}]7373;frame;1\u{07}", "\u{1B}]0;unterminated",
  ]

  private static let otherStrings = [
    "\u{1B}P$qm\u{1B}\\", "\u{1B}P+q544e\u{1B}\\", "\u{1B}Pq#0\u{1B}\\", "\u{1B}_Gi=1;AA\u{1B}\\",
    "\u{1B}_journey;sync;1\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\", "\u{1B}P",
    "\u{1B}",
  ]

  private static let c0 = [
    "\r\n", "a\rb", "a\u{08}\u{08}b", "a\tb", "a\nb", "\u{07}\u{07}", "\u{00}", "\u{7F}",
    "\u{0E}abc\u{0F}", "\u{18}\u{1A}", "\u{05}", "\u{0B}\u{0C}",
  ]

  private static let c1 = [
    "\u{9B}31m", "\u{9D}0;evil\u{9C}", "\u{90}$qm\u{9C}", "\u{9F}G\u{9C}", "\u{9E}x\u{9C}",
    "\u{98}x\u{9C}", "\u{84}\u{85}\u{8D}", "\u{80}\u{99}\u{9F}",
  ]

  private static let hidden = [
    "\u{202E}exe.txt", "\u{2066}a\u{2069}", "\u{200F}\u{200E}", "\u{61C}", "a\u{200B}b\u{2060}c",
    "\u{FEFF}", "a\u{AD}b", "\u{E0041}\u{E007F}", "\u{E000}\u{F8FF}",
    "\u{F0000}\u{10FFFD}", "\u{2028}\u{2029}", "\u{3164}\u{115F}", "\u{FFF9}a\u{FFFA}b\u{FFFB}",
    "\u{180E}", "\u{34F}", "\u{FE00}",
  ]

  private static let marks = [
    "a" + String(repeating: "\u{301}", count: 10_000), String(repeating: "\u{20DD}", count: 50),
    "\u{301}", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{0600}1",
  ]

  private static let emoji = [
    Array(repeating: "\u{1F469}", count: 200).joined(separator: "\u{200D}"),
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}\u{1F1E9}", "\u{200D}",
    "x\u{FE0F}", "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{1FAE8}\u{1FADF}",
    String(repeating: "日本", count: 40), String(repeating: "y", count: 5000),
  ]

  /// U+FDD0, U+FFFE and U+10FFFF, which no literal may hold.
  private static let noncharacters: [[UInt8]] = [
    [0xEF, 0xB7, 0x90], [0xEF, 0xBF, 0xBE], [0xF4, 0x8F, 0xBF, 0xBF],
  ]

  /// Lone continuations and introducers, overlong forms, surrogates, and C1 as single bytes.
  private static let invalid: [[UInt8]] = [
    [0x80, 0xBF], [0xC0, 0xAF], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xFF, 0xFE], [0x9B, 0x33, 0x31, 0x6D], [0x9D, 0x30, 0x3B, 0x78, 0x9C], [0xC2], [0xF0, 0x9F],
    [0xC0, 0x9B, 0x6D], [0xE0, 0x80, 0x9B],
  ]
}
