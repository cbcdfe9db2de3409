/// One of the two sides to which a ``Draggable`` can be thrown, and what that means.
public struct DragExit<Action> {
  public var title: String
  public var action: Action

  public init(_ title: String, _ action: Action) {
    self.title = title
    self.action = action
  }
}
