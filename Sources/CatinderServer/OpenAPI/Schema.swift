import CatinderDomain

/// What a value has to be. The same description is served to clients and holds what they send to it.
indirect enum Schema: Sendable {
  case boolean
  case integer(ClosedRange<Int>)
  case string(Text)
  case array(Schema, ClosedRange<Int>, isUnique: Bool = false)
  case object([Property])
  /// One of `components/schemas`.
  case named(String, Schema)

  /// Rules of a string; its length is counted in Unicode scalars.
  struct Text: Sendable {
    var length: ClosedRange<Int>
    /// It is more than blanks.
    var isVisible = false
    var format: Format?
    var words: [String] = []
  }

  enum Format: String, Sendable {
    case uuid
    case moment = "date-time"
    /// The name of a picture: a part of an address.
    case photo
  }

  struct Property: Sendable {
    let name: String
    let schema: Schema
    var isRequired = true

    init(_ name: String, _ schema: Schema, isRequired: Bool = true) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  static func text(_ length: ClosedRange<Int>, isVisible: Bool = false) -> Schema {
    .string(Text(length: length, isVisible: isVisible))
  }

  static let uuid = Schema.string(Text(length: 36...36, format: .uuid))
  static let moment = Schema.string(Text(length: 20...40, format: .moment))
  static let photo = Schema.string(Text(length: 1...PhotoName.longest, format: .photo))

  static func words(_ words: [String]) -> Schema {
    .string(Text(length: 1...40, words: words))
  }
}
