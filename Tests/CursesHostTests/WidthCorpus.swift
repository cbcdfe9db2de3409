import Terminal

/// Texts of every kind that has another width than its number of characters, somewhere.
enum WidthCorpus {
  static let texts: [String] = kinds.flatMap { $0 } + scalars + newEmoji

  static let kinds: [[String]] = [
    ascii, cyrillic, eastAsian, marks, families, flags, selectors, tones, keycaps, jamo, indic,
    rightToLeft, invisible, controls, privateUse, drawing,
  ]

  /// For slots: what a person would call an emoji, and what is none.
  static let slots = families + flags + selectors + tones + keycaps + ["😀", "日", "x", "", "🏝"]

  private static let ascii = ["plain text", "~!@#$%^&*()", "a", " x ", "trailing   "]
  private static let cyrillic = [
    "Кошка Мурка", "Ёжик", "й и\u{306}", "Ѣ\u{483}", "ҐґЇї", "№ 5 — «да»",
  ]
  private static let eastAsian = [
    "日本語", "中文字", "한국어", "ｱｲｳ", "ＡＢＣ", "「」、。", "a日b本c", "㍿㈱", "𠀋𩸽", "〰️", "㊗️", "㉈㉏", "䷀䷿",
    "¡¿§¶", "αβγ", "①②", "○●",
  ]
  private static let marks = [
    "e\u{301}a\u{308}", "e\u{301}\u{302}\u{303}\u{304}\u{305}", "日\u{301}", "a\u{20DD}",
    "Z\u{351}\u{35C}", "\u{301}x", "ạ̈ Việt", "ก็กี่",
  ]
  private static let families = [
    "👩‍👧", "👨‍👩‍👧‍👦", "👩‍❤️‍👩", "🏳️‍🌈", "🏴‍☠️", "🕵️‍♂️", "🤷‍♀️", "👩‍🚀", "❤️‍🔥", "🧑‍🤝‍🧑", "🐕‍🦺",
    "👁️‍🗨️", "👩🏻‍❤️‍💋‍👩🏿",
  ]
  private static let flags = ["🇩🇪", "🇷🇺🇺🇸", "🇩", "🇩🇪🇫", "🏁", "🏴", "🏴\u{E0067}\u{E007F}", "🇽🇰x"]
  private static let selectors = [
    "❤️", "❤", "❤︎", "🏝️", "🏝", "☀️☁️", "☺️", "☺︎", "✈️", "©️", "™", "↔️", "⌚︎", "🖐️", "❤️x", "ℹ️", "▶️",
  ]
  private static let tones = ["👍🏽", "✌🏽", "☝🏿", "🖐🏿", "👍🏻👍🏿", "🏽", "a🏽", "👋🏾b", "🫱🏽"]
  private static let keycaps = ["1️⃣", "#️⃣*️⃣", "0\u{20E3}", "🔟", "9️⃣9"]
  private static let jamo = [
    "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1161}", "\u{1112}", "한\u{11AB}", "ㅎㅏㄴ", "a\u{1161}",
  ]
  private static let indic = [
    "नमस्ते", "निनु", "क्षत्रिय", "বাংলা", "தமிழ்", "తెలుగు", "മലയാളം", "ಕನ್ನಡ", "සිංහල", "ກຳ", "กำ", "မြန်မာ",
    "ខ្មែរ", "བོད",
  ]
  private static let rightToLeft = [
    "שלום", "שָׁלוֹם", "مرحبا", "مُحَمَّد", "abc אבג 123", "لا", "فارسی", "\u{202E}abc",
    "\u{2067}a\u{2069}",
    "a\u{200F}b", "\u{61C}x",
  ]
  private static let invisible = [
    "a\u{200B}b", "a\u{200C}b", "a\u{200D}b", "a\u{2060}b", "\u{FEFF}x", "a\u{AD}b", "\u{3164}x",
    "a\u{34F}b", "\u{180E}y", "\u{E0041}z", "a\u{A0}b", "a\u{2003}b", "a\u{3000}b",
  ]
  private static let controls = [
    "a\tb", "a\nb", "a\rb", "\u{1B}[31mred", "\u{9B}2J", "\u{7F}", "\u{7}\u{8}", "\u{85}",
    "\u{2028}",
  ]
  private static let privateUse = ["\u{E0B0}x", "\u{F8FF}", "\u{100000}a", "\u{378}", "\u{1FFFF}"]
  private static let drawing = ["╭──╮", "█▉▊▋", "⣿⡇⠁", "▁▂▃▄", "🬀🬁", "←↑→↓", "┃━┅", "☐☑☒", "★☆"]

  /// A few of every block of Unicode that holds letters, signs or pictures.
  private static let scalars: [String] = stride(from: 0x2000, to: 0x20000, by: 0x300).map { first in
    String(
      String.UnicodeScalarView(
        stride(from: first, to: first + 0x300, by: 0x55).compactMap {
          UInt32(exactly: $0).flatMap(Unicode.Scalar.init)
        }))
  }

  /// Emoji 11 to 16; what the C library does not know is drawn as U+FFFD.
  private static let newEmoji = [
    "🥰🧿", "🥱🪐", "🥲🪴", "🫠🫡", "🫨🫷", "🫩🫟", "🧑‍🧑‍🧒", "🐦‍🔥", "🏃‍➡️", "🙂‍↔️",
  ]
}
