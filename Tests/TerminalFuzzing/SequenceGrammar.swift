import VirtualTerminal

/// Everything that the table of the article *Sequences* has, as templates in which any number and
/// any text can stand.
public enum SequenceGrammar {
  /// The place of a number and the place of a text in a template.
  public static let number: Character = "§"
  public static let text: Character = "¶"

  /// The numbers at which arithmetic of some width ends, and those beside them.
  public static let edges: [Int] = [
    .max, .min, 1 << 31, (1 << 31) - 1, (1 << 31) + 1, 1 << 32, (1 << 32) - 1, -(1 << 31),
    -(1 << 31) - 1, 65534, 65535, 65536, 0, -1,
  ]

  /// The templates of each entry of the table, and of the strings that have a language of their own.
  public static let templates: [String] = SupportedSequence.all.flatMap(templates) + strings

  /// Returns a template with its places filled.
  public static func fill(
    _ template: String, numbers: () -> String, texts: () -> String = { "a" }
  ) -> [UInt8] {
    var result = ""
    for character in template {
      switch character {
      case number: result += numbers()
      case text: result += texts()
      default: result.append(character)
      }
    }
    return Array(result.utf8)
  }

  private static func templates(of sequence: SupportedSequence) -> [String] {
    switch sequence.form {
    case .sequence(let text): [parameters(text, ""), sequence.example]
    case .parameter(let text, let value): [parameters(text, "\(value);")]
    case .ansiMode, .privateMode: sequence.example.split(separator: "\u{1B}").map { "\u{1B}\($0)" }
    case .systemCommand(let number):
      ["\u{1B}]\(number);\(text)\u{7}", "\u{1B}]\(number);§;¶;§\u{1B}\\", sequence.example]
    case .vt52(let text): ["\u{1B}\(text)"]
    default: [sequence.example]
    }
  }

  /// Eight parameters, the most that a sequence of the table has, between prefix and final byte.
  private static func parameters(_ text: String, _ first: String) -> String {
    let prefix = text.prefix { "<=>?".contains($0) }
    return "\u{1B}[\(prefix)\(first)§;§;§;§;§;§;§;§\(text.dropFirst(prefix.count))"
  }

  private static let strings: [String] =
    commands.map { "\u{1B}]\($0)\u{1B}\\" } + device.map { "\u{1B}P\($0)\u{1B}\\" }
    + kitty.map { "\u{1B}_G\($0)\u{1B}\\" }
    + [
      "\u{1B}[38:2:§:§:§:§m", "\u{1B}[48;5;§m\u{1B}[58:5:§m", "\u{1B}[4:§m", "\u{1B}[§m",
      "\u{1B}[?§h",
      "\u{1B}[?§l", "\u{1B}[§;§H", "\u{1B}[§;§r", "\u{1B}[?69h\u{1B}[§;§s", "\u{1B}[?2l\u{1B}Y!!",
    ]

  private static let commands = [
    "§;¶", "4;§;rgb:§/§/§;§;?", "5;§;#102030", "104;§;§", "105;§", "105;§;§", "8;id=§;x:¶", "8;;",
    "9;4;§;§", "9;§;¶", "10;?;?;?;?;?;?;?;?;?;?;?", "12;rgb:§/0/0", "22;>¶", "52;c;YQ==",
    "99;i=§:d=§:p=title;¶", "99;i=§;¶", "133;A;aid=§", "133;D;§", "133;B", "133;C", "133;L",
    "1337;CursorShape=§", "1337;SetUserVar=¶=YQ==", "1337;SetMark", "1337;ClearScrollback",
    "1337;File=inline=1;width=§;height=§;size=§:\(png)",
    "1337;File=inline=1;width=§px;height=§%;preserveAspectRatio=§;doNotMoveCursor=§:\(hugePNG)",
    "1337;File=inline=1:\(jpeg)", "1337;MultipartFile=inline=1;width=§;size=§",
    "1337;FilePart=\(png)", "1337;FileEnd",
  ]

  private static let device = [
    "§;§;§q\"§;§;§;§#§;§;§;§;§!§~$-~", "q\"1;1;§;§~", "q#§~-~-~$~", "q!§~-!§~", "q[$\"§;§~",
    "0;1q#1~~-@@",
    "$q¶", "$qm", "$q\"p", "+q§;544E", "2$t§/§/9", "1$t§;§;§;@;@;@;§;§;@;BBBB", "=§s",
  ]

  private static let kitty = [
    "a=T,i=§,I=§,p=§,f=24,s=1,v=1,c=§,r=§,z=§,q=§;AAAA",
    "a=T,i=1,f=32,s=2,v=1,x=§,y=§,w=§,h=§;AAAAAAAAAAA=",
    "a=T,i=1,f=24,s=1,v=1,X=§,Y=§,C=§;AAAA", "a=t,i=§,f=§,s=§,v=§,o=z;AAAA",
    "a=T,f=100,o=z,s=§,v=§;AAAA",
    "a=T,f=100,i=2,c=§;\(hugePNG)", "a=T,f=100,r=§,i=3;\(png)",
    "a=p,i=1,p=§,c=§,r=§,z=§,x=§,y=§,w=§,h=§",
    "a=p,I=§,U=1", "a=p,i=1,U=1,c=§,r=§", "a=q,i=§,s=1,v=1,f=24;AAAA", "a=d,d=a", "a=d,d=A",
    "a=d,d=i,i=§,p=§",
    "a=d,d=n,I=§", "a=d,d=c", "a=d,d=p,x=§,y=§", "a=d,d=q,x=§,y=§,z=§", "a=d,d=x,x=§",
    "a=d,d=y,y=§",
    "a=d,d=z,z=§", "a=d,d=R,x=§,y=§", "a=t,i=4,m=1,s=1,v=1,f=24;AA", "m=§;AA", "a=§,¶=§",
  ]

  /// The headers of files: a PNG of 1 by 1, one that says 2³²-1 by 2³²-1, a JPEG whose segment is as
  /// long as can be told.
  private static let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB"
  private static let hugePNG = "iVBORw0KGgoAAAANSUhEUv//////////"
  private static let jpeg = "/9j/4P///8D//wgA//////8="
}
