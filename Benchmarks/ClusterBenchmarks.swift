import Foundation

/// The cost of grapheme clusters: the same text without mode 2027 and with it.
@MainActor
struct ClusterBenchmarks {
  let folder: BenchFolder

  private static let texts: [(name: String, words: String)] = [
    ("ASCII", "the quick brown fox jumps over the lazy dog 0123456789"),
    ("Latin", "Ærøskøbing überprüft façades naïves à Łódź señor garçon"),
    (
      "Latin with marks",
      "e\u{301}te\u{301} nai\u{308}ve a\u{30A}ngstro\u{308}m n\u{303}ando\u{302}"
    ),
    ("Russian", "съешь же ещё этих мягких французских булок да выпей чаю"),
    ("Chinese", "漢字仮名交 じり文章世界 語言文字電腦 終端機模擬器"),
    ("Korean", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에"),
    (
      "Korean by letters",
      "\u{1106}\u{1169}\u{1103}\u{1173}\u{11AB} \u{110B}\u{1175}\u{11AB}\u{1100}\u{1161}\u{11AB}"
    ),
    ("Hindi", "सभी मनुष्यों को गौरव और अधिकारों के विषय में जन्मजात स्वतन्त्रता"),
    ("Tamil", "மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்"),
    ("Thai", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน ในเกียรติศักดิ์"),
    ("Arabic with marks", "كِتَابٌ مُدَرِّسٌ جَمِيلٌ مَدِينَةٌ"),
    ("emoji", "😀😃🚀🎉🌍🔥 😺😸😹😻"),
    ("emoji by selector", "❤️☀️☎️ ✈️⚠️♻️"),
    ("skin tones", "👍🏽👋🏿🙏🏻 👩🏾✌🏼"),
    ("families", "👨‍👩‍👧‍👦👩‍💻 🏳️‍🌈🧑‍🚀"),
    ("flags", "🇩🇪🇫🇷🇭🇺🇷🇸 🇬🇧🇺🇸🇯🇵"),
  ]

  func run() throws {
    Report.title("Text without and with mode 2027, MB of it a second of processor time")
    Report.note("best of five runs each, in turn; the aim is at most 1.5 times the time", "")
    let ours = ProgramTerminal.ours
    let start = try (0..<3).map { _ in try ours.seconds(reading: "/dev/null") }.min() ?? 0
    for (name, words) in Self.texts { try measure(name, words, ours, start) }
  }

  private func measure(
    _ name: String, _ words: String, _ terminal: ProgramTerminal, _ start: Double
  ) throws {
    let line = Array("\(words)\r\n".utf8)
    var data = Data()
    while data.count < 16 << 20 { data.append(contentsOf: line) }
    let files = [("off", ""), ("on", "\u{1B}[?2027h")].map { (folder.path("clusters-\($0)"), $1) }
    for (file, prefix) in files { try (Data(prefix.utf8) + data).write(to: URL(filePath: file)) }
    var times = files.map { _ in Double.infinity }
    for _ in 0..<5 {
      for (index, (file, _)) in files.enumerated() {
        times[index] = min(times[index], try terminal.seconds(reading: file) - start)
      }
    }
    let rates = times.map { Report.number(Double(data.count) / 1_000_000 / max($0, 0.000_1)) }
    let ratio = times[1] / times[0]
    let verdict = ratio <= 1.5 ? "" : "  (above the aim)"
    Report.note(name, "\(rates[0])   \(rates[1])   ×\(Report.number(ratio))\(verdict)")
  }
}
