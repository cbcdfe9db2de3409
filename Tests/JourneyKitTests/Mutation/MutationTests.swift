import Foundation
import XCTest

@testable import journey

final class MutationTests: XCTestCase {
  private let source =
    "import Terminal\n\nfunc f(_ a: Int) -> Int {\n  print(a)\n  return a + 1\n}\n"

  private func list(_ blocks: String) throws -> MutationList {
    try MutationList("# words\nhost Sources/Terminal\n\n" + blocks)
  }

  private func mutated(_ blocks: String) throws -> String {
    let numbered = try list(blocks).mutations.enumerated().map { ($0.offset + 1, $0.element) }
    return try MutatedSource.make(source, numbered, importing: "Terminal")
  }

  func testAStatementStandsBehindItsSwitch() throws {
    let text = try mutated("## no print\nin F.swift\nstatement\n- print(a)\n+ _ = a\n")
    XCTAssertEqual(
      text,
      "import Terminal\n\nfunc f(_ a: Int) -> Int {\n  if Mutant.isOn(1) {\n_ = a\n} else {\n"
        + "print(a)\n}\n  return a + 1\n}\n")
  }

  func testOfAnExpressionOnlyTheMarkedPartIsReplaced() throws {
    let text = try mutated("## off\nin F.swift\nexpression\n- return «a + 1»\n+ a\n")
    XCTAssertTrue(text.contains("  return (Mutant.isOn(1) ? (a) : (a + 1))\n}"), text)
  }

  func testContextsMayOverlapAndMarksMayNot() throws {
    let first = "## one\nin F.swift\nexpression\n- print(«a»)\n-   return a + 1\n+ 0\n"
    let second = "## two\nin F.swift\nexpression\n- return «a + 1»\n+ a\n"
    XCTAssertTrue(try mutated(first + second).contains("Mutant.isOn(2)"))
    let third = "## three\nin F.swift\nexpression\n- return «a» + 1\n+ 0\n"
    XCTAssertThrowsError(try mutated(second + third)) {
      XCTAssertEqual($0 as? MutationError, .overlapping("two", "three"))
    }
  }

  func testTextThatIsNotThereOnceIsTold() throws {
    XCTAssertThrowsError(try mutated("## x\nin F.swift\nstatement\n- a\n+ b\n")) {
      XCTAssertEqual($0 as? MutationError, .notFound(name: "x", file: "F.swift", times: 4))
    }
  }

  func testWhatTheListLacksIsToldWithItsLine() throws {
    XCTAssertThrowsError(try list("## x\nin F.swift\nexpression\n- a\n+ b\n")) {
      XCTAssertEqual(
        $0 as? MutationError, .malformed(line: 4, "“x” has no part between « and »"))
    }
    XCTAssertThrowsError(try MutationList("## x\n"))
    XCTAssertThrowsError(try list("nonsense\n")) {
      XCTAssertEqual(
        $0 as? MutationError,
        .malformed(line: 4, "a mutation begins with “## ” and its name"))
    }
  }

  func testWithoutAListStatementsAndBoundsAreChanged() throws {
    let source = #"""
      func f(_ state: inout State, _ rows: [Int]) -> Bool {
        self.count = 1
        let text = state.text + "max(1, 2)"
        state.draft = text
        switch action {
        case .moved(let index): state.selection = index
        case .ended: state.rows[0] += 1
        }
        let last = max(0, min(rows.count, 3))
        let next = f(last + 1, 2 * last + 1)
        state.all =
          rows
        let sql = """
          SELECT
            max(day) FROM marks
          """
        problems.compactMap { if case .missing(let part) = $0 { part } else { nil } }
        return rows.map { $0 > 1 } == state.all
      }

      """#
    let found = GenericMutations.mutations(in: source, file: "F.swift")
    XCTAssertEqual(
      found.map { "\($0.text[$0.mark]) → \($0.replacement)" },
      [
        "state.draft = text → _ = 0", "state.selection = index → _ = 0",
        "state.rows[0] += 1 → _ = 0", "max(0, min(rows.count, 3)) → min(0, min(rows.count, 3))",
        "last + 1 → last - 1",
      ])
    XCTAssertEqual(found.prefix(3).map(\.kind), [.statement, .statement, .statement])
    let returned = GenericMutations.mutations(
      in: "return a.count <= limit(b)\nreturn f(a == b)\nreturn a < b ? c : d\n", file: "F.swift")
    XCTAssertEqual(returned.map(\.replacement), ["!(a.count <= limit(b))"])
  }

  func testWithoutAListConditionsAndTruthsAreTurnedAround() throws {
    let source = """
      func f(_ a: Int?) -> Bool {
        if a == 1 {
          return true
        }
        guard let a else { return false }
        while a < 3 {}
        while true {
        }
        if let b = a {}
        return false
      }

      """
    let found = GenericMutations.mutations(in: source, file: "F.swift")
    XCTAssertEqual(found.map(\.replacement), ["!(a == 1)", "false"])
    let text = try MutatedSource.make(
      source, found.enumerated().map { ($0.offset + 1, $0.element) }, importing: "F")
    XCTAssertTrue(text.contains("if (Mutant.isOn(1) ? (!(a == 1)) : (a == 1)) {"), text)
    XCTAssertTrue(text.contains("return (Mutant.isOn(2) ? (false) : (true))"), text)
  }

  /// The list of this project fits its sources: a mutation that fits nothing would count for nothing.
  func testEveryMutationOfPaintingFitsItsFile() throws {
    var root = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let text = try MutantPackage.read(root.appending(path: "Tests/Mutations/painting.txt"))
    let mutations = try MutationList(text).mutations
    XCTAssertGreaterThanOrEqual(mutations.count, 40)
    for (file, group) in Dictionary(grouping: mutations, by: \.file) {
      let source = try MutantPackage.read(root.appending(path: file))
      _ = try MutatedSource.make(source, group.map { (1, $0) }, importing: "Terminal")
    }
  }
}
