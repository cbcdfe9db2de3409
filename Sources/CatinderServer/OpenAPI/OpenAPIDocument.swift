import Foundation
import Interchange

/// The description of the protocol, made of the routes themselves.
struct OpenAPIDocument {
  let routes: [Route]

  var data: Data { Data(json.text().utf8) }

  var json: JSONValue {
    [
      "openapi": "3.0.3",
      "info": [
        "title": "Catinder", "version": "1.0.0",
        "description": """
        Cats that like each other. Lengths are counted in Unicode scalars. Texts are cleaned of \
        what could act on a terminal. Demonstration cats answer in the language of Accept-Language.
        """,
      ],
      "paths": .sorted(paths),
      "components": [
        "schemas": .sorted(
          schemas.mapValues { schema in
            if case .named(_, let inner) = schema { return inner.json }
            return schema.json
          }),
        "securitySchemes": ["session": ["type": "http", "scheme": "bearer"]],
      ],
    ]
  }

  private var schemas: [String: Schema] {
    let used = routes.flatMap { route -> [Schema] in
      var schemas = [Schemas.refusal]
      if case .json(let schema) = route.body { schemas.append(schema) }
      if case .json(let schema) = route.success { schemas.append(schema) }
      return schemas
    }
    return used.reduce(into: [:]) { names, schema in
      for (name, inner) in schema.named { names[name] = .named(name, inner.unnamed) }
    }
  }

  private var paths: [String: JSONValue] {
    Dictionary(grouping: routes, by: \.path).mapValues { routes in
      .object(routes.map { JSONMember($0.method.lowercased(), OpenAPIOperation(route: $0).json) })
    }
  }
}

extension JSONValue {
  /// Returns an object with its members sorted by name, so that the text is always the same.
  static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) })
  }
}

extension Schema {
  fileprivate var unnamed: Schema {
    if case .named(_, let schema) = self { return schema.unnamed }
    return self
  }
}

/// The description of one route.
private struct OpenAPIOperation {
  let route: Route

  var json: JSONValue {
    .members([
      "summary": .string(route.summary), "operationId": .string(identifier),
      "security": route.needsSession ? [["session": []]] : nil,
      "parameters": .array(parameters), "requestBody": body, "responses": .sorted(responses),
    ])
  }

  private var identifier: String {
    let words = route.path.split { "/{}".contains($0) }
    return ([route.method.lowercased()] + words.map(String.init)).joined(separator: "-")
  }

  private var parameters: [JSONValue] {
    route.parameters.map { parameter in
      [
        "name": .string(parameter.name), "in": "path", "required": true,
        "schema": parameter.schema.json,
      ]
    }
      + route.query.map { parameter in
        [
          "name": .string(parameter.name), "in": "query", "required": false,
          "description": .string(parameter.summary), "schema": parameter.schema.json,
        ]
      }
  }

  private var body: JSONValue? {
    switch route.body {
    case .none: nil
    case .json(let schema):
      ["required": true, "content": ["application/json": ["schema": schema.json]]]
    case .picture:
      [
        "required": true,
        "content": [
          "multipart/form-data": [
            "schema": [
              "type": "object", "required": ["imageFile"], "additionalProperties": false,
              "properties": [
                "imageFile": [
                  "type": "string", "format": "binary",
                  "description": """
                  A PNG or JPEG. Its bytes count; its file name and the type that it is said to have \
                  are not looked at.
                  """,
                ]
              ],
            ]
          ]
        ],
      ]
    }
  }

  // MARK: Answers
  private var responses: [String: JSONValue] {
    var responses = ["200": success]
    for (status, words) in refusals { responses[String(status)] = Self.refusal(status, words) }
    return responses
  }

  private var success: JSONValue {
    let content: JSONValue =
      switch route.success {
      case .json(let schema): ["application/json": ["schema": schema.json]]
      case .picture: ["image/jpeg": ["schema": ["type": "string", "format": "binary"]]]
      case .events: ["text/event-stream": ["schema": ["type": "string"]]]
      case .description: ["application/json": ["schema": ["type": "object"]]]
      }
    return ["description": "Done.", "content": content]
  }

  private var refusals: [Int: String] {
    var refusals = [
      400: "Something in it breaks the rules of this description.",
      405: "The path takes other methods.", 408: "It did not come in time.",
      413: "The body is too large.", 414: "The address is too long.",
      429: "Too often; Retry-After tells when.", 431: "The header is too large.",
      503: "Too much to do at the moment.",
    ]
    if route.needsSession { refusals[401] = "No session, or one that is over." }
    if case .none = route.body {} else { refusals[415] = "The body is of another kind." }
    if isAboutSomething { refusals[404] = "There is no such thing, or not for you." }
    return refusals.merging(route.refusals) { $1 }
  }

  private var isAboutSomething: Bool {
    if !route.parameters.isEmpty { return true }
    guard case .json(.named(let name, _)) = route.body else { return false }
    return ["Somebody", "Report"].contains(name)
  }

  private static func refusal(_ status: Int, _ words: String) -> JSONValue {
    let header: String? =
      switch status {
      case 405: "Allow"
      case 429, 503: "Retry-After"
      case 401: "WWW-Authenticate"
      default: nil
      }
    return .members([
      "description": .string(words),
      "headers": header.map { [$0: ["schema": ["type": "string"]]] },
      "content": ["application/json": ["schema": Schemas.refusal.json]],
    ])
  }
}
