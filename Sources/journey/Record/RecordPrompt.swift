import Terminal

/// The recorder's own line: what to note besides the acts.
struct RecordPrompt {
  enum Outcome: Equatable {
    case goesOn, closed
    case expect(String)
    case snapshot(String)
    /// The hot key itself is for the program.
    case hotKey
    case quit
  }

  private enum Question: String {
    case text = "expect text"
    case state = "snapshot of state"
  }

  static let hotKey = KeyStroke.control("]")

  /// What is proposed to be expected.
  private let words: String
  private var question: Question?
  private var answer = ""

  init(words: String) {
    self.words = words
  }

  var line: String {
    guard let question else {
      return " record: e expect text   s snapshot   q end   Ctrl-] to the program   Esc go on"
    }
    return " \(question.rawValue): \(answer)▏"
  }

  mutating func take(_ stroke: KeyStroke) -> Outcome {
    if stroke == .escape { return .closed }
    guard let question else { return choose(stroke) }
    if stroke == .enter { return end(question) }
    if stroke == .backspace {
      _ = answer.popLast()
    } else if let text = stroke.text {
      answer += text
    }
    return .goesOn
  }

  private mutating func choose(_ stroke: KeyStroke) -> Outcome {
    switch stroke {
    case "e":
      question = .text
      answer = words
    case "s": question = .state
    case "q": return .quit
    case Self.hotKey: return .hotKey
    default: break
    }
    return .goesOn
  }

  private func end(_ question: Question) -> Outcome {
    guard !answer.isEmpty else { return .closed }
    return question == .text ? .expect(answer) : .snapshot(answer)
  }
}
