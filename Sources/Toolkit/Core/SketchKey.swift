/// What a remembered part depends on. It is compared by code of its own type, made where that is known.
@usableFromInline
struct SketchKey {
  let value: any Hashable & Sendable
  private let isEqual: (any Hashable & Sendable) -> Bool
  private let code: () -> Int

  @inlinable
  init<Value: Hashable & Sendable>(_ value: Value) {
    self.init(value: value, isEqual: { $0 as? Value == value }, code: { value.hashValue })
  }

  @usableFromInline
  init(
    value: any Hashable & Sendable, isEqual: @escaping (any Hashable & Sendable) -> Bool,
    code: @escaping () -> Int
  ) {
    (self.value, self.isEqual, self.code) = (value, isEqual, code)
  }

  var hash: Int { code() }

  func isSame(as other: any Hashable & Sendable) -> Bool { isEqual(other) }
}
