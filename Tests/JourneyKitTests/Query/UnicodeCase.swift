/// Words on a screen, and words that are looked for there.
struct UnicodeCase {
  var row: String
  var needle: String
  /// The columns where it is found, with each code point in cells of its own as most terminals do; nil where it is not to be found.
  var columns: Range<Int>?

  init(_ row: String, _ needle: String, _ columns: Range<Int>?) {
    self.row = row
    self.needle = needle
    self.columns = columns
  }

  private static let zwj = "\u{200D}"
  private static let man = "👨"
  private static let woman = "👩"
  private static let girl = "👧"
  private static let family = man + zwj + woman + zwj + girl

  static let spellings = [
    UnicodeCase("Caf\u{E9} x", "Caf\u{E9}", 0..<4),
    UnicodeCase("Cafe\u{301} x", "Caf\u{E9}", 0..<4),
    UnicodeCase("Caf\u{E9} x", "Cafe\u{301}", 0..<4),
    UnicodeCase("Cafe\u{301} x", "Cafe\u{301}", 0..<4), UnicodeCase("Cafe\u{301}", "Cafe", nil),
    UnicodeCase("Caf\u{E9}", "Cafe", nil), UnicodeCase("\u{212B} m", "\u{C5}", 0..<1),
    UnicodeCase("\u{C5} m", "A\u{30A}", 0..<1), UnicodeCase("й й", "и\u{306}", 0..<1),
    UnicodeCase("и\u{306}", "й", 0..<1), UnicodeCase("и\u{306}", "и", nil),
    UnicodeCase("q\u{323}\u{307}", "q\u{307}\u{323}", 0..<1),
    UnicodeCase("\u{1E69}", "s\u{323}\u{307}", 0..<1), UnicodeCase("ﬁsh", "fish", nil),
    UnicodeCase("e\u{301}\u{302}x", "x", 1..<2), UnicodeCase("n\u{303}o", "ño", 0..<2),
    UnicodeCase("한국어", "\u{1112}\u{1161}\u{11AB}", 0..<2),
    UnicodeCase("ếe", "e\u{302}\u{301}", 0..<1), UnicodeCase("Ω Ω", "\u{2126}", 0..<1),
    UnicodeCase("a\u{308}", "\u{E4}", 0..<1),
  ]

  static let wide = [
    UnicodeCase("日本語 x", "日本語", 0..<6), UnicodeCase("日本語 x", "本", 2..<4),
    UnicodeCase("日本語 x", "語 x", 4..<8), UnicodeCase("日本語", "日語", nil),
    UnicodeCase("a日b", "a日b", 0..<4), UnicodeCase("ｗｉｄｅ", "ｉｄ", 2..<6),
    UnicodeCase("ｗｉｄｅ", "wide", nil), UnicodeCase("한국어 ok", "국어", 2..<6),
    UnicodeCase("中文|中文", "|", 4..<5), UnicodeCase("カナ", "カ", 0..<2),
    UnicodeCase("カ\u{3099}", "ガ", 0..<2), UnicodeCase("ガ", "カ", nil),
    UnicodeCase("x、y", "、", 1..<3), UnicodeCase("ＡＢ cat", "cat", 5..<8),
    UnicodeCase("ｶﾅ x", "ｶﾅ", 0..<2), UnicodeCase("…日…", "日…", 1..<4),
  ]

  static let ambiguous = [
    UnicodeCase("→ go", "→ go", 0..<4), UnicodeCase("±1 °C", "°C", 3..<5),
    UnicodeCase("①②③", "②", 1..<2), UnicodeCase("“q”", "q", 1..<2),
    UnicodeCase("αβγ", "βγ", 1..<3), UnicodeCase("─│┌", "│", 1..<2), UnicodeCase("§ 4", "4", 2..<3),
    UnicodeCase("Привет", "вет", 3..<6),
  ]

  static let emoji = [
    UnicodeCase("a 😀 b", "😀", 2..<4), UnicodeCase("a 😀 b", "😀 b", 2..<6),
    UnicodeCase(family, family, 0..<6), UnicodeCase(family, woman, nil),
    UnicodeCase("\(family) ok", "ok", 7..<9), UnicodeCase("🇩🇪 x", "🇩🇪", 0..<2),
    UnicodeCase("🇩🇪🇫🇷", "🇫🇷", 2..<4), UnicodeCase("🇩🇪🇫🇷", "🇪🇫", nil),
    UnicodeCase("👍🏽 x", "👍🏽", 0..<4), UnicodeCase("👍🏽", "👍", nil),
    UnicodeCase("👩\u{200D}🚀", "👩\u{200D}🚀", 0..<4),
    UnicodeCase("1\u{FE0F}\u{20E3} x", "1\u{FE0F}\u{20E3}", 0..<1),
    UnicodeCase("❤\u{FE0F} x", "❤\u{FE0F}", 0..<1), UnicodeCase("❤\u{FE0F}", "❤", 0..<1),
    UnicodeCase("☎ x", "☎\u{FE0E}", 0..<1),
    UnicodeCase("🏳\u{FE0F}\u{200D}🌈", "🏳\u{FE0F}\u{200D}🌈", 0..<3),
    UnicodeCase("🐈\u{200D}⬛ cat", "cat", 5..<8), UnicodeCase("e😀\u{301}", "e", 0..<1),
  ]

  static let all = spellings + wide + ambiguous + emoji
}
