/// The targets of a `Package.swift` and what each depends on, read from its text.
///
/// It understands the few forms that our manifest uses; any other is an error, so that a new form
/// cannot hide an arrow.
struct Manifest {
  struct Target {
    let name: String
    let factory: String
    let dependencies: [String]
    /// Stands outside `Sources`: tests, journeys, figures.
    let isOutside: Bool
  }

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  typealias Tokens = ArraySlice<SwiftTokens.Token>

  let targets: [Target]

  init(_ text: String) throws {
    let tokens = SwiftTokens(text).tokens[...]
    let products = Self.products(tokens)
    try Self.checkFactories(tokens)
    targets = try Self.elements(of: Self.targetList(tokens)).map {
      try Self.target($0, products)
    }
  }

  // MARK: Parts

  /// The names that stand for a product: `let grdb: … = .product(name: "GRDB", …)`.
  private static func products(_ tokens: Tokens) -> [String: String] {
    let starts = tokens.indices.filter { ["let", "func"].contains(tokens[$0].text) }
    var products: [String: String] = [:]
    for (start, end) in zip(starts, starts.dropFirst() + [tokens.endIndex]) {
      let statement = tokens[start..<end]
      guard tokens[start].text == "let", statement.map(\.text).contains("product") else { continue }
      products[tokens[start + 1].text] = statement.first { $0.kind == .text }?.text
    }
    return products
  }

  /// Our own functions hand on the dependencies that they are given, and add none.
  private static func checkFactories(_ tokens: Tokens) throws {
    for index in tokens.indices where tokens[index].text == "func" {
      guard let name = tokens[index...].dropFirst().first?.text, inside.contains(name) else {
        continue
      }
      guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { continue }
      let body = inner(tokens, from: open).map(\.text)
      let places = body.indices.filter {
        body[$0] == "dependencies" && body[($0 + 1)...].first == ":"
      }
      for place in places where body[(place + 2)...].prefix(2) != ["dependencies", ","] {
        throw Unreadable(description: "func \(name) adds dependencies of its own")
      }
    }
  }

  private static let inside: Set<String> = [
    "module", "program", "shim", "target", "executableTarget", "systemLibrary",
  ]
  private static let outside: Set<String> = ["tests", "testTarget"]

  /// What stands in the brackets of `targets:` of the package itself.
  private static func targetList(_ tokens: Tokens) throws -> Tokens {
    for index in tokens.indices.dropLast(2) where tokens[index].text == "Package" {
      guard tokens[index + 1].text == "(" else { continue }
      for argument in elements(of: inner(tokens, from: index + 1)) where argument.count > 2 {
        guard argument.first?.text == "targets" else { continue }
        return inner(argument, from: argument.startIndex + 2)
      }
    }
    throw Unreadable(description: "no list of targets")
  }

  private static func target(_ element: Tokens, _ products: [String: String]) throws -> Target {
    let call = element.first?.text == "." ? element.dropFirst() : element
    guard let factory = call.first?.text, inside.union(outside).contains(factory),
      call.dropFirst().first?.text == "("
    else { throw unreadable(element) }
    let arguments = elements(of: inner(call, from: call.startIndex + 1))
    let named = Dictionary(
      arguments.filter { $0.dropFirst().first?.text == ":" }.map {
        ($0.first?.text ?? "", $0.dropFirst(2))
      },
      uniquingKeysWith: { first, _ in first })
    let plain = arguments.filter { $0.dropFirst().first?.text != ":" }
    guard let name = (named["name"] ?? plain.first)?.first, name.kind == .text else {
      throw unreadable(element)
    }
    let list = named["dependencies"] ?? plain.dropFirst().first
    return Target(
      name: name.text, factory: factory, dependencies: try dependencies(list, products),
      isOutside: outside.contains(factory) || named["path"] != nil)
  }

  private static func dependencies(
    _ list: Tokens?, _ products: [String: String]
  ) throws -> [String] {
    guard let list else { return [] }
    guard list.first?.text == "[", let last = list.last, last.text == "]" else {
      throw unreadable(list)
    }
    return try elements(of: inner(list, from: list.startIndex)).map { element in
      guard let first = element.first else { throw unreadable(list) }
      if element.count == 1, first.kind == .text { return first.text }
      if element.count == 1, let product = products[first.text] { return product }
      let name = element.dropFirst(5).first
      let start = element.map(\.text)
      if start.starts(with: [".", start.dropFirst().first ?? "", "(", "name", ":"]), let name,
        name.kind == .text
      {
        return name.text
      }
      throw unreadable(element)
    }
  }

  // MARK: Brackets

  /// The tokens between the bracket at an index and the one that closes it.
  private static func inner(_ tokens: Tokens, from open: Int) -> Tokens {
    var depth = 0
    for index in tokens[open...].indices where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return tokens[(open + 1)..<index] }
    }
    return tokens[(open + 1)...]
  }

  /// The parts between the commas that stand in no bracket.
  private static func elements(of tokens: Tokens) -> [Tokens] {
    var parts: [Tokens] = []
    var depth = 0
    var start = tokens.startIndex
    for index in tokens.indices where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      guard depth == 0, tokens[index].text == "," else { continue }
      parts.append(tokens[start..<index])
      start = index + 1
    }
    return (parts + [tokens[start...]]).filter { !$0.isEmpty }
  }

  private static func unreadable(_ tokens: Tokens) -> Unreadable {
    let line = tokens.first?.line ?? 0
    return Unreadable(
      description: "line \(line): " + tokens.map(\.text).joined(separator: " "))
  }
}
