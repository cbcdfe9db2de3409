/// The lines of an outline as what stands inside what.
struct OutlineTree {
  private let lines: [OutlineLine]
  /// By line: the lines one level inside it.
  private let children: [[Int]]
  private let roots: [Int]

  init(_ lines: [OutlineLine]) {
    self.lines = lines
    var children: [[Int]] = lines.map { _ in [] }
    var roots: [Int] = []
    var open: [Int] = []
    for (index, line) in lines.enumerated() {
      while let last = open.last, lines[last].depth >= line.depth { open.removeLast() }
      if let parent = open.last { children[parent].append(index) } else { roots.append(index) }
      open.append(index)
    }
    self.children = children
    self.roots = roots
  }

  /// Whether every line of a template is found here: the outermost ones anywhere, those inside one
  /// directly inside what that one has found, all in their order.
  func contains(_ template: OutlineTree) -> Bool {
    finds(template.roots, of: template, among: Array(lines.indices))
  }

  /// The first that fits is taken: whatever follows has the more to choose from.
  private func finds(_ wanted: [Int], of template: OutlineTree, among found: [Int]) -> Bool {
    var left = found[...]
    return wanted.allSatisfy { line in
      guard let place = left.firstIndex(where: { holds($0, template, line) }) else { return false }
      left = left[(place + 1)...]
      return true
    }
  }

  private func holds(_ index: Int, _ template: OutlineTree, _ line: Int) -> Bool {
    template.lines[line].fits(lines[index], .contains)
      && finds(template.children[line], of: template, among: children[index])
  }
}
