import CatinderDomain
import Foundation
import Interchange

/// The description of the exchange, made of the routes themselves.
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
      .object(
        routes.map { JSONMember($0.method.lowercased(), OpenAPIOperation(route: $0).json) })
    }
  }
}

extension JSONValue {
  /// By their names, so that the text is always the same.
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
