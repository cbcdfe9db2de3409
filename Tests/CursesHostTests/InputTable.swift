import CursesHost
import Terminal

/// What terminals send, and what it means.
enum InputTable {
  typealias Row = (bytes: [UInt8], expected: [DecodedInput])

  static let all: [Row] =
    keys.map { (Array($0.0.utf8), [.event(.key($0.1))]) }
    + mouse.map { (Array($0.0.utf8), [.event(.mouse($0.1))]) }
    + others + replies.map { (Array($0.0.utf8), [.reply($0.1)]) }
    + dropped.map { (Array($0.utf8), []) } + broken

  private static let esc = "\u{1B}"

  static let keys: [(String, KeyStroke)] = characters + controls + xterm + otherTerminals + kitty

  private static let characters: [(String, KeyStroke)] = [
    ("a", "a"), ("Z", "Z"), (" ", .space), ("~", "~"), ("я", "я"), ("日", "日"), ("😀", "😀"),
    ("\(esc)a", .alt("a")), ("\(esc)A", .alt("A")), ("\(esc)я", .alt("я")),
    ("\(esc)😀", .alt("😀")), ("\(esc)5", .alt("5")),
  ]

  private static let controls: [(String, KeyStroke)] = [
    ("\u{00}", .control(" ")), ("\u{01}", .control("a")), ("\u{03}", .control("c")),
    ("\u{12}", .control("r")), ("\u{1A}", .control("z")), ("\u{1C}", .control("\\")),
    ("\u{1D}", .control("]")), ("\u{1E}", .control("^")), ("\u{1F}", .control("_")),
    ("\r", .enter), ("\n", .control("j")), ("\t", .tab), ("\u{7F}", .backspace),
    ("\u{08}", .backspace),
    ("\(esc)\r", KeyStroke(.enter, .alt)), ("\(esc)\u{7F}", KeyStroke(.backspace, .alt)),
    ("\(esc)\t", KeyStroke(.tab, .alt)),
    ("\(esc)\u{01}", KeyStroke(.character("a"), [.alt, .control])),
  ]

  private static let xterm: [(String, KeyStroke)] = [
    ("\(esc)[A", .up), ("\(esc)[B", .down), ("\(esc)[C", .right), ("\(esc)[D", .left),
    ("\(esc)[H", .home), ("\(esc)[F", .end), ("\(esc)OA", .up), ("\(esc)OD", .left),
    ("\(esc)OH", .home), ("\(esc)OF", .end), ("\(esc)[1~", .home), ("\(esc)[4~", .end),
    ("\(esc)[2~", KeyStroke(.insert)), ("\(esc)[3~", .delete), ("\(esc)[5~", .pageUp),
    ("\(esc)[6~", .pageDown), ("\(esc)[Z", .backTab), ("\(esc)[1;2Z", .backTab),
    ("\(esc)[1;5C", KeyStroke(.right, .control)), ("\(esc)[1;2A", KeyStroke(.up, .shift)),
    ("\(esc)[1;3B", KeyStroke(.down, .alt)),
    ("\(esc)[1;8D", KeyStroke(.left, [.shift, .alt, .control])),
    ("\(esc)[3;2~", KeyStroke(.delete, .shift)), ("\(esc)[6;5~", KeyStroke(.pageDown, .control)),
    ("\(esc)OP", KeyStroke(.function(1))), ("\(esc)OS", KeyStroke(.function(4))),
    ("\(esc)[1;5P", KeyStroke(.function(1), .control)),
    ("\(esc)[1;2R", KeyStroke(.function(3), .shift)), ("\(esc)[R", KeyStroke(.function(3))),
    ("\(esc)[15~", KeyStroke(.function(5))), ("\(esc)[24~", KeyStroke(.function(12))),
    ("\(esc)[15;3~", KeyStroke(.function(5), .alt)),
    ("\(esc)O5P", KeyStroke(.function(1), .control)),
    ("\(esc)[27;5;114~", .control("r")), ("\(esc)[27;2;13~", KeyStroke(.enter, .shift)),
    ("\(esc)[27;5;9~", KeyStroke(.tab, .control)), ("\(esc)[27;6;82~", .control("r")),
    ("\(esc)OM", .enter), ("\(esc)Oj", "*"), ("\(esc)Ok", "+"), ("\(esc)Op", "0"),
    ("\(esc)Oy", "9"), ("\(esc)OX", "="),
  ]

  private static let otherTerminals: [(String, KeyStroke)] = [
    ("\(esc)[[A", KeyStroke(.function(1))), ("\(esc)[[E", KeyStroke(.function(5))),
    ("\(esc)[7~", .home), ("\(esc)[8~", .end), ("\(esc)[11~", KeyStroke(.function(1))),
    ("\(esc)[14~", KeyStroke(.function(4))), ("\(esc)[25~", KeyStroke(.function(13))),
    ("\(esc)[34~", KeyStroke(.function(20))), ("\(esc)[45~", KeyStroke(.function(24))),
    ("\(esc)[3$", KeyStroke(.delete, .shift)), ("\(esc)[3^", KeyStroke(.delete, .control)),
    ("\(esc)[3@", KeyStroke(.delete, [.shift, .control])), ("\(esc)[a", KeyStroke(.up, .shift)),
    ("\(esc)[d", KeyStroke(.left, .shift)), ("\(esc)Oc", KeyStroke(.right, .control)),
    ("\(esc)\(esc)[A", KeyStroke(.up, .alt)), ("\(esc)\(esc)OB", KeyStroke(.down, .alt)),
    ("\(esc)\(esc)[3~", KeyStroke(.delete, .alt)),
  ]

  private static let kitty: [(String, KeyStroke)] = [
    ("\(esc)[97u", "a"), ("\(esc)[97;2u", "A"), ("\(esc)[97:65;2u", "A"),
    ("\(esc)[49:33;2u", "!"), ("\(esc)[114;5u", .control("r")), ("\(esc)[114;6u", .control("r")),
    ("\(esc)[1082::114;5u", .control("r")), ("\(esc)[1082;1u", "к"), ("\(esc)[97;3u", .alt("a")),
    ("\(esc)[97;69u", .control("a")), ("\(esc)[97;33u", .alt("a")), ("\(esc)[27u", .escape),
    ("\(esc)[13;5u", KeyStroke(.enter, .control)), ("\(esc)[9;2u", .backTab),
    ("\(esc)[127;3u", KeyStroke(.backspace, .alt)), ("\(esc)[32;5u", .control(" ")),
    ("\(esc)[97;1:2u", "a"), ("\(esc)[57376u", KeyStroke(.function(13))),
    ("\(esc)[57399u", "0"), ("\(esc)[57414u", .enter),
    ("\(esc)[57419;5u", KeyStroke(.up, .control)),
    ("\(esc)[13~", KeyStroke(.function(3))), ("\(esc)[1;9A", KeyStroke(.up, .super)),
    ("\(esc)[97;2;65u", "A"),
  ]

  private static func at(_ x: Int, _ y: Int) -> Point { Point(x: x, y: y) }

  static let mouse: [(String, MouseEvent)] = [
    ("\(esc)[<0;1;1M", MouseEvent(.press(.left, clicks: 1), at: at(0, 0))),
    ("\(esc)[<2;300;70M", MouseEvent(.press(.right, clicks: 1), at: at(299, 69))),
    ("\(esc)[<1;3;4m", MouseEvent(.release(.middle), at: at(2, 3))),
    ("\(esc)[<32;3;4M", MouseEvent(.drag(.left), at: at(2, 3))),
    ("\(esc)[<35;3;4M", MouseEvent(.move, at: at(2, 3))),
    ("\(esc)[<64;3;4M", MouseEvent(.wheel(.up), at: at(2, 3))),
    ("\(esc)[<65;3;4M", MouseEvent(.wheel(.down), at: at(2, 3))),
    ("\(esc)[<66;3;4M", MouseEvent(.wheel(.left), at: at(2, 3))),
    ("\(esc)[<67;3;4M", MouseEvent(.wheel(.right), at: at(2, 3))),
    ("\(esc)[<20;3;4M", MouseEvent(.press(.left, clicks: 1), at: at(2, 3), [.shift, .control])),
    ("\(esc)[<72;3;4M", MouseEvent(.wheel(.up), at: at(2, 3), .alt)),
    ("\(esc)[M !!", MouseEvent(.press(.left, clicks: 1), at: at(0, 0))),
    ("\(esc)[M`#$", MouseEvent(.wheel(.up), at: at(2, 3))),
    ("\(esc)[32;9;8M", MouseEvent(.press(.left, clicks: 1), at: at(8, 7))),
  ]

  static let others: [Row] = [
    (Array("\(esc)[I".utf8), [.event(.focus(true))]),
    (Array("\(esc)[O".utf8), [.event(.focus(false))]),
    (Array("\(esc)[200~one\rtwo\(esc)[201~".utf8), [.event(.paste("one\rtwo"))]),
    (Array("\(esc)[200~\(esc)[201~".utf8), [.event(.paste(""))]),
    (Array("\(esc)_journey;sync 7\(esc)\\".utf8), [.application("sync 7")]),
    (Array("\(esc)_journey;\(esc)\\".utf8), [.application("")]),
    (
      Array("\(esc)\(esc)[<64;3;4M".utf8),
      [
        .event(.key(.escape)), .event(.mouse(MouseEvent(.wheel(.up), at: at(2, 3)))),
      ]
    ),
    (Array("\(esc)\(esc)[I".utf8), [.event(.key(.escape)), .event(.focus(true))]),
    (Array("\(esc)\(esc)a".utf8), [.event(.key(.escape)), .event(.key(.alt("a")))]),
    (Array("\(esc)]\(esc)[A".utf8), [.event(.key(.up))]),
    (Array("\(esc)[12\(esc)[A".utf8), [.event(.key(.up))]),
    (Array("\(esc)[12\r".utf8), [.event(.key(.enter))]),
    (Array("\(esc)[[x".utf8), [.event(.key("x"))]),
    (Array("\(esc)[1é".utf8), [.event(.key("é"))]),
  ]

  /// Answers of the terminal, keys let go, and what has no name.
  static let dropped: [String] = [
    "\(esc)[>41;380;0c", "\(esc)[?62;22$c", "\(esc)[24;80R", "\(esc)[1;1R", "\(esc)[0n",
    "\(esc)[?2026;2$y", "\(esc)[4;1$y", "\(esc)[?1u", "\(esc)[8;24;80t", "\(esc)[6;0;8t",
    "\(esc)[6;16;99999t", "\(esc)[6;16t", "\(esc)]11;?\(esc)\\", "\(esc)]11;rgb:1e/1e\u{07}",
    "\(esc)]11;rgb:1e/1e/2g\u{07}", "\(esc)]11;rgb:12345/0/0\u{07}", "\(esc)]11;rgb://\u{07}",
    "\(esc)]10;rgb:1e/1e/2e\u{07}", "\(esc)]11;red\u{07}", "\(esc)_Gi=31\(esc)\\",
    "\(esc)_Gq=31;OK\(esc)\\", "\(esc)P1$r0m\(esc)\\", "\(esc)_Gi=1;OK\(esc)\\",
    "\(esc)_other;text\(esc)\\", "\(esc)^private\(esc)\\", "\(esc)Xstring\(esc)\\",
    "\(esc)]lunterminated\u{18}", "\(esc)[99~", "\(esc)[97;1:3u", "\(esc)[1;1:3A",
    "\(esc)[57441;2u", "\(esc)[<128;3;4M", "\(esc)[<3;3;4M", "\(esc)[<0;0;0M", "\(esc)[E",
    "\(esc)[1;2;3;4X", "\(esc)[12\u{18}", "\(esc)O\u{1A}", "\(esc)[999999999999999999999~",
    "\(esc)[55296u", "\(esc)[1114112u", "\(esc)[155u", "\(esc)[200;1~", "\u{85}",
  ]

  private static let replies: [(String, TerminalReply)] = [
    ("\(esc)]11;rgb:1e1e/1e1e/2e2e\(esc)\\", .background(.hex(0x1E1E2E))),
    ("\(esc)]11;rgb:1e1e/1e1e/2e2e\u{07}", .background(.hex(0x1E1E2E))),
    ("\(esc)]11;rgb:f/0/8\u{07}", .background(.hex(0xFF0088))),
    ("\(esc)]11;rgb:FF/7F/00\(esc)\\", .background(.hex(0xFF7F00))),
    ("\(esc)]11;rgba:fafa/fafa/fcfc/ffff\(esc)\\", .background(.hex(0xFAFAFC))),
    ("\(esc)_Gi=31;OK\(esc)\\", .graphics(isSupported: true)),
    ("\(esc)_Gi=31;ENOTSUPPORTED:no\(esc)\\", .graphics(isSupported: false)),
    ("\(esc)[6;16;8t", .cellPixels(Size(8, 16))),
    ("\(esc)P>|XTerm(380)\(esc)\\", .version("XTerm(380)")),
    ("\(esc)P>|\(esc)\\", .version("")),
    ("\(esc)[?62;4;22c", .attributes([62, 4, 22])), ("\(esc)[?6c", .attributes([6])),
    ("\(esc)[?997;1n", .colorScheme(isLight: false)),
    ("\(esc)[?997;2n", .colorScheme(isLight: true)),
  ]

  static let broken: [Row] = [
    ([0xFF], []), ([0xC0, 0x80], []), ([0xED, 0xA0, 0x80], []), ([0xF4, 0x90, 0x80, 0x80], []),
    ([0xC3, 0x61], [.event(.key("a"))]), ([0xE6, 0x97, 0x61], [.event(.key("a"))]),
    ([0xE6, 0xC3, 0xA9], [.event(.key("é"))]), ([0x9B, 0x41], [.event(.key("A"))]),
    ([0x1B, 0xFF, 0x61], [.event(.key("a"))]),
  ]
}
