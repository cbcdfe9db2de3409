import PetsDomain

/// The path of a photo as far as it is typed.
public struct PhotoPrompt: Equatable, Sendable {
  public var text: String
  /// Why the last one was not taken; gone with the next letter.
  public var problem: PhotoProblem?
  /// How the text can go on.
  public var completions: [PathCompletion] = []
  /// The folder that these are of, where the text does not tell.
  public var folder: String?
  /// Which of these is marked.
  public var mark: Int?
  /// The completions are still those of the text before.
  public var isListing = false
  /// What was pressed meanwhile, to be done with the new ones.
  public var waiting: [Step] = []
  /// The photo is being read.
  public var isTaking = false

  /// What a key does with the completions.
  public enum Step: Equatable, Sendable {
    case complete, submit
    case move(Int)
  }

  init(_ text: String = "") {
    self.text = text
  }

  /// The same with another text, for which completions are to be found.
  func retyped(_ text: String) -> PhotoPrompt {
    var prompt = PhotoPrompt(text)
    prompt.completions = completions
    return prompt
  }

  /// What `Tab` makes of the text, the marked one or all that they have in common; nil where it
  /// brings nothing.
  var completion: String? {
    if isListing { return nil }
    if let mark, completions.indices.contains(mark) { return completions[mark].text }
    return PhotoPath.common(completions, typed: text)
  }

  mutating func move(by step: Int) {
    guard !completions.isEmpty else { return }
    let count = completions.count
    mark = mark.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
  }
}
