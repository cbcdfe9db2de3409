import CatinderDomain

/// The description of the exchange, made of the routes themselves.
struct OpenAPIDocument {
  let routes: [Route]

  var json: JSONTree {
    [
      "openapi": "3.0.3",
      "info": [
        "title": "Catinder", "version": "1.0.0",
        "description": """
        Cats that like each other. Lengths are counted in Unicode scalars. Texts are cleaned of \
        what could act on a terminal. Demonstration cats answer in the language of Accept-Language.
        """,
      ],
      "paths": .object(paths),
      "components": [
        "schemas": .object(
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

  private var paths: [String: JSONTree] {
    Dictionary(grouping: routes, by: \.path).mapValues { routes in
      .object(
        Dictionary(
          routes.map { ($0.method.lowercased(), OpenAPIOperation(route: $0).json) },
          uniquingKeysWith: { $1 }))
    }
  }
}

extension Schema {
  fileprivate var unnamed: Schema {
    if case .named(_, let schema) = self { return schema.unnamed }
    return self
  }
}
