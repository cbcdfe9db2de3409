import CatinderDomain

/// What cats answer that nobody stands behind; each says so.
enum DemoReplies {
  /// The same message gets the same answer.
  static func text(after message: Message, inRussian: Bool) -> String {
    let words = inRussian ? russian : english
    let sum = message.text.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return (inRussian ? "[демо] " : "[demo] ") + words[sum % words.count]
  }

  private static let english = [
    "Purr. Tell me more.", "Meow! And what is for dinner at your place?",
    "I was asleep. Say it again, slowly.", "I like the way you put that.",
    "Do you have a windowsill?", "Excuse me, a fly. Now I am all yours.",
    "Let us meet at the fridge.",
  ]

  private static let russian = [
    "Мур. Расскажи ещё.", "Мяу! А что у вас на ужин?", "Сплю. Повтори, только медленно.",
    "Красиво сказано.", "А подоконник у тебя есть?", "Прости, муха. Всё, слушаю.",
    "Встретимся у холодильника.",
  ]
}
