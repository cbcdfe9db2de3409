import FoundationEssentials

extension ScriptNode {
  /// The value of a JSON text; places are paths such as `click.on`, as a request has one line.
  ///
  /// - Throws: ``ScriptError`` where it is no JSON.
  static func json(_ text: String) throws(ScriptError) -> ScriptNode {
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
      return value.node("request")
    } catch {
      throw ScriptError("no JSON", at: ScriptPlace(file: "request"))
    }
  }

  /// Whatever JSON can say.
  private enum Value: Decodable {
    case nothing
    case text(String)
    case list([Value])
    case map([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let value = try? container.decode(Bool.self) {
        self = .text("\(value)")
      } else if let value = try? container.decode(Int.self) {
        self = .text("\(value)")
      } else if let value = try? container.decode(Double.self) {
        self = .text("\(value)")
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let values = try? container.decode([Value].self) {
        self = .list(values)
      } else {
        self = .map(try container.decode([String: Value].self))
      }
    }

    func node(_ path: String) -> ScriptNode {
      let place = ScriptPlace(file: path)
      switch self {
      case .nothing: return ScriptNode(.nothing, at: place)
      case .text(let text): return ScriptNode(.text(text), at: place)
      case .list(let values):
        let nodes = values.enumerated().map { $0.element.node("\(path)[\($0.offset)]") }
        return ScriptNode(.list(nodes), at: place)
      case .map(let members):
        let nodes = members.sorted { $0.key < $1.key }.map { key, value in
          (ScriptNode(.text(key), at: place), value.node("\(path).\(key)"))
        }
        return ScriptNode(.map(nodes), at: place)
      }
    }
  }
}
