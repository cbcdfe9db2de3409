/// A large part of a state behind one reference.
///
/// A copy of the whole costs a reference, and a part that nobody touched is equal without a look inside. A
/// change costs a copy of the part.
@propertyWrapper
public struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      var value = box.value
      defer { box = Box(value) }
      yield &value
    }
  }

  public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
