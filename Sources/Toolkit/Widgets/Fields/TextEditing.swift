import Terminal

/// The text of a field while it is edited: caret, selection, undo; all in grapheme clusters.
public struct TextEditing: ControlState {
  struct Snapshot: Equatable, Sendable {
    var text: String
    /// Its length in clusters.
    var count: Int
    var caret: Int
  }

  public private(set) var characters: [Character]
  /// The cluster that the caret stands before; the count of clusters at the end.
  public private(set) var caret: Int
  /// The other end of the selection; nil where nothing is selected.
  public private(set) var anchor: Int?
  private var undoStack: [Snapshot] = []
  private var redoStack: [Snapshot] = []
  private var isTyping = false
  /// True where line ends stay; in one line they become blanks.
  private let keepsLines: Bool
  /// The first cluster that shows where the field is shorter than the text.
  var firstShown = 0
  /// The text that suggestions were asked for, while one of them stands in its place.
  var sought: String?

  /// - Parameter keepsLines: whether the text may have several lines.
  public init(_ text: String, keepsLines: Bool = false) {
    characters = Array(text)
    caret = characters.count
    self.keepsLines = keepsLines
  }

  public var text: String { String(characters) }

  public var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  public var canUndo: Bool { !undoStack.isEmpty }
  public var canRedo: Bool { !redoStack.isEmpty }

  // MARK: Moving
  /// Puts the caret at a cluster; a selection grows from where it stood, or ends.
  public mutating func move(to index: Int, selecting: Bool = false) {
    anchor = selecting ? anchor ?? caret : nil
    caret = min(max(0, index), characters.count)
    isTyping = false
  }

  /// One cluster on; without `selecting`, a selection ends at its edge.
  public mutating func step(_ direction: Int, selecting: Bool = false) {
    if !selecting, let selection {
      move(to: direction < 0 ? selection.lowerBound : selection.upperBound)
    } else {
      move(to: caret + direction, selecting: selecting)
    }
  }

  /// To the beginning of a word backwards, to the end of one forwards.
  public mutating func stepWord(_ direction: Int, selecting: Bool = false) {
    move(to: wordEdge(from: caret, direction), selecting: selecting)
  }

  public mutating func selectAll() {
    anchor = 0
    caret = characters.count
    isTyping = false
  }

  /// Selects the word, or the run of other characters, around a cluster.
  public mutating func selectWord(at index: Int) {
    guard !characters.isEmpty else { return }
    let index = min(max(0, index), characters.count - 1)
    let isWord = Self.isWord(characters[index])
    var range = index..<(index + 1)
    while range.lowerBound > 0, Self.isWord(characters[range.lowerBound - 1]) == isWord {
      range = (range.lowerBound - 1)..<range.upperBound
    }
    while range.upperBound < characters.count,
      Self.isWord(characters[range.upperBound]) == isWord
    {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    anchor = range.lowerBound
    caret = range.upperBound
  }

  /// The line around the place before a cluster, without its end; all of a text without lines.
  public func line(around index: Int) -> Range<Int> {
    guard keepsLines else { return 0..<characters.count }
    let start = characters[..<index].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex(where: \.isNewline) ?? characters.count
    return start..<end
  }

  public mutating func selectLine(at index: Int) {
    let line = line(around: min(max(0, index), characters.count))
    anchor = line.lowerBound
    caret = line.upperBound
    isTyping = false
  }

  // MARK: Editing
  /// Replaces the selection, or inserts at the caret, what of `text` fits into `limit` clusters.
  ///
  /// - Returns: whether all of it fitted.
  @discardableResult
  public mutating func insert(_ text: String, limit: Int? = nil) -> Bool {
    let (replaced, clean) = cleaned(text, in: selection ?? caret..<caret)
    let added = clean.prefix(fitting(clean, replaced, limit))
    guard !added.isEmpty else { return clean.isEmpty }
    let isWordEnd = added.first == " " || added.first == "\n"
    let goesOn = isTyping && replaced.isEmpty && added.count == 1 && !isWordEnd
    if !goesOn { remember() }
    replace(replaced, with: added)
    isTyping = added.count == 1
    return added.count == clean.count
  }

  public mutating func deleteBackward() { delete(or: max(0, caret - 1)..<caret) }
  public mutating func deleteForward() { delete(or: caret..<min(characters.count, caret + 1)) }
  public mutating func deleteWordBackward() { delete(or: wordEdge(from: caret, -1)..<caret) }
  public mutating func deleteWordForward() { delete(or: caret..<wordEdge(from: caret, 1)) }
  /// To the beginning of the line.
  public mutating func deleteToStart() { delete(or: line(around: caret).lowerBound..<caret) }

  /// To the end of the line; at the end, the line end itself.
  public mutating func deleteToEnd() {
    let end = line(around: caret).upperBound
    delete(or: caret..<(end > caret ? end : min(caret + 1, characters.count)))
  }

  /// Replaces everything, as one step of undo.
  public mutating func replaceAll(with text: String) {
    remember()
    replace(0..<characters.count, with: ArraySlice(clean(text)))
    isTyping = false
  }

  public mutating func undo() {
    guard let last = undoStack.popLast() else { return }
    redoStack.append(snapshot)
    restore(last)
  }

  public mutating func redo() {
    guard let next = redoStack.popLast() else { return }
    undoStack.append(snapshot)
    restore(next)
  }

  // MARK: Parts
  private static let historyLimit = 200
  /// The clusters of all texts that are remembered, the latest of which always is.
  static let historyCharacters = 1_000_000

  private var snapshot: Snapshot { Snapshot(text: text, count: characters.count, caret: caret) }

  private mutating func remember() {
    undoStack.append(snapshot)
    redoStack = []
    var room = Self.historyCharacters
    let kept = undoStack.reversed().prefix(Self.historyLimit).prefix { step in
      room -= step.count
      return room >= 0
    }
    undoStack.removeFirst(undoStack.count - max(1, kept.count))
  }

  private mutating func restore(_ snapshot: Snapshot) {
    characters = Array(snapshot.text)
    caret = snapshot.caret
    anchor = nil
    isTyping = false
  }

  private mutating func delete(or range: Range<Int>) {
    let range = selection ?? range
    guard !range.isEmpty else { return }
    remember()
    replace(range, with: [])
    isTyping = false
  }

  /// The clusters of a text that takes the place of a range, with the one before them where they change
  /// it: a mark is cleaned with the character that it stands on, and a joiner stays only with what it
  /// joins, which often arrives later.
  private func cleaned(
    _ text: String, in range: Range<Int>
  ) -> (range: Range<Int>, added: [Character]) {
    guard range.lowerBound > 0 else { return (range, Array(clean(text))) }
    let before = String(characters[range.lowerBound - 1])
    let joined = clean(before + text).unicodeScalars
    let kept = clean(before).unicodeScalars
    guard joined.starts(with: kept)
    else { return (range.lowerBound - 1..<range.upperBound, Array(String(joined))) }
    return (range, Array(String(joined.dropFirst(kept.count))))
  }

  /// Inert, without controls, with line ends as line feeds: terminals paste them as CR.
  private func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let joined = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let visible = joined.replacing("\t", with: " ").unicodeScalars.filter {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    return Sanitizer.clean(String(visible), multiline: keepsLines, goesOn: true)
  }

  /// Returns true if something of a text that is inserted here is left out because it hides or reorders
  /// what is around it.
  func hides(_ text: String) -> Bool {
    let index = selection?.lowerBound ?? caret
    let before = index > 0 ? String(characters[index - 1]) : ""
    if (before + text).utf8.allSatisfy({ $0 < 0x7F }) { return false }
    return Sanitizer.hides(before + text) && !Sanitizer.hides(before)
  }

  /// Returns the number of clusters of `added` that fit; those that grow together with their
  /// neighbours count once.
  private func fitting(_ added: [Character], _ replaced: Range<Int>, _ limit: Int?) -> Int {
    guard let limit else { return added.count }
    let head = String(characters[..<replaced.lowerBound])
    let tail = String(characters[replaced.upperBound...])
    // At either seam one cluster can vanish, and one more where flags pair up anew.
    let room = limit - (characters.count - replaced.count) + 3
    var count = min(added.count, max(0, room))
    while count > 0, (head + String(added[..<count]) + tail).count > limit { count -= 1 }
    return count
  }

  /// Clusters may grow together where the pieces meet (a mark that follows a letter), so the text
  /// is cut into clusters anew.
  private mutating func replace(_ range: Range<Int>, with added: ArraySlice<Character>) {
    let head = String(characters[..<range.lowerBound]) + String(added)
    characters = Array(head + String(characters[range.upperBound...]))
    caret = min(head.count, characters.count)
    anchor = nil
  }

  private func wordEdge(from index: Int, _ direction: Int) -> Int {
    var index = index
    func next() -> Int? {
      let position = direction < 0 ? index - 1 : index
      return characters.indices.contains(position) ? position : nil
    }
    while let position = next(), !Self.isWord(characters[position]) { index += direction }
    while let position = next(), Self.isWord(characters[position]) { index += direction }
    return index
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
