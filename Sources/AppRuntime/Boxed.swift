/// A large part of a state behind one reference, which is copied when it is changed and not before: a
/// copy of the whole costs a reference, and a part that nobody touched is equal without being looked
/// at. A change costs a copy of the part.
///
/// Inlinable, so that the copy is made by who knows the type.
@propertyWrapper
public struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Never changes, so that everybody may have it.
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      var value = box.value
      defer { box = Box(value) }
      yield &value
    }
  }

  @inlinable
  public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
