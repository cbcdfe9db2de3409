import Terminal

/// Gathers the answers to one ``TerminalQuery`` and hands them out once, when the last one has come
/// or the time is up; what comes later, or unasked, is dropped.
struct CapabilityCollector: Sendable {
  private var answers: Answers?
  /// The scheme that was told last.
  private var isLight: Bool?

  private struct Answers {
    var capabilities = TerminalCapabilities()
    var takesKitty = false
    var name = ""
  }

  /// Whether an answer would count.
  var isAsking: Bool { answers != nil }

  /// Begins anew: the questions have just been put.
  mutating func begin() { answers = Answers() }

  /// Whether a reply tells of a change, so that everything is to be asked anew.
  ///
  /// Some terminals report the scheme whenever they are asked to report it, which is with each query:
  /// what they said before, or say first while they are asked, is no change.
  mutating func isChange(_ reply: TerminalReply) -> Bool {
    guard case .colorScheme(let isLight) = reply, isLight != self.isLight else { return false }
    defer { self.isLight = isLight }
    return self.isLight != nil || !isAsking
  }

  /// Takes an answer; the result with the last one.
  mutating func take(_ reply: TerminalReply) -> TerminalCapabilities? {
    switch reply {
    case .background(let color): answers?.capabilities.background = color
    case .graphics(let isSupported): answers?.takesKitty = isSupported
    case .cellPixels(let size): answers?.capabilities.cellPixels = size
    case .version(let name): answers?.name = name
    case .attributes(let numbers): return finish(attributes: numbers)
    case .colorScheme: break
    }
    return nil
  }

  /// The time is up: what has come so far; nil where everything had come before.
  mutating func giveUp() -> TerminalCapabilities? { finish(attributes: []) }

  private mutating func finish(attributes: [Int]) -> TerminalCapabilities? {
    guard let answers else { return nil }
    self.answers = nil
    var capabilities = answers.capabilities
    if answers.takesKitty {
      capabilities.pictures = .kitty
    } else if Self.itermNames.contains(where: answers.name.hasPrefix) {
      capabilities.pictures = .iterm2
    } else if attributes.contains(4), !answers.name.hasPrefix("tmux") {
      capabilities.pictures = .sixel
    }
    return capabilities
  }

  /// Terminals that take OSC 1337, by what they call themselves in XTVERSION.
  private static let itermNames = ["iTerm2", "WezTerm", "mintty"]
}
