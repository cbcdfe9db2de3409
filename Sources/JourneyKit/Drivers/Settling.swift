/// How a driver finds out that a program has settled.
public enum Settling: String, Hashable, Sendable, CaseIterable {
  /// The protocol where the program says hello, else the kernel, and where that does not tell,
  /// frames; the ``Settlement`` says which it was.
  case automatic
  /// The program is asked (``Inspection/InspectionChannel``).
  case `protocol`
  /// proc(5) shows that nobody works and all input was read.
  case kernel
  /// A synchronised update (mode 2026) has ended and little time has passed; for a program that makes
  /// none, ``quiet``.
  case frames
  /// Nothing was written for ``ProcessDriver/quietTime``. A guess: what takes longer is missed.
  case quiet
}
