/// On which side of another one something is put.
public enum MoveSide: Sendable, Hashable { case before, after }
