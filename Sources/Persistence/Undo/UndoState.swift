/// The acts of the next undo and the next redo; nil where there is nothing.
public struct UndoState: Sendable, Equatable {
  public let undo: Act?
  public let redo: Act?

  public var canUndo: Bool { undo != nil }
  public var canRedo: Bool { redo != nil }

  public init(undo: Act? = nil, redo: Act? = nil) {
    self.undo = undo
    self.redo = redo
  }
}
