import Terminal

/// A statement on the screens of a program over time: linear temporal logic with bounded time, whose
/// atoms are queries.
///
/// It is looked at after each act, by progression (Bacchus, Kabanza: Using temporal logics to express search
/// control knowledge for planning, 2000): what a screen leaves of the statement has to hold from the next
/// one on. What is still open at the end of a journey is neither kept nor broken.
///
/// ```swift
/// StormProperty.always(Query.text("Total"))
/// StormProperty.never(Query.text("Traceback"))
/// StormProperty.after(Query(.button, "Save"), eventually: Query.text("Saved"), within: .acts(3))
/// StormProperty.after(Query(.dialog), Query.text("Esc"), until: Query(.list))
/// ```
public struct StormProperty: Hashable, Sendable, CustomStringConvertible {
  /// The longest time for what has to come.
  public enum Bound: Hashable, Sendable, CustomStringConvertible {
    case acts(Int)
    case seconds(Double)

    public var description: String {
      switch self {
      case .acts(let count): "\(count) acts"
      case .seconds(let seconds): "\(seconds) s"
      }
    }

    var yaml: String {
      switch self {
      case .acts(let count): "\(count) acts"
      case .seconds(let seconds): "\(seconds)s"
      }
    }

    var swift: String {
      switch self {
      case .acts(let count): ".acts(\(count))"
      case .seconds(let seconds): ".seconds(\(seconds))"
      }
    }
  }

  /// The words of the statement, by which a finding names it.
  public let name: String
  let formula: Formula
  /// The statement in YAML, as `hold` takes it: `never: "text \"Traceback\""`.
  let yaml: String
  /// The statement in Swift.
  let swift: String

  public var description: String { name }

  private init(_ name: String, _ formula: Formula, yaml: [(String, String)], swift: String) {
    (self.name, self.formula, self.swift) = (name, formula, swift)
    self.yaml = yaml.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private static func yaml(_ query: Query) -> String { "\(query)".yamlQuoted }
  private static func swift(_ query: Query) -> String {
    "try Query(parsing: \("\(query)".sourceLiteral))"
  }

  /// The query matches on every screen.
  public static func always(_ query: Query) -> StormProperty {
    StormProperty(
      "always \(query)", .always(.atom(query)), yaml: [("always", yaml(query))],
      swift: ".always(\(swift(query)))")
  }

  /// The query matches on no screen.
  public static func never(_ query: Query) -> StormProperty {
    StormProperty(
      "never \(query)", .always(.not(.atom(query))), yaml: [("never", yaml(query))],
      swift: ".never(\(swift(query)))")
  }

  /// The query matches on one of the first screens.
  public static func eventually(_ query: Query, within bound: Bound) -> StormProperty {
    StormProperty(
      "eventually \(query) within \(bound)", .eventually(.atom(query), bound),
      yaml: [("eventually", yaml(query)), ("within", bound.yaml)],
      swift: ".eventually(\(swift(query)), within: \(bound.swift))")
  }

  /// Whenever the first query matches, the second one does so in time.
  public static func after(
    _ trigger: Query, eventually query: Query, within bound: Bound
  ) -> StormProperty {
    StormProperty(
      "after \(trigger) eventually \(query) within \(bound)",
      .always(.or(.not(.atom(trigger)), .eventually(.atom(query), bound))),
      yaml: [("after", yaml(trigger)), ("eventually", yaml(query)), ("within", bound.yaml)],
      swift: ".after(\(swift(trigger)), eventually: \(swift(query)), within: \(bound.swift))")
  }

  /// Whenever the first query matches, the second one does until the third one does.
  public static func after(_ trigger: Query, _ query: Query, until end: Query) -> StormProperty {
    StormProperty(
      "after \(trigger) \(query) until \(end)",
      .always(.or(.not(.atom(trigger)), .until(.atom(query), .atom(end)))),
      yaml: [("after", yaml(trigger)), ("hold", yaml(query)), ("until", yaml(end))],
      swift: ".after(\(swift(trigger)), \(swift(query)), until: \(swift(end)))")
  }

  /// A formula of the logic; ``truth`` and ``falsehood`` are what progression ends in.
  indirect enum Formula: Hashable, Sendable {
    case truth, falsehood
    case atom(Query)
    case not(Formula)
    case and(Formula, Formula)
    case or(Formula, Formula)
    case always(Formula)
    case eventually(Formula, Bound)
    case until(Formula, Formula)

    /// Returns what has to hold from the next screen on.
    ///
    /// - Parameter seconds: the time from this screen to the next one.
    func progressed(on screen: Screen, seconds: Double) -> Formula {
      switch self {
      case .truth, .falsehood: self
      case .atom(let query): query.isSeen(on: screen) ? .truth : .falsehood
      case .not(let formula):
        switch formula.progressed(on: screen, seconds: seconds) {
        case .truth: .falsehood
        case .falsehood: .truth
        case let rest: .not(rest)
        }
      case .and(let a, let b):
        Self.both(
          a.progressed(on: screen, seconds: seconds), b.progressed(on: screen, seconds: seconds))
      case .or(let a, let b):
        Self.either(
          a.progressed(on: screen, seconds: seconds), b.progressed(on: screen, seconds: seconds))
      case .always(let formula):
        Self.both(formula.progressed(on: screen, seconds: seconds), self)
      case .eventually(let formula, let bound):
        Self.either(
          formula.progressed(on: screen, seconds: seconds),
          Self.later(bound, seconds).map { Formula.eventually(formula, $0) } ?? .falsehood)
      case .until(let formula, let end):
        Self.either(
          end.progressed(on: screen, seconds: seconds),
          Self.both(formula.progressed(on: screen, seconds: seconds), self))
      }
    }

    private static func both(_ a: Formula, _ b: Formula) -> Formula {
      switch (a, b) {
      case (.falsehood, _), (_, .falsehood): .falsehood
      case (.truth, let rest), (let rest, .truth): rest
      default: a == b ? a : .and(a, b)
      }
    }

    private static func either(_ a: Formula, _ b: Formula) -> Formula {
      switch (a, b) {
      case (.truth, _), (_, .truth): .truth
      case (.falsehood, let rest), (let rest, .falsehood): rest
      default: a == b ? a : .or(a, b)
      }
    }

    /// Returns the bound that is left for the next screen; nil if this was the last one in time.
    private static func later(_ bound: Bound, _ seconds: Double) -> Bound? {
      switch bound {
      case .acts(let count): count > 0 ? .acts(count - 1) : nil
      case .seconds(let left): left >= seconds ? .seconds(left - seconds) : nil
      }
    }
  }
}

extension Query {
  /// Returns true if at least one thing matches; a query that cannot be answered matches nothing.
  fileprivate func isSeen(on screen: Screen) -> Bool {
    (try? matches(in: screen).isEmpty == false) ?? false
  }
}

/// The properties of one journey, and what is left of each.
struct StormMonitor {
  private var open: [(property: StormProperty, rest: StormProperty.Formula)]
  private var last = ContinuousClock.now

  init(_ properties: [StormProperty]) { open = properties.map { ($0, $0.formula) } }

  /// Looks at the next screen.
  ///
  /// - Returns: the first property that it breaks.
  mutating func look(at screen: Screen) -> StormFault? {
    let seconds = last.duration(to: .now) / .seconds(1)
    last = .now
    for index in open.indices {
      let rest = open[index].rest.progressed(on: screen, seconds: seconds)
      open[index].rest = rest
      guard rest == .falsehood else { continue }
      var fault = StormFault(.property, "\(open[index].property.name) does not hold")
      fault.property = open[index].property.name
      return fault
    }
    return nil
  }
}
