import Terminal

extension ColorDepth {
  /// A terminfo type and what it can show.
  public struct Choice: Hashable, Sendable {
    public var type: String
    public var depth: ColorDepth
  }

  /// Which terminfo entry to draw by, and in what depth.
  ///
  /// `NO_COLOR` that is not empty says none (no-color.org). `COLORTERM=truecolor` or `24bit` says
  /// direct colour, which ncurses writes only by an entry that has it: the type's own `-direct`
  /// sibling, or `xterm-direct` for the many that call themselves xterm. Else the entry's number of
  /// colours decides. `colors` tells those of an entry, nil where there is no such entry.
  public static func choose(
    type: String, environment: [String: String], colors: (String) -> Int?
  ) -> Choice {
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      return Choice(type: type, depth: .none)
    }
    let number = colors(type) ?? 0
    if number > 256 { return Choice(type: type, depth: .direct) }
    let asksForDirect = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    if asksForDirect, number > 0 {
      for name in directSiblings(of: type) where colors(name) ?? 0 > 256 {
        return Choice(type: name, depth: .direct)
      }
    }
    return Choice(type: type, depth: number >= 256 ? .indexed256 : number >= 8 ? .ansi16 : .none)
  }

  /// `tmux-256color` has the sibling `tmux-direct`.
  private static func directSiblings(of type: String) -> [String] {
    var base = type
    for ending in ["-256color", "-color", "-16color", "-88color"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
    }
    return type.hasPrefix("xterm") ? [base + "-direct", "xterm-direct"] : [base + "-direct"]
  }
}
