import Semantics
import Terminal

/// The roles of a screen that tells nothing of itself, from its cells alone.
///
/// Each rule looks for one kind of thing in cells that earlier rules have left alone: lines, brackets,
/// grounds, keys with words, words below each other. What they find are nodes as a program publishes them,
/// with the trait `inferred`, parents before their children. See <doc:Queries>.
struct RoleInference {
  let nodes: [SemanticNode]

  init(_ screen: Screen) {
    guard !screen.size.isEmpty else {
      nodes = []
      return
    }
    var draft = RoleDraft(CellGrid(screen.surface), cursor: screen.cursor)
    BoxRules.apply(to: &draft, surface: screen.surface)
    MenuRules.apply(to: &draft)
    FieldRules.addBrackets(to: &draft)
    CheckRules.apply(to: &draft)
    BoxTabRules.apply(to: &draft)
    StripTabRules.apply(to: &draft)
    TabRules.apply(to: &draft)
    LitTabRules.apply(to: &draft)
    PopUpListRules.apply(to: &draft)
    BracketedHints.apply(to: &draft)
    ButtonRules.apply(to: &draft)
    ProgressRules.apply(to: &draft)
    HintRules.apply(to: &draft)
    KeyRows.apply(to: &draft)
    BoxedHints.apply(to: &draft)
    FieldRules.apply(to: &draft)
    PromptRules.apply(to: &draft)
    SheetRules.apply(to: &draft)
    TableRules.apply(to: &draft)
    ListRules.apply(to: &draft)
    PointedListRules.apply(to: &draft)
    InkedListRules.apply(to: &draft)
    StatusRules.apply(to: &draft)
    nodes = Self.nested(draft.nodes)
  }

  /// From the outermost to the innermost.
  private static let containers: [Role] = [
    .dialog, .group, .menu, .tabList, .table, .list, .footer, .row,
  ]

  /// Puts each node into the smallest container around it, and all in the order of a tree, from the top.
  private static func nested(_ nodes: [SemanticNode]) -> [SemanticNode] {
    var parents: [Int?] = []
    for (index, node) in nodes.enumerated() {
      let around = nodes.indices.filter { $0 != index && isAround(nodes[$0], $0, node, index) }
      parents.append(around.min { area(nodes[$0]) < area(nodes[$1]) })
    }
    var result: [SemanticNode] = []
    func add(_ index: Int, under parent: Int?) {
      var node = nodes[index]
      node.parent = parent
      result.append(node)
      let place = result.count - 1
      for child in inOrder(nodes.indices.filter { parents[$0] == index }) {
        add(child, under: place)
      }
    }
    func inOrder(_ indices: [Int]) -> [Int] {
      indices.sorted {
        let (a, b) = (nodes[$0].frame, nodes[$1].frame)
        return (a.minY, a.minX, $0) < (b.minY, b.minX, $1)
      }
    }
    for root in inOrder(nodes.indices.filter { parents[$0] == nil }) { add(root, under: nil) }
    return result
  }

  private static func area(_ node: SemanticNode) -> Int { node.frame.columns * node.frame.rows }

  /// Of two nodes at one place the container with the higher rank, or the one found first, is around.
  private static func isAround(
    _ container: SemanticNode, _ place: Int, _ node: SemanticNode, _ other: Int
  ) -> Bool {
    guard let rank = containers.firstIndex(of: container.role),
      container.frame.contains(node.frame)
    else { return false }
    guard container.frame == node.frame else { return true }
    let otherRank = containers.firstIndex(of: node.role) ?? containers.count
    return (rank, place) < (otherRank, other)
  }
}

extension Screen {
  /// The screen with the roles that its cells suggest, where its program publishes none; published
  /// ones always win.
  public var withInferredRoles: Screen {
    guard nodes.isEmpty else { return self }
    var screen = self
    screen.nodes = RoleInference(self).nodes
    return screen
  }
}

/// The mark of nodes that a test has read from the cells.
///
/// It is no part of the protocol: what a program says of itself is never inferred.
extension Traits {
  /// The kit has inferred the node from the cells, as the program publishes none.
  public static let inferred = Traits(rawValue: 1 << 15)

  /// The words of the protocol, and `inferred`.
  public var allWords: [String] { words + (contains(.inferred) ? ["inferred"] : []) }

  init(anyWords words: [String]) {
    self.init(words: words)
    if words.contains("inferred") { insert(.inferred) }
  }
}
