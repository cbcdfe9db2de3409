/// The header fields of a message, in their order; names are compared without regard to case.
public struct HTTPFields: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  public struct Field: Sendable, Equatable {
    public let name: String
    public let value: String
  }

  public private(set) var fields: [Field] = []

  public init() {}

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// All values of a name joined by commas, as RFC 9110 allows; set replaces them all.
  public subscript(name: String) -> String? {
    get {
      let values = fields.filter { Self.same($0.name, name) }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { Self.same($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// Adds one more value of a name. What could end the line early is left out.
  public mutating func append(_ name: String, _ value: String) {
    let inert = value.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    fields.append(Field(name: name, value: String(String.UnicodeScalarView(inert))))
  }

  private static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
  }
}
