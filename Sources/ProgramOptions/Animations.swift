import ArgumentParser

/// The values of `--animations`.
public enum Animations: String, ExpressibleByArgument, CaseIterable, Sendable {
  case on, off
}
