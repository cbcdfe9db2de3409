import Core
import Toolkit

/// One edit, that both the real text and the naive one can carry out.
enum NaiveEdit {
  case insert(String)
  case step(Int, selecting: Bool)
  case word(Int, selecting: Bool)
  case move(Int, selecting: Bool)
  case selectAll
  case delete(Int)
  case deleteWord(Int)
  case deleteToStart, deleteToEnd

  static func random(_ alphabet: [String], using random: inout SeededRandom) -> NaiveEdit {
    let direction = Bool.random(using: &random) ? 1 : -1
    let selecting = Int.random(in: 0..<3, using: &random) == 0
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1: return .step(direction, selecting: selecting)
    case 2, 3: return .word(direction, selecting: selecting)
    case 4, 5: return .move(Int.random(in: -2...20, using: &random), selecting: selecting)
    case 6: return .selectAll
    case 7, 8, 9: return .delete(direction)
    case 10: return .deleteWord(direction)
    case 11: return .deleteToStart
    case 12: return .deleteToEnd
    default: return .insert(alphabet.randomElement(using: &random) ?? "")
    }
  }

  func apply(to editing: inout TextEditing) {
    switch self {
    case .insert(let text): editing.insert(text)
    case .step(let direction, let selecting): editing.step(direction, selecting: selecting)
    case .word(let direction, let selecting): editing.stepWord(direction, selecting: selecting)
    case .move(let index, let selecting): editing.move(to: index, selecting: selecting)
    case .selectAll: editing.selectAll()
    case .delete(let direction):
      if direction < 0 { editing.deleteBackward() } else { editing.deleteForward() }
    case .deleteWord(let direction):
      if direction < 0 { editing.deleteWordBackward() } else { editing.deleteWordForward() }
    case .deleteToStart: editing.deleteToStart()
    case .deleteToEnd: editing.deleteToEnd()
    }
  }

  func apply(to naive: inout NaiveEditing) {
    let caret = naive.caret
    let count = naive.clusters.count
    switch self {
    case .insert(let text): naive.replace(naive.selection ?? caret..<caret, [text])
    case .step(let direction, selecting: false) where naive.selection != nil:
      let edges = naive.selection ?? 0..<0
      naive.go(direction < 0 ? edges.lowerBound : edges.upperBound, selecting: false)
    case .step(let direction, let selecting): naive.go(caret + direction, selecting: selecting)
    case .word(let direction, let selecting):
      naive.go(direction < 0 ? naive.previousWord : naive.nextWord, selecting: selecting)
    case .move(let index, let selecting): naive.go(index, selecting: selecting)
    case .selectAll:
      naive.anchor = 0
      naive.caret = count
    case .delete(let direction):
      naive.delete(direction < 0 ? max(0, caret - 1)..<caret : caret..<min(count, caret + 1))
    case .deleteWord(let direction):
      naive.delete(direction < 0 ? naive.previousWord..<caret : caret..<naive.nextWord)
    case .deleteToStart: naive.delete(0..<caret)
    case .deleteToEnd: naive.delete(caret..<count)
    }
  }
}
